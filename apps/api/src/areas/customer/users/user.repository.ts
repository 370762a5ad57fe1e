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
    .select(["id", "email", "givenName", "surname", "phone", "activeBranchId", "blockedAt", "pricesWithheld", rolesOf, branchIdsOf])
    .select(sql<Date | null>`(select max(used_at) from session where session.account_id = account.id)`.as("usedAt"))
    .where("customerId", "=", customerId)
    .where("deletedAt", "is", null)
    .orderBy("surname")
    .orderBy("givenName")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    givenName: row.givenName,
    surname: row.surname,
    phone: row.phone,
    roles: row.roles,
    branchIds: row.branchIds,
    activeBranchId: row.activeBranchId,
    blocked: row.blockedAt !== null,
    pricesWithheld: row.pricesWithheld,
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
      givenName: change.givenName,
      surname: change.surname,
      phone: change.phone,
      pricesWithheld: change.pricesWithheld,
      activeBranchId: change.activeBranchId,
    })
    .where("id", "=", id)
    .execute();
}

/** Replaces a user's roles and branches. */
export async function writeRights(query: Query, accountId: number, roles: readonly Role[], branchIds: readonly number[]): Promise<void> {
  await query.deleteFrom("accountRole").where("accountId", "=", accountId).execute();
  await query.deleteFrom("accountBranch").where("accountId", "=", accountId).execute();
  const ownRoles = [...new Set(roles)].map((role) => ({ accountId, role }));
  const accountBranches = [...new Set(branchIds)].map((branchId) => ({ accountId, branchId }));
  if (ownRoles.length > 0) await query.insertInto("accountRole").values(ownRoles).execute();
  if (accountBranches.length > 0) await query.insertInto("accountBranch").values(accountBranches).execute();
}

export async function updateBlocked(query: Query, id: number, blockedAt: Date | null): Promise<void> {
  await query.updateTable("account").set({ blockedAt }).where("id", "=", id).execute();
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
      customerId: membership.customerId,
      type: membership.type,
      pricesWithheld: membership.pricesWithheld,
      activeBranchId: membership.activeBranchId,
    })
    .where("id", "=", accountId)
    .where("customerId", "is", null)
    .where("deletedAt", "is", null)
    .where("blockedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return joined !== undefined;
}

/** Removes a user from a business account; they become a private customer. */
export async function leaveCustomer(query: Query, accountId: number): Promise<void> {
  await query
    .updateTable("account")
    .set({ customerId: null, type: "homeowner", pricesWithheld: false, activeBranchId: null })
    .where("id", "=", accountId)
    .execute();
}
