import type { CustomerType, Role } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { branchIdsOf, rolesOf } from "../customer.repository.ts";

/** A business account's user, as its administrators see one. */
export interface StoredUser {
  id: number;
  email: string;
  givenName: string;
  surname: string;
  phone: string | null;
  roles: Role[];
  branchIds: number[];
  activeBranchId: number | null;
  blocked: boolean;
  pricesWithheld: boolean;
  usedAt: Date | null;
}

/** Returns all users of a business account by name, including blocked ones. */
export async function selectUsers(query: Query, customerId: number): Promise<StoredUser[]> {
  const rows = await query
    .selectFrom("account")
    .select(["id", "email", "given_name", "surname", "phone", "active_branch_id", "blocked_at", "prices_withheld", rolesOf, branchIdsOf])
    .select(sql<Date | null>`(select max(used_at) from session where session.account_id = account.id)`.as("usedAt"))
    .where("customer_id", "=", customerId)
    .where("deleted_at", "is", null)
    .orderBy("surname")
    .orderBy("given_name")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    givenName: row.given_name,
    surname: row.surname,
    phone: row.phone,
    roles: row.roles,
    branchIds: row.branchIds,
    activeBranchId: row.active_branch_id,
    blocked: row.blocked_at !== null,
    pricesWithheld: row.prices_withheld,
    usedAt: row.usedAt,
  }));
}

export interface UserChange {
  givenName: string;
  surname: string;
  phone: string | null;
  pricesWithheld: boolean;
  activeBranchId: number | null;
}

export async function updateUser(query: Query, id: number, change: UserChange): Promise<void> {
  await query
    .updateTable("account")
    .set({
      given_name: change.givenName,
      surname: change.surname,
      phone: change.phone,
      prices_withheld: change.pricesWithheld,
      active_branch_id: change.activeBranchId,
    })
    .where("id", "=", id)
    .execute();
}

/** Replaces a user's roles and branches. */
export async function writeRights(query: Query, accountId: number, roles: readonly Role[], branchIds: readonly number[]): Promise<void> {
  await query.deleteFrom("account_role").where("account_id", "=", accountId).execute();
  await query.deleteFrom("account_branch").where("account_id", "=", accountId).execute();
  const ownRoles = [...new Set(roles)].map((role) => ({ account_id: accountId, role }));
  const ownBranches = [...new Set(branchIds)].map((branch_id) => ({ account_id: accountId, branch_id }));
  if (ownRoles.length > 0) await query.insertInto("account_role").values(ownRoles).execute();
  if (ownBranches.length > 0) await query.insertInto("account_branch").values(ownBranches).execute();
}

export async function updateBlocked(query: Query, id: number, blockedAt: Date | null): Promise<void> {
  await query.updateTable("account").set({ blocked_at: blockedAt }).where("id", "=", id).execute();
}

interface Membership {
  customerId: number;
  type: CustomerType;
  pricesWithheld: boolean;
  activeBranchId: number | null;
}

/** Adds an account to a business account. Returns false when it already belongs to one, is deleted or is blocked. */
export async function joinCustomer(query: Query, accountId: number, membership: Membership): Promise<boolean> {
  const joined = await query
    .updateTable("account")
    .set({
      customer_id: membership.customerId,
      type: membership.type,
      prices_withheld: membership.pricesWithheld,
      active_branch_id: membership.activeBranchId,
    })
    .where("id", "=", accountId)
    .where("customer_id", "is", null)
    .where("deleted_at", "is", null)
    .where("blocked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return joined !== undefined;
}
