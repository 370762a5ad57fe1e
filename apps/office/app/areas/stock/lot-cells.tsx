import { ItemCell } from "../../frame/ledger/item-cell.tsx";
import type { Column } from "../../frame/ledger/ledger.tsx";
import type { Text } from "../../i18n/text.ts";

interface Goods {
  itemNo: string;
  name: string;
  size: string | null;
  lot: string;
  shade: string | null;
  caliber: string | null;
}

/** Returns the columns that identify a line's goods. */
export const goodsColumns = <Line extends Goods>(t: Text): Column<Line>[] => [
  {
    label: t("goods.item"),
    cell: ({ itemNo, name, size }) => <ItemCell itemNo={itemNo} name={[name, size].filter(Boolean).join(", ")} />,
  },
  { label: t("stock.lot"), cell: ({ lot }) => lot },
  { label: t("goods.grade"), cell: ({ shade, caliber }) => [shade, caliber].filter(Boolean).join(" / ") || "—" },
];
