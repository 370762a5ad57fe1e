import { type Call, ShopError } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { sessionOfToken } from "./auth-token.ts";
import { selectSession } from "./session.repository.ts";
import type { Session } from "./session.ts";
import type { SigningKeys } from "./signing-keys.ts";

interface SessionContext {
  keys: SigningKeys;
  query: Query;
  storefrontId: number;
  now: Date;
}

/** Returns the caller's session; null for a guest. @throws account_session_ended for any invalid token, whatever the reason */
export async function findSession({ keys, query, storefrontId, now }: SessionContext, header: string | undefined): Promise<Session | null> {
  if (!header) return null;
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header)?.[1];
  const id = token ? await sessionOfToken(keys, storefrontId, token, now) : null;
  const session = id ? await selectSession(query, storefrontId, id) : null;
  if (!session) throw new ShopError("account_session_ended");
  return session;
}

/** Checks whether the caller may make the call at all. Ownership of data is checked by each verb. */
export function authorise({ callers, roles }: Call, session: Session | null): void {
  if (callers !== "customer" && callers !== "business") return;
  if (!session) throw new ShopError("account_session_required");
  if (callers === "business" && !session.customer) throw new ShopError("account_business_only");
  if (roles && !roles.some((role) => session.roles.includes(role))) throw new ShopError("account_role");
}
