import type { PriceChangePreview, ShopPrice } from "@azulejo/contract/areas/office.ts";
import { ItemCell } from "../../../frame/ledger/item-cell.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { PriceInWords } from "./price-in-words.tsx";
import { signedPercent } from "./signed-percent.ts";

type Row = PriceChangePreview["first"][number];

const charged = ({ listCents, saleCents }: ShopPrice): number => Math.min(listCents, saleCents ?? listCents);

/** A new list price is compared with the former one, also while a sale goes on. */
const difference = ({ before, after }: Row): number =>
  (before.listCents === after.listCents ? charged(after) / charged(before) : after.listCents / before.listCents) - 1;

/** Items with their price before and after a change. */
export function ChangedPrices({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const t = useText();
  const { percent } = useFormats();
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
        { label: t("plan.before"), isFigure: true, cell: ({ before }) => <PriceInWords price={before} /> },
        { label: t("plan.after"), isFigure: true, cell: ({ after }) => <PriceInWords price={after} /> },
        { label: t("plan.difference"), isFigure: true, cell: (row) => signedPercent(difference(row), percent) },
      ]}
    />
  );
}
