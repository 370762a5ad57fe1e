import type { StaffRight } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import type { StaffSession } from "./staff-session.ts";

/** Returns an open session of staff with their current rights; null when it has ended or they are blocked. */
export async function selectStaffSession(query: Query, storefrontId: number, id: string): Promise<StaffSession | null> {
  const row = await query
    .selectFrom("session")
    .innerJoin("staff", "staff.id", "session.staffId")
    .select(["staff.id as staffId", "staff.email", "staff.rights"])
    .where("session.id", "=", id)
    .where("staff.storefrontId", "=", storefrontId)
    .where("session.endedAt", "is", null)
    .where("staff.blockedAt", "is", null)
    .executeTakeFirst();
  return row ? { id, staffId: row.staffId, email: row.email, rights: row.rights as StaffRight[] } : null;
}

/** Ends all open sessions of a member of staff. */
export async function endStaffSessions(query: Query, staffId: number, because: string, now: Date): Promise<void> {
  await query
    .updateTable("session")
    .set({ endedAt: now, endedBecause: because })
    .where("staffId", "=", staffId)
    .where("endedAt", "is", null)
    .execute();
}
