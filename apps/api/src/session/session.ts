import type { CustomerType, Language, Role } from "@azulejo/contract";

/** Who calls, as the database says at this moment; the token only names the session. */
export interface Session {
  id: string;
  accountId: number;
  userName: string;
  emailProved: boolean;
  givenName: string;
  surname: string;
  language: Language;
  type: CustomerType;
  roles: Role[];
  pricesHidden: boolean;
  /** yyyy-mm-dd */
  firstOrderOn: string | null;
  avatarKey: string | null;
  /** The business account; null for a homeowner. */
  customer: { id: number; name: string; locked: boolean; paymentTerm: string; activeBranchId: number | null } | null;
}

/** How long an auth token is good for, and a refresh token after it, in seconds. */
export const AUTH_TOKEN_SECONDS = 30 * 60;
export const REFRESH_TOKEN_SECONDS = 86_400;
/** Tabs and processes that renew one session at once are this close together. A stolen token that comes later ends the session. */
export const RENEWAL_GRACE_MS = 10_000;
