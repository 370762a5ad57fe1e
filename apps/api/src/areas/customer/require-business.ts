import { ShopError } from "@azulejo/contract";
import { type Context, requireSession, type Work } from "../../context.ts";
import { selectSession } from "../../session/session.repository.ts";
import type { Session } from "../../session/session.ts";
import { lockCustomer, selectBranches } from "./customer.repository.ts";
import { type StoredUser, selectUsers } from "./users/user.repository.ts";

/** Returns the caller's business account. @throws account_business_only */
export function requireBusiness(context: Context): NonNullable<Session["customer"]> {
  const { customer } = requireSession(context);
  if (!customer) throw new ShopError("account_business_only");
  return customer;
}

/**
 * Serializes changes of the caller's business account. A caller who lost the right to make changes while waiting is refused.
 * @throws account_session_ended, account_role
 */
export async function lockBusiness(context: Context): Promise<{ id: number }> {
  const { id } = requireBusiness(context);
  await lockCustomer(context.query, id);
  const now = await selectSession(context.query, context.storefront.id, requireSession(context).id);
  if (now?.customer?.id !== id) throw new ShopError("account_session_ended");
  if (!now.roles.includes("Administrator")) throw new ShopError("account_role");
  return { id };
}

/** @throws customer_branch_unknown unless all branches belong to the business account */
export async function requireBranches({ query }: Work, customerId: number, branchIds: readonly number[]): Promise<void> {
  if (branchIds.length === 0) return;
  const known = (await selectBranches(query, customerId)).map((branch) => branch.id);
  if (!branchIds.every((id) => known.includes(id))) throw new ShopError("customer_branch_unknown");
}

/** Returns all users of the business account and the requested one. @throws customer_user_not_found for a user of another account */
export async function requireUser({ query }: Work, customerId: number, userId: number): Promise<{ users: StoredUser[]; user: StoredUser }> {
  const users = await selectUsers(query, customerId);
  const user = users.find((one) => one.id === userId);
  if (!user) throw new ShopError("customer_user_not_found");
  return { users, user };
}
