import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireSession } from "../../../context.ts";
import { emailKey as keyOf } from "../../../domain/email-key.ts";
import { lockBusiness, requireBranches } from "../require-business.ts";
import { selectUsers } from "../users/user.repository.ts";
import { cancelInvitations, countOpenInvitations } from "./invitation.repository.ts";
import { sendInvitation } from "./send-invitation.ts";

/** The maximum number of open invitations, because each one is an email to someone. */
const MAX_OPEN = 50;

/** Neither checks nor reveals whether the address has an account elsewhere; only the business account's own users are known. */
export const inviteCustomerUser: Verb<typeof customer.inviteUser> = async (context, input) => {
  const { accountId } = requireSession(context);
  const emailKey = keyOf(input.email);
  await inTransaction(context, async (inside) => {
    const { query, language, now } = inside;
    const { id } = await lockBusiness(inside);
    await requireBranches(inside, id, input.branchIds);
    const users = await selectUsers(query, id);
    if (users.some((user) => keyOf(user.email) === emailKey)) throw new ShopError("customer_already_member");
    await cancelInvitations(query, id, { emailKey }, now());
    if ((await countOpenInvitations(query, id)) >= MAX_OPEN) throw new ShopError("customer_too_many_invitations", { limit: MAX_OPEN });
    await sendInvitation(inside, { ...input, language, customerId: id, invitedBy: accountId });
  });
  return { done: true };
};
