import { type Role, ShopError } from "@azulejo/contract";
import type { Work } from "../../context.ts";
import { lockCustomer } from "./customer.repository.ts";
import { joinCustomer, writeRights } from "./users/user.repository.ts";

/** Makes an account a user of a business account, for all of its branches. @throws customer_already_member */
export async function joinBusiness({ query }: Work, accountId: number, customerId: number, roles: readonly Role[]): Promise<void> {
  const { type } = await lockCustomer(query, customerId);
  const membership = { customerId, type, pricesWithheld: false, activeBranchId: null };
  if (!(await joinCustomer(query, accountId, membership))) throw new ShopError("customer_already_member");
  await writeRights(query, accountId, roles, []);
}
