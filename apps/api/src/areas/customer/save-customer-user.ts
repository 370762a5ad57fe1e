import { type customer, ShopError } from "@azulejo/contract";
import { inTransaction } from "../../context.ts";
import type { Verb } from "../../http/handler.ts";
import { endSessionsOf } from "../../session/session.repository.ts";
import { lockCustomer } from "./customer.repository.ts";
import { requireBranches, requireBusiness, requireUser } from "./require-business.ts";
import { updateUser, writeRights } from "./user.repository.ts";
import { keptBranch, leavesNobody, rightsDiffer } from "./user.rules.ts";

/** Changes a user; who has other rights now signs in anew. */
export const saveCustomerUser: Verb<typeof customer.saveUser> = async (context, { userId, ...change }) => {
  const { id } = requireBusiness(context);
  await inTransaction(context, async (inside) => {
    await lockCustomer(inside.query, id);
    const { users, user } = await requireUser(inside, id, userId);
    await requireBranches(inside, id, change.branchIds);
    if (leavesNobody(users, { ...user, roles: change.roles })) throw new ShopError("customer_last_administrator");
    const activeBranchId = keptBranch(user.activeBranchId, change.branchIds);
    await updateUser(inside.query, userId, { ...change, activeBranchId });
    if (!rightsDiffer(user, change)) return;
    await writeRights(inside.query, userId, change.roles, change.branchIds);
    await endSessionsOf(inside.query, userId, "rights changed", inside.now());
  });
  return { done: true };
};
