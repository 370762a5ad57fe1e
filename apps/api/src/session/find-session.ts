import { type Call, ShopError } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { sessionOfToken } from "./auth-token.ts";
import type { Session } from "./session.ts";
import type { SessionKind } from "./session-kind.ts";
import type { SigningKeys } from "./signing-keys.ts";
import type { StaffSession } from "./staff-session.ts";

interface SessionContext {
  keys: SigningKeys;
  query: Query;
  storefrontId: number;
  now: Date;
}

/** Returns the caller's session; null for a guest. @throws account_session_ended for any invalid token, whatever the reason */
export async function findSession<S extends { id: string }>(
  kind: SessionKind<S>,
  { keys, query, storefrontId, now }: SessionContext,
  header: string | undefined,
): Promise<S | null> {
  if (!header) return null;
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header)?.[1];
  const id = token ? await sessionOfToken(keys, kind.audience, storefrontId, token, now) : null;
  const session = id ? await kind.select(query, storefrontId, id) : null;
  if (!session) throw new ShopError("account_session_ended");
  return session;
}

/** Checks whether the caller may make the call. Each verb checks the ownership of data itself. */
export function authorise({ callers, roles }: Call, session: Session | null): void {
  if (callers !== "customer" && callers !== "business") return;
  if (!session) throw new ShopError("account_session_required");
  if (callers === "business" && !session.customer) throw new ShopError("account_business_only");
  if (roles && !roles.some((role) => session.roles.includes(role))) throw new ShopError("account_role");
}

/**
 * Checks whether a staff member may make the call.
 * @param requiresSecondFactor whether the shop requires a second factor of staff
 * @throws account_session_required, office_person_only, office_second_factor_required, office_right, office_all_stores
 */
export function authoriseStaff(
  { right, allStores, precedesSecondFactor, personOnly }: Call,
  staff: StaffSession | null,
  requiresSecondFactor: boolean,
): void {
  if (!staff) throw new ShopError("account_session_required");
  if (personOnly && staff.isKey) throw new ShopError("office_person_only");
  if (requiresSecondFactor && !staff.hasSecondFactor && !precedesSecondFactor) throw new ShopError("office_second_factor_required");
  if (right && !staff.rights.includes(right)) throw new ShopError("office_right", { right });
  if (allStores && staff.placeIds !== null) throw new ShopError("office_all_stores");
}
