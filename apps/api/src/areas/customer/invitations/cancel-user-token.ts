import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireBusiness } from "../require-business.ts";
import { cancelInvitations } from "./invitation.repository.ts";

export const cancelUserToken: Verb<typeof customer.cancelUserToken> = async (context, { invitationId }) => {
  const { id } = requireBusiness(context);
  const cancelled = await cancelInvitations(context.query, id, { id: invitationId }, context.now());
  if (cancelled === 0) throw new ShopError("customer_invitation_not_found");
  return { done: true };
};
