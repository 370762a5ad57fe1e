import type { CustomerType, Language, Role } from "@azulejo/contract";

/** The caller with their current data. The token only contains the session's id. */
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
  /** The staff member who acts for the person; missing if they act themselves. */
  byStaffId?: number;
  /** The email of the staff member who views the shop as the person; missing otherwise. The session is then read-only. */
  viewedBy?: string;
  /** The business account; null for a homeowner. */
  customer: { id: number; name: string; locked: boolean; paymentTerm: string; activeBranchId: number | null } | null;
}

/** The lifetimes of an auth token, and of a refresh token after it, in seconds. */
export const AUTH_TOKEN_SECONDS = 30 * 60;
export const REFRESH_TOKEN_SECONDS = 86_400;
const DAY_SECONDS = 86_400;
/** Seconds after which people have to sign in again, however often a session was renewed. */
export const LONGEST_SESSION_SECONDS = { customer: 30 * DAY_SECONDS, staff: DAY_SECONDS };
/** Maximum time in seconds for which staff view the shop as a customer. */
export const VIEW_SECONDS = 30 * 60;
/** Maximum time in ms between renewals with the same token by several tabs or processes. A later use, as by a thief, ends the session. */
export const RENEWAL_GRACE_MS = 10_000;
