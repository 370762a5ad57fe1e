import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { hashOf } from "../../../session/ticket.ts";
import { selectAccountByEmail } from "../../account/index.ts";
import { type StoredInvitation, selectInvitation } from "./invitation.repository.ts";

export const getDataForUserInvitation: Verb<typeof customer.invitationData> = async (context, { token }) => {
  const invitation = await requireInvitation(context, token);
  const account = await selectAccountByEmail(context.query, context.storefront.id, invitation.emailKey);
  const { email, givenName, surname, customerName, invitedBy, roles, expiresAt } = invitation;
  return { email, givenName, surname, customerName, invitedBy, roles, hasAccount: account !== null, expiresAt: expiresAt.toISOString() };
};

/** @throws account_link_invalid unless the link leads to an open invitation of this storefront */
export async function requireInvitation(context: Context, token: string): Promise<StoredInvitation> {
  const by = { hash: hashOf(token), storefrontId: context.storefront.id };
  const invitation = await selectInvitation(context.query, by, context.now());
  if (!invitation) throw new ShopError("account_link_invalid");
  return invitation;
}
