import type { CustomerType, Language, Role } from "@azulejo/contract";

/** The caller, as currently stored in the database; the token only names the session. */
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
  /** The staff member who acts for the person; missing when they act themselves. */
  byStaffId?: number;
  /** The address of the staff member who sees the shop as the person does; missing for anybody else. Nothing can be changed then. */
  viewedBy?: string;
  /** The business account; null for a homeowner. */
  customer: { id: number; name: string; locked: boolean; paymentTerm: string; activeBranchId: number | null } | null;
}

/** The lifetimes of an auth token, and of a refresh token after it, in seconds. */
export const AUTH_TOKEN_SECONDS = 30 * 60;
export const REFRESH_TOKEN_SECONDS = 86_400;
const DAY_SECONDS = 86_400;
/** After this time somebody signs in again, however often a session has been renewed. */
export const LONGEST_SESSION_SECONDS = { customer: 30 * DAY_SECONDS, staff: DAY_SECONDS };
/** How long staff see the shop as a customer. */
export const VIEW_SECONDS = 30 * 60;
/** The maximum delay between renewals by several tabs or processes. A later use of the same token, as by a thief, ends the session. */
export const RENEWAL_GRACE_MS = 10_000;
