import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { endSessionsOfOwner } from "../../../session/session.repository.ts";
import { recordAct } from "../../audit/index.ts";
import { changeStaffing, requireCovered } from "../change-staffing.ts";
import { placeCodes, powerOf, readGrant } from "../granted.ts";
import { replaceStaffStores, updateStaff } from "../staff.repository.ts";
import { requireMember, revisionOf } from "./list-staff.ts";
import type { Member } from "./member.repository.ts";

/** Changes a staff member's role and places. Open sessions get the new rights, which are read with each call. */
export const changeStaff: Verb<typeof office.changeStaff> = (context, { staffId, role, stores, revision }) =>
  changeStaffing(context, async (inside, own) => {
    const member = await requireChangeable(inside, own, staffId);
    if (revisionOf(member) !== revision) throw new ShopError("office_staff_changed", { name: member.name || member.email });
    const grant = await readGrant(inside, { role, stores });
    requireCovered(own, powerOf(grant));
    await updateStaff(inside.query, staffId, { roleId: grant.role.id, rights: [] });
    await replaceStaffStores(inside.query, staffId, grant.placeIds ?? []);
    const codesOf = await placeCodes(inside);
    await recordAct(inside, {
      kind: "staff.changed",
      subject: "staff",
      no: member.email,
      before: { role: member.role?.code ?? null, ...(!member.role && { rights: member.rights }), stores: codesOf(member.placeIds) },
      after: { role, stores: codesOf(grant.placeIds) },
    });
    return { done: true as const };
  });

export const blockStaff: Verb<typeof office.blockStaff> = (context, { staffId, reason }) => setBlock(context, staffId, reason);
export const unblockStaff: Verb<typeof office.unblockStaff> = (context, { staffId }) => setBlock(context, staffId, null);

const setBlock = (context: Context, staffId: number, reason: string | null) =>
  changeStaffing(context, async (inside, own) => {
    const member = await requireChangeable(inside, own, staffId);
    const isBlocked = reason !== null;
    await updateStaff(inside.query, staffId, { blockedAt: isBlocked ? inside.now() : null, lockReason: reason });
    if (isBlocked) await endSessionsOfOwner(inside.query, { staffId }, "blocked", inside.now());
    await recordAct(inside, {
      kind: isBlocked ? "staff.locked" : "staff.unlocked",
      subject: "staff",
      no: member.email,
      before: { isLocked: member.isBlocked, reason: member.lockReason },
      after: { isLocked: isBlocked, reason },
    });
    return { done: true as const };
  });

/** @throws office_staff_not_found, office_rights_beyond for somebody with more rights */
export async function requireChangeable(inside: Context, own: Member, staffId: number): Promise<Member> {
  const member = await requireMember(inside, staffId);
  requireCovered(own, member);
  return member;
}
