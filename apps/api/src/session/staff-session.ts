import type { StaffRight } from "@azulejo/contract";

/** A member of staff who is signed in, as currently stored in the database; the token only names the session. */
export interface StaffSession {
  id: string;
  staffId: number;
  email: string;
  rights: StaffRight[];
}
