import { type office, ShopError } from "@azulejo/contract";
import type { StaffOpenSession } from "@azulejo/contract/areas/office/staff/own-account.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import { endSessionsOfOwner, selectSessions } from "../../../session/session.repository.ts";
import { recordAct } from "../../audit/index.ts";
import { changeStaffing } from "../change-staffing.ts";
import { requireChangeable } from "../members/change-member.ts";
import { requireMember } from "../members/list-staff.ts";

export const listOwnSessions: Verb<typeof office.ownSessions> = (context) => list(context, requireStaff(context).staffId);

export const listStaffSessions: Verb<typeof office.staffSessions> = async (context, { staffId }) => {
  await requireMember(context, staffId);
  return list(context, staffId);
};

async function list(context: Context, staffId: number): Promise<{ sessions: StaffOpenSession[] }> {
  const own = requireStaff(context).id;
  const sessions = await selectSessions(context.query, { staffId }, context.now());
  return {
    sessions: sessions.map(({ id, startedAt, usedAt, ...session }) => ({
      ...session,
      sessionId: id,
      startedAt: startedAt.toISOString(),
      usedAt: usedAt.toISOString(),
      isThis: id === own,
    })),
  };
}

export const endOwnSessions: Verb<typeof office.endOwnSessions> = (context, { sessionId }) =>
  inTransaction(context, async (inside) => {
    await end(inside, requireStaff(inside).staffId, sessionId, "ended by its owner");
    return { done: true as const };
  });

export const endStaffSessions: Verb<typeof office.endStaffSessions> = (context, { staffId, sessionId }) =>
  changeStaffing(context, async (inside, own) => {
    const member = await requireChangeable(inside, own, staffId);
    const count = await end(inside, staffId, sessionId, "ended by other staff");
    await recordAct(inside, { kind: "staff.sessions_ended", subject: "staff", no: member.email, after: { sessions: count } });
    return { done: true as const };
  });

/** @returns how many ended @throws office_session_not_found for a session that isn't open, or of somebody else */
async function end(inside: Context, staffId: number, sessionId: string | null, because: string): Promise<number> {
  const which = sessionId === null ? { except: requireStaff(inside).id } : { only: sessionId };
  const count = await endSessionsOfOwner(inside.query, { staffId }, because, inside.now(), which);
  if (sessionId !== null && count === 0) throw new ShopError("office_session_not_found");
  return count;
}
