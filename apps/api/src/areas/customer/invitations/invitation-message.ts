import type { Work } from "../../../context.ts";
import type { Message } from "../../../outbox/outbox.ts";
import { newTicket } from "../../../session/ticket.ts";

export const INVITATION_MAIL = "mail.invitation";

const DAY_MS = 86_400_000;
const GOOD_FOR_MS = 7 * DAY_MS;

/** Creates an invitation link. The shop stores only its hash; the outbox holds the link encrypted until the email is sent. */
export function newInvitationLink({ now, seal }: Work) {
  const { ticket, hash } = newTicket();
  const message: Message = { kind: INVITATION_MAIL, key: `invitation:${hash}`, payload: { sealedTicket: seal.seal(ticket) } };
  return { hash, expiresAt: new Date(now().getTime() + GOOD_FOR_MS), message };
}
