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

/** Returns the kinds to read, or a right that is missing for one of them. @param named all that the rights allow if missing */
export function readableKinds(rights: readonly StaffRight[], named?: readonly ChangedKind[]): ChangedKind[] | { missing: StaffRight } {
  const kinds = named ?? changeKinds.filter((kind) => rights.includes(rightOfKind[kind]));
  const [missing] = kinds.map((kind) => rightOfKind[kind]).filter((right) => !rights.includes(right));
  if (missing) return { missing };
  return kinds.length > 0 ? [...kinds] : { missing: "orders.read" };
}
