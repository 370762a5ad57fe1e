import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Context, Work } from "../../../context.ts";
import { emailKey as keyOf } from "../../../domain/email-key.ts";
import type { Message } from "../../../outbox/outbox.ts";
import { newTicket } from "../../../session/ticket.ts";
import { recordAct } from "../../audit/index.ts";
import { changeStaffing, requireCovered } from "../change-staffing.ts";
import { placeCodes, powerOf, readGrant } from "../granted.ts";
import { selectStaffByEmail } from "../staff.repository.ts";
import { placesOf } from "./list-invitations.ts";
import { deleteInvitation, type StoredInvitation, selectInvitation, upsertInvitation } from "./staff-invitation.repository.ts";

export const STAFF_INVITATION_MAIL = "mail.staffInvitation";

const DAY_MS = 86_400_000;
const GOOD_FOR_MS = 7 * DAY_MS;

export const inviteStaff: Verb<typeof office.inviteStaff> = (context, { email, name, language, role, stores }) =>
  changeStaffing(context, async (inside, own) => {
    const emailKey = keyOf(email);
    if (await selectStaffByEmail(inside.query, inside.storefront.id, emailKey)) throw new ShopError("office_staff_exists", { email });
    const grant = await readGrant(inside, { role, stores });
    requireCovered(own, powerOf(grant));
    const placeIds = grant.placeIds ?? [];
    await send(inside, own.id, { email, emailKey, name, language, roleId: grant.role.id, placeIds }, grant.role.code);
    return { done: true as const };
  });

/** Sends an invitation again, with the sender as its inviter. */
export const resendInvitation: Verb<typeof office.resendStaffInvitation> = (context, { invitationId }) =>
  changeStaffing(context, async (inside, own) => {
    const invitation = await requireInvitation(inside, invitationId);
    const grant = await readGrant(inside, { role: invitation.role.code, stores: null });
    requireCovered(own, { ...powerOf(grant), placeIds: placesOf(invitation) });
    await send(inside, own.id, invitation, invitation.role.code);
    return { done: true as const };
  });

export const withdrawInvitation: Verb<typeof office.withdrawStaffInvitation> = (context, { invitationId }) =>
  changeStaffing(context, async (inside) => {
    const { email, role } = await requireInvitation(inside, invitationId);
    await deleteInvitation(inside.query, invitationId);
    await recordAct(inside, {
      kind: "staff.invitation_withdrawn",
      subject: "staff",
      no: email,
      before: { role: role.code, state: "invited" },
      after: { role: role.code, state: "withdrawn" },
    });
    return { done: true as const };
  });

type Invited = Pick<StoredInvitation, "email" | "emailKey" | "name" | "language" | "roleId" | "placeIds">;

/** Sends a new link; the shop stores only its hash, and the outbox holds it encrypted until the email is sent. */
async function send(inside: Context, invitedBy: number, invited: Invited, role: string): Promise<void> {
  const { query, outbox, seal, storefront, now } = inside;
  const { email, emailKey, name, language, roleId, placeIds } = invited;
  const { ticket, hash } = newTicket();
  const expiresAt = new Date(now().getTime() + GOOD_FOR_MS);
  const values = { email, emailKey, name, language, roleId, placeIds, hash, invitedBy, invitedAt: now(), expiresAt };
  await upsertInvitation(query, { storefrontId: storefront.id, ...values });
  const message: Message = { kind: STAFF_INVITATION_MAIL, key: `staff-invitation:${hash}`, payload: { sealedTicket: seal.seal(ticket) } };
  await outbox.enqueue(query, [message]);
  const stores = (await placeCodes(inside))(placeIds.length > 0 ? placeIds : null);
  await recordAct(inside, { kind: "staff.invited", subject: "staff", no: email, after: { role, stores, until: expiresAt.toISOString() } });
}

/** @throws office_invitation_not_found */
async function requireInvitation({ query, storefront }: Work, id: number): Promise<StoredInvitation> {
  const invitation = await selectInvitation(query, storefront.id, id);
  if (!invitation) throw new ShopError("office_invitation_not_found");
  return invitation;
}
