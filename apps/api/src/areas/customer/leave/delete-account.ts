import { type account, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireSession } from "../../../context.ts";
import { endSessionsOf } from "../../../session/session.repository.ts";
import { enqueueAccountMails, forgetPerson, noticesTo, provePassword, requireAccount } from "../../account/index.ts";
import { lockCustomer } from "../customer.repository.ts";
import { cancelInvitations } from "../invitations/invitation.repository.ts";
import { forgetPaymentCustomer } from "../saved-payments/forget-cards.ts";
import { selectUsers } from "../users/user.repository.ts";
import { leavesNobody } from "../users/user.rules.ts";

/** Keeps the orders with their own copy of the buyer, as tax and commercial law require. */
export const deleteAccount: Verb<typeof account.deleteAccount> = async (context, { password }) => {
  await provePassword(context, await requireAccount(context), password);
  await inTransaction(context, async (inside) => {
    const { query, now } = inside;
    await keepAnAdministrator(inside);
    const owner = await requireAccount(inside, true);
    await endSessionsOf(query, owner.id, "account deleted", now());
    await enqueueAccountMails(inside, noticesTo(inside, owner, "accountDeleted"));
    await forgetPaymentCustomer(inside, owner.id);
    await forgetPerson(query, owner, now());
  });
  return { done: true };
};

/** @throws customer_last_administrator when the business account would have no administrator left */
async function keepAnAdministrator(context: Context): Promise<void> {
  const { accountId, customer } = requireSession(context);
  if (!customer) return;
  await lockCustomer(context.query, customer.id);
  const users = await selectUsers(context.query, customer.id);
  if (leavesNobody(users, { id: accountId, roles: [], blocked: false })) throw new ShopError("customer_last_administrator");
  await cancelInvitations(context.query, customer.id, { invitedBy: accountId }, context.now());
}
