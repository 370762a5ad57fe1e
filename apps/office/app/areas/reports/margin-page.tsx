import "./reports.css";
import type { MarginRow } from "@azulejo/contract/areas/office/reports.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { lazy, Suspense } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { load } from "../../call/load.ts";
import { saveCsv } from "../../call/save-csv.ts";
import { Empty } from "../../frame/empty.tsx";
import { FilterLinks } from "../../frame/ledger/filter-links.tsx";
import { ItemCell } from "../../frame/ledger/item-cell.tsx";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { oneOf } from "../../frame/ledger/page-of.ts";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { marginOf, shareOf } from "./margin.ts";
import { readPeriod } from "./period.ts";
import { PeriodForm } from "./period-form.tsx";
import { ReportPages } from "./report-pages.tsx";

const groups = ["department", "item", "customer", "month"] as const;
/** The chart's library is larger than the page. */
const SalesChart = lazy(() => import("./sales-chart.tsx"));

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const period = await readPeriod(request);
  const by = oneOf(groups, query.get("by"));
  return { period, by, report: await load("marginReport", { ...period, by }, request) };
}

/** What is left of sales after what the goods cost, as far as that is known. */
export function Component() {
  const t = useText();
  const may = useMay();
  const { money, month, percent, figure } = useFormats();
  const { period, by, report } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const { rows, totals, currency } = report;
  const nameOf = ({ key, label }: MarginRow): string => {
    if (by === "month") return month(key);
    if (key === "") return t(by === "customer" ? "reports.withoutAccount" : "reports.other");
    return label ?? key;
  };
  const share = (row: Omit<MarginRow, "key" | "label">): string => {
    const known = shareOf(marginOf(row), row.knownCents);
    return known === null ? "—" : percent(known);
  };
  const coverage = (row: Omit<MarginRow, "key" | "label">): string => {
    const known = shareOf(row.knownCents, row.goodsCents);
    return known === null ? "—" : percent(known);
  };
  const columns: Column<MarginRow>[] = [
    {
      label: t(`reports.by.${by}`),
      cell: (row) => (by === "item" ? <ItemCell itemNo={row.key} name={row.label} /> : nameOf(row)),
      foot: t("reports.total"),
    },
    { label: t("reports.units"), isFigure: true, cell: ({ units }) => figure(units), foot: figure(totals.units) },
    {
      label: t("margin.goods"),
      isFigure: true,
      cell: ({ goodsCents }) => money(goodsCents, currency),
      foot: money(totals.goodsCents, currency),
    },
    { label: t("margin.coverage"), isFigure: true, cell: coverage, foot: coverage(totals) },
    {
      label: t("margin.cost"),
      isFigure: true,
      cell: ({ costCents, knownCents }) => (knownCents === 0 ? "—" : money(costCents, currency)),
      foot: money(totals.costCents, currency),
    },
    {
      label: t("margin.margin"),
      isFigure: true,
      cell: (row) => (row.knownCents === 0 ? "—" : money(marginOf(row), currency)),
      foot: <span className="total">{money(marginOf(totals), currency)}</span>,
    },
    { label: t("margin.share"), isFigure: true, cell: share, foot: share(totals) },
  ];
  const save = () =>
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
      rows.map((row) => [
        row.key,
        nameOf(row),
        row.units,
        row.goodsCents / 100,
        row.knownCents / 100,
        row.costCents / 100,
        marginOf(row) / 100,
      ]),
    );
  const isKnown = totals.knownCents !== 0;
  return (
    <>
      <PageHeading
        help="margin"
        title={t("margin.title")}
        actions={
          rows.length > 0 && (
            <Button type="button" look="tool" onClick={() => void save()}>
              {t("books.csv")}
            </Button>
          )
        }
      />
      <ReportPages />
      <div className="filters">
        <FilterLinks
          label={t("reports.group")}
          name="by"
          usual="department"
          chosen={oneOf(groups, query.get("by"))}
          choices={groups.map((value) => ({ value, label: t(`reports.by.${value}`) }))}
        />
        <PeriodForm {...period} />
      </div>
      {rows.length > 0 && (
        <p className="page-text">
          {t("margin.covered", { share: coverage(totals) })} {may("costs.write") && <Link to="/reports/costs">{t("margin.toCosts")}</Link>}
        </p>
      )}
      {rows.length > 0 ? (
        <>
          {isKnown && (
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
          <Ledger caption={t("margin.title")} columns={columns} rows={rows} keyOf={({ key }) => key} />
        </>
      ) : (
        <Empty title={t("reports.noSales")}>{t("reports.noSalesHint")}</Empty>
      )}
    </>
  );
}
