import { ShopError } from "@azulejo/contract";
import { type Context, requireSession } from "../../context.ts";
import type { Session } from "../../session/session.ts";
import { selectBranches } from "./customer.repository.ts";
import { type StoredUser, selectUsers } from "./user.repository.ts";

/** The business account that the caller works for. @throws account_business_only */
export function requireBusiness(context: Context): NonNullable<Session["customer"]> {
  const { customer } = requireSession(context);
  if (!customer) throw new ShopError("account_business_only");
  return customer;
}

/** @throws customer_branch_unknown unless all branches are the business account's own */
export async function requireBranches({ query }: Context, customerId: number, branchIds: readonly number[]): Promise<void> {
  if (branchIds.length === 0) return;
  const known = (await selectBranches(query, customerId)).map((branch) => branch.id);
  if (!branchIds.every((id) => known.includes(id))) throw new ShopError("customer_branch_unknown");
}

/** All users of the business account and the one that is meant. @throws customer_user_not_found for anybody else's user */
export async function requireUser(
  { query }: Context,
  customerId: number,
  userId: number,
): Promise<{ users: StoredUser[]; user: StoredUser }> {
  const users = await selectUsers(query, customerId);
  const user = users.find((one) => one.id === userId);
  if (!user) throw new ShopError("customer_user_not_found");
  return { users, user };
}
