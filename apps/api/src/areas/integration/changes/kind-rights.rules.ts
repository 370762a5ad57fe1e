import type { StaffRight } from "@azulejo/contract";
import { type ChangedKind, changeKinds } from "@azulejo/contract/areas/changes.ts";

/** The staff right needed to read changes of each kind. */
export const rightOfKind: Record<ChangedKind, StaffRight> = {
  product: "orders.read",
  price: "orders.read",
  stock: "orders.read",
  order: "orders.read",
  invoice: "customers.read",
  customer: "customers.read",
  contract: "prices.write",
  priceLevel: "prices.write",
  content: "orders.read",
};

/** The kinds whose records belong to a store; all others belong to the company. */
const kindsOfStores: readonly ChangedKind[] = ["stock", "order", "invoice"];

interface Reader {
  rights: readonly StaffRight[];
  /** Whether it reads records of some stores only. */
  isLimited: boolean;
}

/**
 * Returns the kinds to read, a right that is missing for one of them, or that one of them needs access to all stores.
 * @param named all that the reader may read if missing
 */
export function readableKinds(
  { rights, isLimited }: Reader,
  named?: readonly ChangedKind[],
): ChangedKind[] | { missing: StaffRight } | { needsAllStores: true } {
  const belongs = (kind: ChangedKind) => !isLimited || kindsOfStores.includes(kind);
  const kinds = named ?? changeKinds.filter((kind) => rights.includes(rightOfKind[kind]) && belongs(kind));
  const [missing] = kinds.map((kind) => rightOfKind[kind]).filter((right) => !rights.includes(right));
  if (missing) return { missing };
  if (!kinds.every(belongs)) return { needsAllStores: true };
  return kinds.length > 0 ? [...kinds] : { missing: "orders.read" };
}
