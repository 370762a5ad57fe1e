import type { Context } from "../../../context.ts";
import { emailKey as keyOf } from "../../../domain/email-key.ts";
import { cancelInvitations, insertInvitation, type NewInvitation } from "./invitation.repository.ts";
import { newInvitationLink } from "./invitation-message.ts";

type Invited = Omit<NewInvitation, "emailKey" | "hash" | "expiresAt" | "invitedAt">;

/** Invites a person to a business account. An earlier invitation to the same address ends. */
export async function sendInvitation(inside: Context, invited: Invited): Promise<void> {
  const { query, outbox, now } = inside;
  const emailKey = keyOf(invited.email);
  await cancelInvitations(query, invited.customerId, { emailKey }, now());
  const { hash, expiresAt, message } = newInvitationLink(inside);
  await insertInvitation(query, { ...invited, emailKey, hash, expiresAt, invitedAt: now() });
  await outbox.enqueue(query, [message]);
}
