import type { Identity } from "../../../ports/identity-providers.ts";

/** What is known when somebody comes back from another service. */
export interface Arrival {
  identity: Identity;
  /** The account that this person of the service opens already. */
  linkedTo: number | null;
  /** Who was signed in and wants to link the service; null for a sign-in. */
  linking: number | null;
  /** The account whose owner has proved the service's address, whether or not the service vouches for it. */
  ownerOfEmail: { id: number; blocked: boolean } | null;
}

/** What happens next. */
export type Step =
  | { kind: "enter"; accountId: number }
  | { kind: "link"; accountId: number }
  | { kind: "linked" }
  | { kind: "prove"; accountId: number }
  | { kind: "details"; emailVerified: boolean }
  | { kind: "rejected"; reason: "unverified" | "blocked" | "taken" };

/**
 * An existing account is never opened by an address alone: its owner proves it once with the password, and only an address that
 * the service vouches for gets that far. For any other the answer follows from what the service said, whoever has the address:
 * one that it calls unverified is rejected, and where it says nothing the person names an address and proves it by our mail.
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
