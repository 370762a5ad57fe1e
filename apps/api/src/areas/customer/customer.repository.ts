import type { CustomerType, Role } from "@azulejo/contract";
import type { Branch } from "@azulejo/contract/areas/customer.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** A person's data for the account page, beyond that of the session. */
export interface Profile {
  phone: string | null;
  pricesHidden: boolean;
  pricesWithheld: boolean;
  createdAt: Date;
  /** The branches that the person is limited to; an empty list means all. */
  branchIds: number[];
  /** The business details given at sign-up. */
  registration: { company: string | null; website: string | null; resaleNumber: string | null };
}

export async function selectProfile(query: Query, accountId: number): Promise<Profile> {
  const row = await query
    .selectFrom("account")
    .select(["phone", "hidePrices", "pricesWithheld", "createdAt", "details", branchIdsOf])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return {
    phone: row.phone,
    pricesHidden: row.hidePrices || row.pricesWithheld,
    pricesWithheld: row.pricesWithheld,
    createdAt: row.createdAt,
    branchIds: row.branchIds,
    registration: {
      company: textIn(row.details.company),
      website: textIn(row.details.website),
      resaleNumber: textIn(row.details.resaleNumber),
    },
  };
}

const textIn = (value: unknown): string | null => (typeof value === "string" ? value : null);

export const branchIdsOf = sql<
  number[]
>`array(select branch_id from account_branch where account_branch.account_id = account.id order by branch_id)`.as("branchIds");
export const rolesOf = sql<Role[]>`array(select role from account_role where account_role.account_id = account.id order by role)`.as(
  "roles",
);

export async function selectCustomerType(query: Query, customerId: number): Promise<CustomerType> {
  const row = await query.selectFrom("customer").select("type").where("id", "=", customerId).executeTakeFirstOrThrow();
  return row.type;
}

export function selectBranches(query: Query, customerId: number): Promise<Branch[]> {
  return query
    .selectFrom("customerBranch")
    .select(["id", "number", "name", "city", "state"])
    .where("customerId", "=", customerId)
    .orderBy("number")
    .execute();
}

export async function updateActiveBranch(query: Query, accountId: number, branchId: number | null): Promise<void> {
  await query.updateTable("account").set({ activeBranchId: branchId }).where("id", "=", accountId).execute();
}

/** Locks a business account until commit, so that changes of its users and invitations run one after the other. */
export async function lockCustomer(query: Query, customerId: number): Promise<{ type: CustomerType }> {
  return query.selectFrom("customer").select("type").where("id", "=", customerId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Returns the unconfirmed address that an account has asked to change to. */
export async function selectPendingEmail(query: Query, accountId: number, now: Date): Promise<string | null> {
  const row = await query
    .selectFrom("accountLink")
    .select("data")
    .where("accountId", "=", accountId)
    .where("kind", "=", "address")
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .orderBy("expiresAt", "desc")
    .executeTakeFirst();
  return typeof row?.data.email === "string" ? row.data.email : null;
}
