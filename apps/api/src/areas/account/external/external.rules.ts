import type { Identity } from "../../../ports/identity-providers.ts";

/** An attempt to sign in with a service when the person returns from it. */
export interface Arrival {
  identity: Identity;
  /** The account already linked to this identity. */
  linkedTo: number | null;
  /** The signed-in account that wants to link the service; null for a sign-in. */
  linking: number | null;
  /** The account that has confirmed the service's address, whether or not the service vouches for it. */
  ownerOfEmail: { id: number; blocked: boolean } | null;
}

export type Step =
  | { kind: "enter"; accountId: number }
  | { kind: "link"; accountId: number }
  | { kind: "linked" }
  | { kind: "prove"; accountId: number }
  | { kind: "details"; emailVerified: boolean }
  | { kind: "rejected"; reason: "unverified" | "blocked" | "taken" };

/**
 * Decides the next step. An address alone never opens an existing account: the owner confirms with the password once, and only an
 * address that the service vouches for gets that far. For any other address the result depends only on what the service said, so it
 * reveals no account: an unverified address is rejected, and a missing one is asked for and confirmed by our own email.
 */
export function nextStep({ identity, linkedTo, linking, ownerOfEmail }: Arrival): Step {
  if (linking !== null && linkedTo === linking) return { kind: "linked" };
  if (linking !== null) return linkedTo === null ? { kind: "link", accountId: linking } : { kind: "rejected", reason: "taken" };
  if (linkedTo !== null) return { kind: "enter", accountId: linkedTo };
  if (identity.email === null || identity.emailVerified === null) return { kind: "details", emailVerified: false };
  if (!identity.emailVerified) return { kind: "rejected", reason: "unverified" };
  if (!ownerOfEmail) return { kind: "details", emailVerified: true };
  return ownerOfEmail.blocked ? { kind: "rejected", reason: "blocked" } : { kind: "prove", accountId: ownerOfEmail.id };
}
