import type { PriceChangePreview, ShopPrice } from "@azulejo/contract/areas/office.ts";
import { ItemCell } from "../../../frame/ledger/item-cell.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { PriceInWords } from "./price-in-words.tsx";
import { signedPercent } from "./signed-percent.ts";

type Row = PriceChangePreview["first"][number];

const charged = ({ listCents, saleCents }: ShopPrice): number => Math.min(listCents, saleCents ?? listCents);

/** A new list price is compared with the previous list price, even during a sale. */
const difference = ({ before, after }: Row): number =>
  (before.listCents === after.listCents ? charged(after) / charged(before) : after.listCents / before.listCents) - 1;

interface Props {
  caption: string;
  rows: readonly Row[];
  /** Removes an item from the plan; if missing, there is no button for it. */
  onTakeOut?: (itemNo: string) => void;
}

/** Items with their prices before and after a change. */
export function ChangedPrices({ caption, rows, onTakeOut }: Props) {
  const t = useText();
  const { percent } = useFormats();
  const takeOut = (onClick: (itemNo: string) => void) => ({
    label: t("plan.takeOut"),
    phone: "acts" as const,
    cell: ({ itemNo }: Row) => (
      <button type="button" className="link-button" aria-label={t("plan.takeOutOf", { item: itemNo })} onClick={() => onClick(itemNo)}>
        {t("plan.takeOut")}
      </button>
    ),
  });
  return (
    <Ledger
      caption={caption}
      rows={rows}
      keyOf={({ itemNo }) => itemNo}
      columns={[
        {
          label: t("goods.item"),
          cell: ({ itemNo, name }) => <ItemCell itemNo={itemNo} name={name} to={`/prices/history?item=${encodeURIComponent(itemNo)}`} />,
        },
        { label: t("plan.before"), phone: "named", isFigure: true, cell: ({ before }) => <PriceInWords price={before} /> },
        { label: t("plan.after"), phone: "named", isFigure: true, cell: ({ after }) => <PriceInWords price={after} /> },
        { label: t("plan.difference"), phone: "end", isFigure: true, cell: (row) => signedPercent(difference(row), percent) },
        ...(onTakeOut ? [takeOut(onTakeOut)] : []),
      ]}
    />
  );
}
