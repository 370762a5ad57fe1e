import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction } from "../../../context.ts";
import { lockBusiness } from "../require-business.ts";
import { renewInvitation } from "./invitation.repository.ts";
import { newInvitationLink } from "./invitation-message.ts";

export const resendInvitation: Verb<typeof customer.resendInvitation> = async (context, { invitationId }) => {
  await inTransaction(context, async (inside) => {
    const { id } = await lockBusiness(inside);
    const { hash, expiresAt, message } = newInvitationLink(inside);
    if (!(await renewInvitation(inside.query, id, invitationId, hash, expiresAt))) throw new ShopError("customer_invitation_not_found");
    await inside.outbox.enqueue(inside.query, [message]);
  });
  return { done: true };
};
