import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction } from "../../../context.ts";
import { endSessionsOf } from "../../../session/session.repository.ts";
import { cancelInvitations } from "../invitations/invitation.repository.ts";
import { lockBusiness, requireBranches, requireUser } from "../require-business.ts";
import { updateUser, writeRights } from "./user.repository.ts";
import { removesLastAdministrator, rightsDiffer, validBranch } from "./user.rules.ts";

/** Changes a user. A user whose rights change has to sign in again. */
export const saveCustomerUser: Verb<typeof customer.saveUser> = async (context, { userId, ...change }) => {
  await inTransaction(context, async (inside) => {
    const { id } = await lockBusiness(inside);
    const { users, user } = await requireUser(inside, id, userId);
    await requireBranches(inside, id, change.branchIds);
    if (removesLastAdministrator(users, { ...user, roles: change.roles })) throw new ShopError("customer_last_administrator");
    const activeBranchId = validBranch(user.activeBranchId, change.branchIds);
    await updateUser(inside.query, userId, { ...change, activeBranchId });
    if (!rightsDiffer(user, change)) return;
    await writeRights(inside.query, userId, change.roles, change.branchIds);
    await endSessionsOf(inside.query, userId, "rights changed", inside.now());
    if (!change.roles.includes("Administrator")) await cancelInvitations(inside.query, id, { invitedBy: userId }, inside.now());
  });
  return { done: true };
};
