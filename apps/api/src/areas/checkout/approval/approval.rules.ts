import { createHash } from "node:crypto";
import type { Role } from "@azulejo/contract";
import type { StoredBag } from "../../bag/index.ts";

/** An amount above which somebody's orders need an approval. */
export interface Limit {
  /** Null for everybody but administrators. */
  accountId: number | null;
  aboveCents: number;
  /** The approver beside the administrators; null for them alone. */
  approverId: number | null;
}

export interface Orderer {
  accountId: number;
  roles: Role[];
}

/**
 * Returns the limit that an order exceeds; null for none. A person's own limits replace those for everybody. Of several that are
 * exceeded the highest counts, so that larger orders go to whoever may approve them.
 */
export function exceededLimit<L extends Limit>(limits: L[], { accountId, roles }: Orderer, totalCents: number): L | null {
  const own = limits.filter((one) => one.accountId === accountId);
  const general = roles.includes("Administrator") ? [] : limits.filter((one) => one.accountId === null);
  const exceeded = (own.length > 0 ? own : general).filter((one) => totalCents > one.aboveCents);
  return exceeded.toSorted((a, b) => b.aboveCents - a.aboveCents)[0] ?? null;
}

interface Asked {
  accountId: number;
  approverId: number | null;
}

/** Returns whether a user may decide about an approval: an administrator or the named approver, but never about their own order. */
export const mayDecide = ({ accountId, roles }: Orderer, asked: Asked): boolean =>
  asked.accountId !== accountId && (roles.includes("Administrator") || asked.approverId === accountId);

/** Returns a key of the order's items and destination, which changes with either. */
export function contentsOf({ lines, pickupPlaceId, checkout }: Pick<StoredBag, "lines" | "pickupPlaceId" | "checkout">): string {
  const { deliveryAddress } = checkout as { deliveryAddress?: { line1?: string; city?: string; postalCode?: string } };
  const place = deliveryAddress && [deliveryAddress.line1, deliveryAddress.city, deliveryAddress.postalCode];
  const ordered = lines.map(({ itemId, quantity, fulfilment }) => [itemId, quantity, fulfilment]).toSorted();
  return createHash("sha256")
    .update(JSON.stringify([ordered, pickupPlaceId, place]))
    .digest("base64url");
}
