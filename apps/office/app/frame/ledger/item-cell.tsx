import { Link } from "react-router";

interface Props {
  itemNo: string;
  /** Below the number: the product, its size. */
  name: string | null;
  /** An address of the office; the item's stock if missing. */
  to?: string;
}

/** An item's number as a link, with its name below. */
export function ItemCell({ itemNo, name, to = `/stock?item=${encodeURIComponent(itemNo)}` }: Props) {
  return (
    <span>
      <Link to={to}>{itemNo}</Link>
      <small>{name}</small>
    </span>
  );
}
