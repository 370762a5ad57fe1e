import "./reports.css";
import type { SalesRow } from "@azulejo/contract/areas/office.ts";
import { lazy, Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../call/load.ts";
import { saveCsv } from "../../call/save-csv.ts";
import { useCall } from "../../call/use-call.ts";
import { CsvButton } from "../../frame/ledger/csv-button.tsx";
import { ItemCell } from "../../frame/ledger/item-cell.tsx";
import type { Column } from "../../frame/ledger/ledger.tsx";
import { oneOf, pageOf } from "../../frame/ledger/page-of.ts";
import { ListPage } from "../../frame/pages/list-page.tsx";
import { type Text, useText, useTextOr } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { readPeriod } from "./period.ts";
import { PeriodForm } from "./period-form.tsx";
import { ReportPages } from "./report-pages.tsx";

const groups = ["day", "month", "store", "department", "item", "customer", "language"] as const;
const PAGE_SIZE = 50;
/** The most that the call returns at once. */
const ROWS_AT_ONCE = 1_200;
type Group = (typeof groups)[number];
/** Loaded lazily, because the chart library is larger than the page. */
const SalesChart = lazy(() => import("./sales-chart.tsx"));

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const period = await readPeriod(request);
  const by = oneOf(groups, query.get("by"));
  return { period, by, report: await load("salesReport", { ...period, by, page: pageOf(query), pageSize: PAGE_SIZE }, request) };
}

/** Returns a function that names what a row is about: a day, a place, a customer. */
function useRowName(by: Group) {
  const t = useText();
  const textOr = useTextOr();
  const { day, month } = useFormats();
  return ({ key, label }: Pick<SalesRow, "key" | "label">): string => {
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
  const { rows, chart, total, currency } = report;
  const nameOf = useRowName(by);
  const columns = useColumns();
  const { save, failure } = useSave();
  return (
    <ListPage
      help="sales"
      title={t("reports.sales")}
      actions={total > 0 && <CsvButton save={save} />}
      failure={failure}
      pages={<ReportPages />}
      states={{
        ...{ label: t("reports.group"), name: "by", usual: "day", chosen: by },
        choices: groups.map((value) => ({ value, label: t(`reports.by.${value}`) })),
      }}
      filters={<PeriodForm {...period} />}
      above={
        chart.length > 0 && (
          <Suspense fallback={<div className="chart" />}>
            <SalesChart
              rows={chart.map((row) => ({ key: row.key, name: nameOf(row), cents: row.netCents }))}
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
      paged={{ pageSize: PAGE_SIZE, total }}
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

/** Saves the whole report as a file, with amounts in dollars. */
function useSave() {
  const t = useText();
  const { period, by } = useLoaderData<typeof loader>();
  const { send, failure } = useCall("salesReport");
  const nameOf = useRowName(by);
  const heads = [
    t("reports.key"),
    t(`reports.by.${by}`),
    t("reports.orders"),
    t("reports.units"),
    t("reports.discount"),
    t("reports.goods"),
    t("reports.refunded"),
    t("reports.net"),
  ];
  const save = async (): Promise<void> => {
    const rows: SalesRow[] = [];
    for (let page = 1, total = 1; rows.length < total; page++) {
      const part = await send({ ...period, by, page, pageSize: ROWS_AT_ONCE });
      if (!part || part.rows.length === 0) return;
      rows.push(...part.rows);
      total = part.total;
    }
    await saveCsv(
      `${t("reports.salesFile")}-${period.from}-${period.to}.csv`,
      heads,
      rows.map((row) => fieldsOf(row, nameOf(row))),
    );
  };
  return { save, failure };
}

const fieldsOf = (row: SalesRow, name: string) => [
  row.key,
  name,
  row.orders,
  row.units,
  row.discountCents / 100,
  row.goodsCents / 100,
  row.refundedCents / 100,
  net(row) / 100,
];
