import type { SessionClaims } from "@azulejo/contract";
import type { AuthResponse } from "@azulejo/contract/areas/account.ts";

/** The session of a request, and the change that its response makes to it. */
export interface RequestSession {
  /** Null for a guest. */
  claims: SessionClaims | null;
  authToken: string | null;
  refreshToken: string | null;
  /** The change to the cookies: a new pair of tokens, `ended`, or none. */
  change: AuthResponse | "ended" | null;
  /** Sign-in address for an ended session, with the path to return to. */
  loginAddress: string;
  here: string;
}

export const nobody = (): RequestSession => ({
  claims: null,
  authToken: null,
  refreshToken: null,
  change: null,
  loginAddress: "/",
  here: "/",
});
