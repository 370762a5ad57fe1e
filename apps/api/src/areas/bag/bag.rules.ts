import type { Fulfilment } from "@azulejo/contract";
import type { BagLine, LotUnits } from "@azulejo/contract/areas/bag.ts";
import type { Recipient, Room } from "@azulejo/database";
import type { Store } from "../store/index.ts";
import type { Allocation } from "./pricing/allocation.rules.ts";
import { sameLots } from "./pricing/line-lots.rules.ts";
import type { StoredBag, StoredLine } from "./stored-bag.ts";

export const MAX_LINES = 100;
export const MAX_QUANTITY = 9_999;
export const MAX_ROOMS = 12;

/** Returns the rooms that still fit a quantity: the last ones shrink, or are dropped. */
export function fitRooms(rooms: Room[], quantity: number): Room[] {
  let left = quantity;
  return rooms.slice(0, MAX_ROOMS).flatMap((room) => {
    const units = Math.min(room.quantity, left);
    left -= units;
    return units > 0 ? [{ name: room.name, quantity: units }] : [];
  });
}

export const unitsOfRooms = (rooms: Room[]): number => rooms.reduce((sum, room) => sum + room.quantity, 0);

type Kind = BagLine["kind"];

/** Returns whether a caller may see a bag: a guest's for anyone who knows its id, an account's for its owner, a merged one for nobody. */
export const answersTo = ({ status, accountId }: Pick<StoredBag, "status" | "accountId">, caller: number | null): boolean =>
  status !== "joined" && (accountId === null || accountId === caller);

/** Returns whether two electronic items have the same recipient and message. */
export const sameRecipient = (a: Recipient | null, b: Recipient | null): boolean =>
  a === b || (a !== null && b !== null && a.name === b.name && a.email === b.email && a.message === b.message);

/** The most codes of promotions on a bag. */
export const MAX_CODES = 5;

/** Returns the fulfilment options of an item. */
export function fulfilmentOptions(kind: Kind): Fulfilment[] {
  return kind === "electronic" ? ["ELTR"] : ["DLVR", "PKUP"];
}

/** Returns whether orders can be picked up at a place. */
export const handsOver = (store: Pick<Store, "handsOver">): boolean => store.handsOver;

/** Returns the bag's pickup store: the chosen one, or the only one. */
export function pickupStoreOf<Place extends Pick<Store, "id" | "handsOver">>(stores: Place[], chosenId: number | null): Place | null {
  const offering = stores.filter(handsOver);
  const chosen = stores.find((store) => store.id === chosenId);
  return chosen ?? (offering.length === 1 ? (offering[0] ?? null) : null);
}

/** Returns the requested fulfilment, or the only option if none is requested; null when the item doesn't offer it. */
export function chooseFulfilment(kind: Kind, requested: Fulfilment): Fulfilment | null {
  const options = fulfilmentOptions(kind);
  if (requested === "NONE") return options.length === 1 ? (options[0] ?? null) : "NONE";
  return options.includes(requested) ? requested : null;
}

const finalRules = { electronic: "electronic_final", sample: "samples_final", slab: "slabs_final" } as const;

/** Returns the return policy of an item, shown before buying. @param final goods that the shop doesn't take back */
export function returnRule(kind: Kind, sellUnit: BagLine["sellUnit"], final: readonly (keyof typeof finalRules)[]): BagLine["returnRule"] {
  const matching = final.find((one) => one === kind || one === sellUnit);
  return matching ? finalRules[matching] : "full_boxes";
}

/** A reason why a line can't be ordered unchanged. */
export type LineProblem =
  | { code: "gone" | "fulfilment_missing" | "recipient_missing" }
  | { code: "price_changed"; beforeCents: number; nowCents: number }
  /** The stock suffices for `available` units only. If there are none anywhere, `on` is the day on which some are expected. */
  | { code: "short"; available: number; on?: string }
  /** The units come from several production lots, and the buyer has not agreed to these. */
  | { code: "lots_differ"; lots: number };

interface LineFacts {
  line: StoredLine;
  /** The line's units by lot. */
  lots: LotUnits[];
  kind: Kind;
  unitPriceCents: number | null;
  allocation: Allocation | null;
  pickupChosen: boolean;
}

/** Returns everything that prevents a line from being ordered, worst first. */
export function problemsOf({ line, lots, kind, unitPriceCents, allocation, pickupChosen }: LineFacts): LineProblem[] {
  const problems: LineProblem[] = [];
  if (unitPriceCents === null) return [{ code: "gone" }];
  if (unitPriceCents !== line.seenPriceCents) {
    problems.push({ code: "price_changed", beforeCents: line.seenPriceCents, nowCents: unitPriceCents });
  }
  if (line.fulfilment === "NONE" || (line.fulfilment === "PKUP" && !pickupChosen)) problems.push({ code: "fulfilment_missing" });
  if (allocation && allocation.missing > 0) problems.push({ code: "short", available: line.quantity - allocation.missing });
  else if (lots.length > 1 && !sameLots(line.agreedLots ?? [], lots)) problems.push({ code: "lots_differ", lots: lots.length });
  if (kind === "electronic" && !line.recipient) problems.push({ code: "recipient_missing" });
  return problems;
}
