import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, type Work } from "../../../context.ts";
import { hashOf } from "../../../session/ticket.ts";
import { recordActOf } from "../../audit/index.ts";
import { keepAnOwner } from "../change-staffing.ts";
import { hashStaffPassword } from "../create-staff.ts";
import { placeCodes } from "../granted.ts";
import { selectMembers } from "../members/member.repository.ts";
import { covers } from "../power.rules.ts";
import { selectRoles } from "../roles/role.repository.ts";
import { signInAs } from "../sign-in/sign-in.ts";
import { insertStaff } from "../staff.repository.ts";
import { placesOf } from "./list-invitations.ts";
import { deleteInvitation, type StoredInvitation, selectInvitationOfLink } from "./staff-invitation.repository.ts";

export const readInvitation: Verb<typeof office.readStaffInvitation> = async (context, { token }) => {
  const { email, name, role, expiresAt } = await requireInvitation(context, token);
  return { email, name, role, shop: context.storefront.name, expiresAt: expiresAt.toISOString() };
};

/** The link is used up only once a password is accepted. */
export const acceptInvitation: Verb<typeof office.acceptStaffInvitation> = async (context, { token, name, password }) => {
  const { storefront, passwords, breachedPasswords } = context;
  const { email } = await requireInvitation(context, token);
  const passwordHash = await hashStaffPassword(passwords, { storefront, email, password }, breachedPasswords);
  const staffId = await inTransaction(context, (inside) =>
    keepAnOwner(inside.query, storefront.id, async () => join(inside, await requireInvitation(inside, token), { name, passwordHash })),
  );
  return signInAs(context, staffId, "link");
};

async function join(inside: Context, invitation: StoredInvitation, chosen: { name: string; passwordHash: string }): Promise<number> {
  const { query, storefront, now } = inside;
  const { id, hash, email, emailKey, language, role, placeIds } = invitation;
  if (!(await deleteInvitation(query, id, hash))) throw new ShopError("account_link_invalid");
  const staff = { ...chosen, storefrontId: storefront.id, email, emailKey, language, role: role.code, placeIds };
  const staffId = await insertStaff(query, staff);
  if (staffId === null) throw new ShopError("office_staff_exists", { email });
  const stores = (await placeCodes(inside))(placesOf(invitation));
  const by = { actor: "staff" as const, name: email, staffId };
  const act = { kind: "staff.added", subject: "staff", no: email, after: { name: chosen.name, role: role.code, stores } } as const;
  await recordActOf({ query, storefrontId: storefront.id, at: now(), by }, act);
  return staffId;
}

/** Returns an open invitation. It is void once its inviter is blocked or has lost one of its rights. @throws account_link_invalid */
async function requireInvitation({ query, storefront, now }: Work, token: string): Promise<StoredInvitation> {
  const invitation = await selectInvitationOfLink(query, hashOf(token), now());
  if (invitation?.storefrontId !== storefront.id || invitation.inviterId === null) throw new ShopError("account_link_invalid");
  const [inviter] = await selectMembers(query, storefront.id, invitation.inviterId);
  const role = (await selectRoles(query, storefront.id)).find(({ code }) => code === invitation.role.code);
  const isGiven = inviter && !inviter.isBlocked && inviter.rights.includes("staff.write");
  if (!isGiven || !role || !covers(inviter, { rights: role.rights, placeIds: placesOf(invitation) }))
    throw new ShopError("account_link_invalid");
  return invitation;
}
