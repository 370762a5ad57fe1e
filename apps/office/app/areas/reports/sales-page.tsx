import "./reports.css";
import type { SalesRow } from "@azulejo/contract/areas/office.ts";
import { lazy, Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../call/load.ts";
import { saveCsv } from "../../call/save-csv.ts";
import { CsvButton } from "../../frame/ledger/csv-button.tsx";
import { ItemCell } from "../../frame/ledger/item-cell.tsx";
import type { Column } from "../../frame/ledger/ledger.tsx";
import { oneOf } from "../../frame/ledger/page-of.ts";
import { ListPage } from "../../frame/pages/list-page.tsx";
import { type Text, useText, useTextOr } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { readPeriod } from "./period.ts";
import { PeriodForm } from "./period-form.tsx";
import { ReportPages } from "./report-pages.tsx";

const groups = ["day", "month", "store", "department", "item", "customer", "language"] as const;
type Group = (typeof groups)[number];
/** Loaded lazily, because the chart library is larger than the page. */
const SalesChart = lazy(() => import("./sales-chart.tsx"));

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const period = await readPeriod(request);
  const by = oneOf(groups, query.get("by"));
  return { period, by, report: await load("salesReport", { ...period, by }, request) };
}

/** Returns a function that names what a row is about: a day, a place, a customer. */
function useRowName(by: Group) {
  const t = useText();
  const textOr = useTextOr();
  const { day, month } = useFormats();
  return ({ key, label }: SalesRow): string => {
    if (by === "day") return day(key);
    if (by === "month") return month(key);
    if (key === "") return nameless(by, t);
    if (by === "language") return textOr(`reports.language.${key}`, key);
    return label ?? key;
  };
}

function nameless(by: Group, t: Text): string {
  if (by === "store") return t("reports.delivered");
  return t(by === "customer" ? "reports.withoutAccount" : "reports.other");
}

/** Sales less refunds. */
export function Component() {
  const t = useText();
  const { period, by, report } = useLoaderData<typeof loader>();
  const { rows, currency } = report;
  const nameOf = useRowName(by);
  const columns = useColumns();
  const save = useSave();
  return (
    <ListPage
      help="sales"
      title={t("reports.sales")}
      actions={rows.length > 0 && <CsvButton save={save} />}
      pages={<ReportPages />}
      states={{
        ...{ label: t("reports.group"), name: "by", usual: "day", chosen: by },
        choices: groups.map((value) => ({ value, label: t(`reports.by.${value}`) })),
      }}
      filters={<PeriodForm {...period} />}
      above={
        rows.length > 0 && (
          <Suspense fallback={<div className="chart" />}>
            <SalesChart
              rows={rows.map((row) => ({ key: row.key, name: nameOf(row), cents: net(row) }))}
              by={by}
              period={period}
              currency={currency}
            />
          </Suspense>
        )
      }
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      none={{ title: t("reports.noSales"), hint: t("reports.noSalesHint") }}
    />
  );
}

const net = ({ goodsCents, refundedCents }: Pick<SalesRow, "goodsCents" | "refundedCents">) => goodsCents - refundedCents;

function useColumns(): Column<SalesRow>[] {
  const t = useText();
  const { money, figure } = useFormats();
  const { by, report } = useLoaderData<typeof loader>();
  const { totals, currency } = report;
  const nameOf = useRowName(by);
  const amount = (cents: number) => (cents === 0 ? "—" : money(cents, currency));
  return [
    {
      label: t(`reports.by.${by}`),
      cell: (row) => (by === "item" ? <ItemCell itemNo={row.key} name={row.label} /> : nameOf(row)),
      foot: t("reports.total"),
    },
    { label: t("reports.orders"), isFigure: true, cell: ({ orders }) => figure(orders), foot: figure(totals.orders) },
    { label: t("reports.units"), isFigure: true, cell: ({ units }) => figure(units), foot: figure(totals.units) },
    {
      label: t("reports.discount"),
      isFigure: true,
      cell: ({ discountCents }) => amount(discountCents),
      foot: amount(totals.discountCents),
    },
    { label: t("reports.goods"), isFigure: true, cell: ({ goodsCents }) => amount(goodsCents), foot: amount(totals.goodsCents) },
    {
      label: t("reports.refunded"),
      isFigure: true,
      cell: ({ refundedCents }) => amount(-refundedCents),
      foot: amount(-totals.refundedCents),
    },
    {
      label: t("reports.net"),
      isFigure: true,
      cell: (row) => money(net(row), currency),
      foot: <span className="total">{money(net(totals), currency)}</span>,
    },
  ];
}

/** Saves the report as a file, with amounts in dollars. */
function useSave(): () => Promise<void> {
  const t = useText();
  const { period, by, report } = useLoaderData<typeof loader>();
  const nameOf = useRowName(by);
  return () =>
    saveCsv(
      `${t("reports.salesFile")}-${period.from}-${period.to}.csv`,
      [
        t("reports.key"),
        t(`reports.by.${by}`),
        t("reports.orders"),
        t("reports.units"),
        t("reports.discount"),
        t("reports.goods"),
        t("reports.refunded"),
        t("reports.net"),
      ],
      report.rows.map((row) => [
        row.key,
        nameOf(row),
        row.orders,
        row.units,
        row.discountCents / 100,
        row.goodsCents / 100,
        row.refundedCents / 100,
        net(row) / 100,
      ]),
    );
}
