import type { Work } from "../../context.ts";
import { selectBranches, selectProfile } from "./customer.repository.ts";

/** Returns the branches that a user is limited to; an empty list means all. */
export const accountBranches = async ({ query }: Work, accountId: number): Promise<readonly number[]> =>
  (await selectProfile(query, accountId)).branchIds;

export const readCustomerBranches = ({ query }: Work, customerId: number) => selectBranches(query, customerId);
