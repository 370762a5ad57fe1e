import type { OfficeOrder } from "@azulejo/contract";

export type OrderLine = OfficeOrder["lines"][number];

/** Units of a line that aren't canceled. How many are left for each step follows from them by the shop's own rules. */
const wanted = ({ quantity, canceled }: OrderLine): number => quantity - canceled;

export const leftToPick = (line: OrderLine): number => wanted(line) - line.picked;
export const leftToReady = (line: OrderLine): number => (line.fulfilment === "PKUP" ? wanted(line) - line.ready : 0);
export const leftToShip = (line: OrderLine): number => wanted(line) - line.shipped;
export const leftToDeliver = (line: OrderLine): number => (line.fulfilment === "DLVR" ? line.shipped - line.delivered : 0);

/** Canceled units count as refunded too, so units refunded beyond those had been delivered. */
export const leftToRefund = (line: OrderLine, isShipped: boolean): number =>
  isShipped ? Math.max(0, line.shipped - Math.max(0, line.refunded - line.canceled)) : leftToShip(line);

/** Units that the customer has and that can break. */
export const leftToReplace = ({ shipped, returned, fulfilment }: OrderLine): number => (fulfilment === "ELTR" ? 0 : shipped - returned);
