/** What was typed or scanned into the field for items. */
export interface Entry {
  itemNo: string;
  units?: number;
  squareFeet?: number;
}

const WRITTEN =
  /^(?<itemNo>[\w.\-/]{1,40})(?:[\s,;×*]+x?\s*(?<amount>\d+(?:\.\d{1,4})?)\s*(?<area>sf|sq\.?\s*ft\.?|sqft|ft2|ft²|pies?2|pies?²)?)?$/iu;

/**
 * Reads an item number with an amount in sell units or square feet: `POR-1224 12`, `POR-1224 120.5 sf`. A scanner types the number alone,
 * which is one unit. Null for anything else.
 */
export function readEntry(typed: string): Entry | null {
  const found = WRITTEN.exec(typed.trim())?.groups;
  if (!found?.["itemNo"]) return null;
  const { itemNo, amount, area } = found as { itemNo: string; amount?: string; area?: string };
  if (amount === undefined) return { itemNo };
  const figure = Number(amount);
  if (area) return figure > 0 ? { itemNo, squareFeet: figure } : null;
  return Number.isInteger(figure) && figure > 0 ? { itemNo, units: figure } : null;
}
