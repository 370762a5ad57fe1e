import { fitRooms, sameRecipient } from "../bag.rules.ts";
import type { StoredLine } from "../stored-bag.ts";

/** A line of the merged bag. */
export interface JoinedLine {
  /** The merged line with the quantity of both; its id is that of the account's line, or 0 if only the guest's bag has it. */
  line: StoredLine;
  /** Whether the guest's bag adds to it. */
  brought: boolean;
}

/** Returns whether two lines are the same: same item, fulfilment and recipient. */
export const isSameLine = (a: StoredLine, b: StoredLine): boolean =>
  a.itemId === b.itemId && a.fulfilment === b.fulfilment && sameRecipient(a.recipient, b.recipient);

/** Returns the account's own lines in order, with what the guest's bag adds to them, followed by new lines. */
export function joinLines(own: StoredLine[], guest: StoredLine[]): JoinedLine[] {
  const shared = own.map((line) => {
    const found = guest.find((other) => isSameLine(line, other));
    if (!found) return { line, brought: false };
    const quantity = line.quantity + found.quantity;
    const rooms = fitRooms([...line.rooms, ...found.rooms], quantity);
    return { line: { ...line, quantity, rooms, sampleLot: line.sampleLot ?? found.sampleLot }, brought: true };
  });
  const fresh = guest.filter((line) => !own.some((other) => isSameLine(line, other)));
  return [...shared, ...fresh.map((line) => ({ line: { ...line, lineId: 0 }, brought: true }))];
}

interface Bounds {
  /** The maximum of the line, whatever the stock. */
  limit: number;
  /** The available stock; null for an item that needs none. */
  available: number | null;
}

/** Returns a merged line's quantity: as wanted, up to limit and stock. An out-of-stock line keeps one, so that the bag reports it. */
export const mergedQuantity = (wanted: number, { limit, available }: Bounds): number =>
  Math.min(wanted, limit, available === null ? limit : Math.max(available, 1));
