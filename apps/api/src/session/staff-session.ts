import type { Language, StaffRight } from "@azulejo/contract";
import type { Localized } from "@azulejo/database";

/** A staff member who is signed in, or an API key, as currently stored in the database; the token only names the session. */
export interface StaffSession {
  id: string;
  staffId: number;
  email: string;
  name: string;
  language: Language;
  /** Null for staff with rights of their own. */
  role: { code: string; name: Localized } | null;
  rights: StaffRight[];
  hasAuthenticator: boolean;
  /** An authenticator app or a passkey. */
  hasSecondFactor: boolean;
  /** The only places whose orders and stock they see and change, by id; null for all. */
  placeIds: number[] | null;
  /** An API key of an integration, not a person; its email is its name. */
  isKey: boolean;
}
