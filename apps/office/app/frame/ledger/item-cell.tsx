import { Link } from "react-router";

interface Props {
  itemNo: string;
  /** The product and size, shown below the number. */
  name: string | null;
  /** An address in the office; if missing, that of the item's stock. */
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
