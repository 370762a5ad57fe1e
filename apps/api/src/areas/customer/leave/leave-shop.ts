import { ShopError } from "@azulejo/contract";
import type { Context } from "../../../context.ts";
import { endSessionsOf } from "../../../session/session.repository.ts";
import { enqueueAccountMails, forgetPerson, noticesTo, type StoredAccount } from "../../account/index.ts";
import { forgetPaymentCustomer } from "../../saved-payment/index.ts";
import { lockCustomer } from "../customer.repository.ts";
import { cancelInvitations } from "../invitations/invitation.repository.ts";
import { selectUsers } from "../users/user.repository.ts";
import { removesLastAdministrator } from "../users/user.rules.ts";

/** Ends an account's membership before the account is locked. @throws customer_last_administrator when nobody would administer the business */
export async function leaveBusiness(context: Context, accountId: number, customerId: number): Promise<void> {
  await lockCustomer(context.query, customerId);
  const users = await selectUsers(context.query, customerId);
  if (removesLastAdministrator(users, { id: accountId, roles: [], blocked: false })) throw new ShopError("customer_last_administrator");
  await cancelInvitations(context.query, customerId, { invitedBy: accountId }, context.now());
}

/** Deletes a locked account and its personal data. Orders keep their own copy of the buyer, as tax and commercial law require. */
export async function leaveShop(inside: Context, owner: StoredAccount): Promise<void> {
  const { query, now } = inside;
  await endSessionsOf(query, owner.id, "account deleted", now());
  await enqueueAccountMails(inside, noticesTo(inside, owner, "accountDeleted"));
  await forgetPaymentCustomer(inside, owner.id);
  await forgetPerson(query, owner, now());
}
