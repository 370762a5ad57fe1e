import type { StoredLine } from "./stored-bag.ts";
import { sameRecipient } from "./webshoppingbag.rules.ts";

/** A line of the bag that two bags become. */
export interface JoinedLine {
  /** With the quantity of both; its id is that of the account's own line, or 0 for one that only the guest's bag has. */
  line: StoredLine;
  /** The guest's bag has brought something to it. */
  brought: boolean;
}

/** Whether two lines are one: the same item had in the same way by the same person. */
export const alike = (a: StoredLine, b: StoredLine): boolean =>
  a.itemId === b.itemId && a.fulfilment === b.fulfilment && sameRecipient(a.recipient, b.recipient);

/** The account's own lines in their order, with what the guest's bag brings to them; then the lines that are new. */
export function joinLines(own: StoredLine[], guest: StoredLine[]): JoinedLine[] {
  const shared = own.map((line) => {
    const found = guest.find((other) => alike(line, other));
    if (!found) return { line, brought: false };
    return { line: { ...line, quantity: line.quantity + found.quantity, lotsConsented: false }, brought: true };
  });
  const fresh = guest.filter((line) => !own.some((other) => alike(line, other)));
  return [...shared, ...fresh.map((line) => ({ line: { ...line, lineId: 0, lotsConsented: false }, brought: true }))];
}

interface Bounds {
  /** Of the line, whatever there is. */
  limit: number;
  /** What can be had; null for what needs no stock. */
  available: number | null;
}

/** What a joined line holds: all that was wanted, as far as limit and stock go. What is out of stock stays with one, and says so. */
export const keptQuantity = (wanted: number, { limit, available }: Bounds): number =>
  Math.min(wanted, limit, available === null ? limit : Math.max(available, 1));
