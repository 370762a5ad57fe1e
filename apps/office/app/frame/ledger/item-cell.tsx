import type { PieceImage } from "@azulejo/contract/fields.ts";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { Link } from "react-router";
import { Piece } from "./piece.tsx";

interface Props {
  itemNo: string;
  /** The product and size, shown below the number. */
  name: string | null;
  /** Before the number; no place is left for it if missing. */
  piece?: PieceImage | null;
  /** An address of the office; the item's stock if missing. */
  to?: string;
}

/** An item's number as a link, with its name below. */
export function ItemCell({ itemNo, name, piece, to = `/stock?item=${encodeURIComponent(itemNo)}` }: Props) {
  const words = (
    <span>
      <Link to={to}>
        <UnbrokenNumbers>{itemNo}</UnbrokenNumbers>
      </Link>
      <small>{name}</small>
    </span>
  );
  if (piece === undefined) return words;
  return (
    <span className="with-piece">
      <Piece of={piece} />
      {words}
    </span>
  );
}
