import { Link } from "react-router";
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

/** The columns that say which goods a line is about. */
export const goodsColumns = <Line extends Goods>(t: Text): Column<Line>[] => [
  {
    label: t("goods.item"),
    cell: ({ itemNo, name, size }) => (
      <span>
        <Link to={`/stock?item=${encodeURIComponent(itemNo)}`}>{itemNo}</Link>
        <small>{[name, size].filter(Boolean).join(", ")}</small>
      </span>
    ),
  },
  { label: t("stock.lot"), cell: ({ lot }) => lot },
  { label: t("goods.grade"), cell: ({ shade, caliber }) => [shade, caliber].filter(Boolean).join(" / ") || "—" },
];
