import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import type { CallValue } from "../../call/calls.ts";
import { load } from "../../call/load.ts";
import { saveCsv } from "../../call/save-csv.ts";
import { CsvButton } from "../../frame/ledger/csv-button.tsx";
import { ItemCell } from "../../frame/ledger/item-cell.tsx";
import type { Column } from "../../frame/ledger/ledger.tsx";
import { oneOf } from "../../frame/ledger/page-of.ts";
import { ListPage } from "../../frame/pages/list-page.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { ReportPages } from "./report-pages.tsx";

const views = ["dead", "low", "slow"] as const;

export const loader = ({ request }: LoaderFunctionArgs) =>
  load("stockReport", { show: oneOf(views, new URL(request.url).searchParams.get("show")) }, request);

/** Stock on hand, stock that is running out, and stock that sells slowly. */
export function Component() {
  const t = useText();
  const rows = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const show = oneOf(views, query.get("show"));
  const columns = useColumns();
  const save = useSave(show);
  return (
    <ListPage
      first={50}
      title={t("reports.stock")}
      actions={rows.length > 0 && <CsvButton save={save} />}
      pages={<ReportPages />}
      states={{
        ...{ label: t("goods.show"), name: "show", usual: "dead", chosen: show },
        choices: views.map((value) => ({ value, label: t(`reports.show.${value}`) })),
      }}
      above={<p className="page-text soft">{t(`reports.showHint.${show}`)}</p>}
      columns={columns}
      rows={rows}
      keyOf={({ itemNo }) => itemNo}
      none={{ title: t("reports.noneMoving"), hint: t("reports.noneMovingHint") }}
    />
  );
}

function useColumns(): Column<CallValue<"stockReport">[number]>[] {
  const t = useText();
  const { day, figure } = useFormats();
  return [
    {
      label: t("goods.item"),
      cell: ({ itemNo, name }) => <ItemCell itemNo={itemNo} name={name} />,
    },
    { label: t("stock.onHand"), phone: "end", isFigure: true, cell: ({ onHand }) => figure(onHand) },
    { label: t("goods.lots"), phone: "named", isFigure: true, cell: ({ lots }) => figure(lots) },
    { label: t("reports.sold"), isFigure: true, cell: ({ sold }) => figure(sold) },
    { label: t("reports.turns"), phone: "named", isFigure: true, cell: ({ turns }) => (turns === null ? "—" : figure(turns)) },
    { label: t("reports.lastSold"), phone: "named", cell: ({ lastSoldOn }) => (lastSoldOn ? day(lastSoldOn) : "—") },
  ];
}

function useSave(show: (typeof views)[number]): () => Promise<void> {
  const t = useText();
  const rows = useLoaderData<typeof loader>();
  return () =>
    saveCsv(
      `${t("reports.stockFile")}-${show}.csv`,
      [
        t("goods.item"),
        t("reports.name"),
        t("stock.onHand"),
        t("goods.lots"),
        t("reports.sold"),
        t("reports.turns"),
        t("reports.lastSold"),
      ],
      rows.map(({ itemNo, name, onHand, lots, sold, turns, lastSoldOn }) => [
        itemNo,
        name,
        onHand,
        lots,
        sold,
        turns ?? "",
        lastSoldOn ?? "",
      ]),
    );
}
