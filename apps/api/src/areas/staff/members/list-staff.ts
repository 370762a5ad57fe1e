import { createHash } from "node:crypto";
import { type office, ShopError } from "@azulejo/contract";
import type { StaffMember } from "@azulejo/contract/areas/office/staff/members.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, requireStaff, type Work } from "../../../context.ts";
import { placeCodes } from "../granted.ts";
import { listInvitations } from "../invitations/list-invitations.ts";
import { covers } from "../power.rules.ts";
import { selectRoles } from "../roles/role.repository.ts";
import { readStaffStores } from "../staff-stores.ts";
import { countOpenSessions, type Member, selectMembers } from "./member.repository.ts";

/** Returns all staff as one page, because a shop has few. */
export const listStaff: Verb<typeof office.staffList> = async (context) => {
  const show = await memberReader(context);
  const members = await selectMembers(context.query, context.storefront.id);
  return { staff: members.map(show), invitations: await listInvitations(context), ...(await readChoices(context)) };
};

export const readStaffMember: Verb<typeof office.staffMember> = async (context, { staffId }) => {
  const member = await requireMember(context, staffId);
  return { member: (await memberReader(context))(member), ...(await readChoices(context)) };
};

/** @throws office_staff_not_found */
export async function requireMember({ query, storefront }: Work, staffId: number): Promise<Member> {
  const [member] = await selectMembers(query, storefront.id, staffId);
  if (!member) throw new ShopError("office_staff_not_found");
  return member;
}

async function memberReader(context: Context): Promise<(member: Member) => StaffMember> {
  const own = requireStaff(context);
  const codesOf = await placeCodes(context);
  const sessions = await countOpenSessions(context.query, context.storefront.id, context.now());
  return (member) => ({
    staffId: member.id,
    email: member.email,
    name: member.name,
    role: member.role,
    rights: member.rights,
    stores: codesOf(member.placeIds),
    isBlocked: member.isBlocked,
    lockReason: member.lockReason,
    signedInAt: member.signedInAt?.toISOString() ?? null,
    hasSecondFactor: member.hasSecondFactor,
    openSessions: sessions.get(member.id) ?? 0,
    isYou: member.id === own.staffId,
    mayChange: covers(own, member),
    revision: revisionOf(member),
  });
}

/** Returns a hash that changes with the role or places of a staff member. */
export const revisionOf = ({ role, rights, placeIds }: Member): string =>
  createHash("sha256")
    .update(JSON.stringify([role?.code ?? rights, placeIds]))
    .digest("base64url");

export async function readChoices(context: Context) {
  const own = requireStaff(context);
  const roles = await selectRoles(context.query, context.storefront.id);
  const stores = await readStaffStores(context);
  return {
    roles: roles.map(({ code, name, rights }) => ({ code, name, mayGrant: rights.every((right) => own.rights.includes(right)) })),
    stores: stores
      .map(({ code, texts }) => ({ code, name: texts[context.language].name }))
      .sort((one, other) => one.name.localeCompare(other.name, context.language)),
  };
}
