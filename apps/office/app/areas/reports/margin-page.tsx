import "./reports.css";
import type { MarginRow } from "@azulejo/contract/areas/office/reports.ts";
import { lazy, Suspense } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../call/load.ts";
import { saveCsv } from "../../call/save-csv.ts";
import { CsvButton } from "../../frame/ledger/csv-button.tsx";
import { ItemCell } from "../../frame/ledger/item-cell.tsx";
import type { Column } from "../../frame/ledger/ledger.tsx";
import { oneOf } from "../../frame/ledger/page-of.ts";
import { ListPage } from "../../frame/pages/list-page.tsx";
import { useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { marginOf, shareOf } from "./margin.ts";
import { readPeriod } from "./period.ts";
import { PeriodForm } from "./period-form.tsx";
import { ReportPages } from "./report-pages.tsx";

const groups = ["department", "item", "customer", "month"] as const;
/** Loaded lazily, because the chart library is larger than the page. */
const SalesChart = lazy(() => import("./sales-chart.tsx"));

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const period = await readPeriod(request);
  const by = oneOf(groups, query.get("by"));
  return { period, by, report: await load("marginReport", { ...period, by }, request) };
}

/** The margin of sales after the cost of goods, as far as costs are known. */
export function Component() {
  const t = useText();
  const may = useMay();
  const { period, by, report } = useLoaderData<typeof loader>();
  const { rows, totals, currency } = report;
  const { nameOf, coverage } = useWords();
  const columns = useColumns();
  const save = useSave();
  return (
    <ListPage
      help="margin"
      title={t("margin.title")}
      actions={rows.length > 0 && <CsvButton save={save} />}
      pages={<ReportPages />}
      states={{
        ...{ label: t("reports.group"), name: "by", usual: "department", chosen: by },
        choices: groups.map((value) => ({ value, label: t(`reports.by.${value}`) })),
      }}
      filters={<PeriodForm {...period} />}
      above={
        rows.length > 0 && (
          <>
            <p className="page-text">
              {t("margin.covered", { share: coverage(totals) })}{" "}
              {may("costs.write") && <Link to="/reports/costs">{t("margin.toCosts")}</Link>}
            </p>
            {totals.knownCents !== 0 && (
              <Suspense fallback={<div className="chart" />}>
                <SalesChart
                  rows={rows
                    .filter(({ knownCents }) => knownCents !== 0)
                    .map((row) => ({ key: row.key, name: nameOf(row), cents: marginOf(row) }))}
                  by={by}
                  period={period}
                  currency={currency}
                  name={t("margin.chart")}
                />
              </Suspense>
            )}
          </>
        )
      }
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      none={{ title: t("reports.noSales"), hint: t("reports.noSalesHint") }}
    />
  );
}

type Sums = Omit<MarginRow, "key" | "label">;

/** Returns functions that name a row and format its margin and known share. */
function useWords() {
  const t = useText();
  const { month, percent } = useFormats();
  const { by } = useLoaderData<typeof loader>();
  const known = (part: number, of: number): string => {
    const share = shareOf(part, of);
    return share === null ? "—" : percent(share);
  };
  return {
    nameOf: ({ key, label }: MarginRow): string => {
      if (by === "month") return month(key);
      if (key === "") return t(by === "customer" ? "reports.withoutAccount" : "reports.other");
      return label ?? key;
    },
    share: (row: Sums): string => known(marginOf(row), row.knownCents),
    coverage: (row: Sums): string => known(row.knownCents, row.goodsCents),
  };
}

function useColumns(): Column<MarginRow>[] {
  const t = useText();
  const { money, figure } = useFormats();
  const { nameOf, share, coverage } = useWords();
  const { by, report } = useLoaderData<typeof loader>();
  const { totals, currency } = report;
  return [
    {
      label: t(`reports.by.${by}`),
      cell: (row) => (by === "item" ? <ItemCell itemNo={row.key} name={row.label} /> : nameOf(row)),
      foot: t("reports.total"),
    },
    { label: t("reports.units"), isFigure: true, cell: ({ units }) => figure(units), foot: figure(totals.units) },
    {
      label: t("margin.goods"),
      phone: "end",
      isFigure: true,
      cell: ({ goodsCents }) => money(goodsCents, currency),
      foot: money(totals.goodsCents, currency),
    },
    { label: t("margin.coverage"), isFigure: true, cell: coverage, foot: coverage(totals) },
    {
      label: t("margin.cost"),
      isFigure: true,
      cell: ({ costCents, knownCents }) => (knownCents === 0 ? "—" : money(costCents, currency)),
      foot: totals.knownCents === 0 ? "—" : money(totals.costCents, currency),
    },
    {
      label: t("margin.margin"),
      isFigure: true,
      cell: (row) => (row.knownCents === 0 ? "—" : money(marginOf(row), currency)),
      foot: totals.knownCents === 0 ? "—" : <span className="total">{money(marginOf(totals), currency)}</span>,
    },
    { label: t("margin.share"), isFigure: true, cell: share, foot: share(totals) },
  ];
}

/** Saves the report as a file, with amounts in dollars. */
function useSave(): () => Promise<void> {
  const t = useText();
  const { nameOf } = useWords();
  const { period, by, report } = useLoaderData<typeof loader>();
  return () =>
    saveCsv(
      `${t("margin.file")}-${period.from}-${period.to}.csv`,
      [
        t("reports.key"),
        t(`reports.by.${by}`),
        t("reports.units"),
        t("margin.goods"),
        t("margin.known"),
        t("margin.cost"),
        t("margin.margin"),
      ],
      report.rows.map((row) => [
        row.key,
        nameOf(row),
        row.units,
        row.goodsCents / 100,
        row.knownCents / 100,
        row.costCents / 100,
        marginOf(row) / 100,
      ]),
    );
}
