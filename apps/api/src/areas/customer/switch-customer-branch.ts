import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { requireSession } from "../../context.ts";
import { selectBranches, selectProfile, updateActiveBranch } from "./customer.repository.ts";
import { requireBusiness } from "./require-business.ts";
import { mayUse } from "./users/user.rules.ts";

export const switchCustomerBranch: Verb<typeof customer.switchBranch> = async (context, { branchId }) => {
  const { accountId } = requireSession(context);
  const { id } = requireBusiness(context);
  const [{ branchIds }, branches] = await Promise.all([selectProfile(context.query, accountId), selectBranches(context.query, id)]);
  const all = branches.map((branch) => branch.id);
  if (!mayUse(branchId, branchIds, all)) throw new ShopError("customer_branch_unknown");
  await updateActiveBranch(context.query, accountId, branchId);
  return { activeBranchId: branchId };
};
