import type { Language, StaffRight } from "@azulejo/contract";
import type { Localized } from "@azulejo/database";

/** A signed-in staff member or an API key, with current data. The token only contains the session's id. */
export interface StaffSession {
  id: string;
  staffId: number;
  email: string;
  name: string;
  language: Language;
  /** Null for staff with rights but no role. */
  role: { code: string; name: Localized } | null;
  rights: StaffRight[];
  hasAuthenticator: boolean;
  /** An authenticator app or a passkey. */
  hasSecondFactor: boolean;
  /** The ids of places whose orders and stock they see and change; null for all. */
  placeIds: number[] | null;
  /** An API key of an integration, not a person; its email is its name. */
  isKey: boolean;
}
