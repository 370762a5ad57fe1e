import type { OfficeOrder } from "@azulejo/contract";

type Line = OfficeOrder["lines"][number];

export interface NamedLine {
  line: Line;
  units: number;
}

/**
 * Finds lines by their position in the order or by item number, each with an optional `=QUANTITY`; by default all units left.
 * @param left returns a line's units left
 * @throws if a line is unknown, or has no units left
 */
export function namedLines(order: OfficeOrder, names: string[], left: (line: Line) => number): NamedLine[] {
  return names.map((name) => {
    const [which = "", quantity] = name.split("=");
    const line = order.lines[Number(which) - 1] ?? lineOfItem(order, which);
    if (!line) throw new Error(`Order ${order.orderNo} has no line ${which}. Its lines are 1 to ${order.lines.length}.`);
    if (quantity !== undefined && !/^[1-9]\d*$/.test(quantity))
      throw new Error(`${name}: the quantity is a whole number, such as ${which}=2.`);
    const units = quantity === undefined ? left(line) : Number(quantity);
    if (units < 1) throw new Error(`Nothing of ${line.itemNo} is left to do.`);
    return { line, units };
  });
}

function lineOfItem(order: OfficeOrder, itemNo: string): Line | undefined {
  const found = order.lines.filter((line) => line.itemNo.toLowerCase() === itemNo.toLowerCase());
  if (found.length > 1) throw new Error(`${itemNo} is on several lines of order ${order.orderNo}. Name the line by its number.`);
  return found[0];
}

/** Returns all lines with units left. */
export const openLines = (order: OfficeOrder, left: (line: Line) => number): NamedLine[] =>
  order.lines.map((line) => ({ line, units: left(line) })).filter(({ units }) => units > 0);

export const leftToPick = (line: Line): number => line.quantity - line.canceled - line.picked;
export const leftToReady = (line: Line): number => (line.fulfilment === "PKUP" ? line.quantity - line.canceled - line.ready : 0);
export const leftToDeliver = (line: Line): number => (line.fulfilment === "DLVR" ? line.shipped - line.delivered : 0);
export const leftToShip = (line: Line): number => line.quantity - line.canceled - line.shipped;

export const toUnits = (lines: NamedLine[]) => lines.map(({ line, units }) => ({ lineId: line.lineId, units }));
