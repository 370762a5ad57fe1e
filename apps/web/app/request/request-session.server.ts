import type { SessionClaims } from "@azulejo/contract";
import type { AuthResponse } from "@azulejo/contract/areas/account.ts";
import { createContext } from "react-router";

/** Who sends a request, and what its answer says of the session. */
export interface RequestSession {
  /** Null for a guest. */
  claims: SessionClaims | null;
  authToken: string | null;
  refreshToken: string | null;
  /** What the answer's cookies shall be: a new pair, `ended`, or as they are. */
  change: AuthResponse | "ended" | null;
  /** Where who has to sign in again is sent, and the path to come back to. */
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

export const sessionContext = createContext<RequestSession>(nobody());
