import type { customer, ValueOf } from "@azulejo/contract";

/** Returns the message about claims: slabs are checked before they are cut, tile before it is installed. */
export const claimsKey = ({ lines }: Pick<ValueOf<typeof customer.receipt>, "lines">): "receipt.claims" | "receipt.claimsSlabs" =>
  lines.length > 0 && lines.every(({ sellUnit }) => sellUnit === "slab") ? "receipt.claimsSlabs" : "receipt.claims";
