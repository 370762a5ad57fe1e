import type { Query } from "@azulejo/database";
import { type Audience, claimsOf } from "./auth-token.ts";
import { selectSession } from "./session.repository.ts";
import type { Session } from "./session.ts";
import { selectStaffSession } from "./staff-session.repository.ts";
import type { StaffSession } from "./staff-session.ts";

/** Sessions of one kind of caller. Opening, renewal and the detection of stolen refresh tokens are the same for all. */
export interface SessionKind<S extends { id: string }> {
  audience: Audience;
  /** Returns an open session; null if it has ended, or belongs to another kind of caller or storefront. */
  select(query: Query, storefrontId: number, id: string): Promise<S | null>;
  /** Returns further claims of the auth token. */
  payload(session: S): Record<string, unknown>;
}

export const customerSessions: SessionKind<Session> = {
  audience: "customer",
  select: selectSession,
  payload: (session) => ({ userName: session.userName, claims: claimsOf(session) }),
};

export const staffSessions: SessionKind<StaffSession> = {
  audience: "staff",
  select: selectStaffSession,
  payload: ({ email, rights }) => ({ email, rights }),
};
