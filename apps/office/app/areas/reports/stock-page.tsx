import { Button } from "@azulejo/ui/button.tsx";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { load } from "../../call/load.ts";
import { saveCsv } from "../../call/save-csv.ts";
import { Empty } from "../../frame/empty.tsx";
import { FilterLinks } from "../../frame/ledger/filter-links.tsx";
import { ItemCell } from "../../frame/ledger/item-cell.tsx";
import { Ledger } from "../../frame/ledger/ledger.tsx";
import { oneOf } from "../../frame/ledger/page-of.ts";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { ReportPages } from "./report-pages.tsx";

const views = ["dead", "low", "slow"] as const;

export const loader = ({ request }: LoaderFunctionArgs) =>
  load("stockReport", { show: oneOf(views, new URL(request.url).searchParams.get("show")) }, request);

export function Component() {
  const t = useText();
  const { day, figure } = useFormats();
  const rows = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const show = oneOf(views, query.get("show"));
  const save = () =>
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
  const actions = rows.length > 0 && (
    <Button type="button" look="tool" onClick={() => void save()}>
      {t("books.csv")}
    </Button>
  );
  return (
    <>
      <PageHeading title={t("reports.stock")} actions={actions} />
      <ReportPages />
      <div className="filters">
        <FilterLinks
          label={t("goods.show")}
          name="show"
          usual="dead"
          chosen={show}
          choices={views.map((value) => ({ value, label: t(`reports.show.${value}`) }))}
        />
      </div>
      <p className="page-text soft">{t(`reports.showHint.${show}`)}</p>
      {rows.length > 0 ? (
        <Ledger
          caption={t("reports.stock")}
          rows={rows}
          keyOf={({ itemNo }) => itemNo}
          columns={[
            {
              label: t("goods.item"),
              cell: ({ itemNo, name }) => <ItemCell itemNo={itemNo} name={name} />,
            },
            { label: t("stock.onHand"), isFigure: true, cell: ({ onHand }) => figure(onHand) },
            { label: t("goods.lots"), isFigure: true, cell: ({ lots }) => figure(lots) },
            { label: t("reports.sold"), isFigure: true, cell: ({ sold }) => figure(sold) },
            { label: t("reports.turns"), isFigure: true, cell: ({ turns }) => (turns === null ? "—" : figure(turns)) },
            { label: t("reports.lastSold"), cell: ({ lastSoldOn }) => (lastSoldOn ? day(lastSoldOn) : "—") },
          ]}
        />
      ) : (
        <Empty title={t("reports.noneMoving")}>{t("reports.noneMovingHint")}</Empty>
      )}
    </>
  );
}
