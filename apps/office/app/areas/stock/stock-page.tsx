import type { OfficeLot } from "@azulejo/contract/areas/office.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useState } from "react";
import { Form, Link, type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { useAnnounce } from "../../frame/announcement.tsx";
import { Empty } from "../../frame/empty.tsx";
import { pageOf } from "../../frame/ledger/page-of.ts";
import { Pager } from "../../frame/ledger/pager.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { AdjustDialog } from "./adjust-dialog.tsx";
import { LotsTable } from "./lots-table.tsx";
import { MovedStock } from "./moved-stock.tsx";
import { Movements } from "./movements.tsx";
import { readItemStock } from "./read-stock.ts";
import { ReserveDialog } from "./reservations/reserve-dialog.tsx";
import { StockPages } from "./stock-pages.tsx";

/** That of the call. */
const PAGE_SIZE = 50;

export const loader = ({ request }: LoaderFunctionArgs) => readItemStock(request);

export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const { itemNo, stock, moved, refused } = useLoaderData<typeof loader>();
  const [adjusted, setAdjusted] = useState<OfficeLot | null>(null);
  const [reserved, setReserved] = useState<OfficeLot | null>(null);
  const saved = (words: string) => {
    announce(words);
    void revalidate();
  };
  return (
    <>
      <PageHeading help="stock" title={stock ? t("stock.of", { item: stock.itemNo }) : t("section.stock")}>
        {stock && stock.lots.length > 0 && (
          <Link to={`/stock/reservations?query=${encodeURIComponent(stock.itemNo)}`}>{t("reservation.title")}</Link>
        )}
      </PageHeading>
      <StockPages />
      <Form role="search" className="filters">
        <div className="field-slot">
          <Field key={itemNo} name="item" label={t("stock.item")} defaultValue={itemNo} required maxLength={60} autoComplete="off" />
        </div>
        <Button type="submit" look="tool">
          {t("stock.show")}
        </Button>
      </Form>
      {refused && (
        <div className="page-text">
          <Notice kind="alert">{refused.join(" ")}</Notice>
        </div>
      )}
      {moved?.length === 0 && <Empty title={t("stock.ask")}>{t("stock.askHint")}</Empty>}
      {moved && moved.length > 0 && <MovedStock rows={moved} />}
      {stock && stock.waiting.people > 0 && <p className="page-text">{t("stock.waiting", stock.waiting)}</p>}
      {stock?.lots.length === 0 && <Empty title={t("stock.none")}>{t("stock.noneHint")}</Empty>}
      {stock && stock.lots.length > 0 && (
        <>
          <LotsTable lots={stock.lots} totals={stock.totals} onAdjust={setAdjusted} onReserve={setReserved} />
          <Pager page={pageOf(query)} pageSize={PAGE_SIZE} total={stock.total} />
          <Movements itemNo={stock.itemNo} lots={stock.lots} />
        </>
      )}
      {stock && adjusted && <AdjustDialog itemNo={stock.itemNo} lot={adjusted} onSaved={saved} onClose={() => setAdjusted(null)} />}
      {stock && reserved && <ReserveDialog stock={stock} lot={reserved} onSaved={saved} onClose={() => setReserved(null)} />}
    </>
  );
}
