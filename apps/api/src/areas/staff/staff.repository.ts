import { isStaffRight, type Language, type StaffRight } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export interface StoredStaff {
  id: number;
  email: string;
  /** The code of the role; null for rights without a role. */
  role: string | null;
  rights: StaffRight[];
  isBlocked: boolean;
}

/** Excludes the accounts of API keys, to which nobody signs in. */
export const isPerson = sql<boolean>`not exists (select from api_key where api_key.staff_id = staff.id)`;

/** Returns the staff member with an address, including the password hash; null if there is none. */
export async function selectStaffByEmail(
  query: Query,
  storefrontId: number,
  emailKey: string,
): Promise<(StoredStaff & { passwordHash: string }) | null> {
  const row = await query
    .selectFrom("staff")
    .leftJoin("staffRole", "staffRole.id", "staff.roleId")
    .select(columns)
    .select("passwordHash")
    .where("staff.storefrontId", "=", storefrontId)
    .where("emailKey", "=", emailKey)
    .where(isPerson)
    .executeTakeFirst();
  return row ? { ...toStaff(row), passwordHash: row.passwordHash } : null;
}

/** Locks a staff member, so that passkeys are added one after the other. */
export async function lockStaff(query: Query, staffId: number): Promise<void> {
  await query.selectFrom("staff").select("id").where("id", "=", staffId).forUpdate().execute();
}

/** Returns all staff of a storefront, by address. */
export async function selectStaff(query: Query, storefrontId: number): Promise<StoredStaff[]> {
  const rows = await query
    .selectFrom("staff")
    .leftJoin("staffRole", "staffRole.id", "staff.roleId")
    .select(columns)
    .where("staff.storefrontId", "=", storefrontId)
    .where(isPerson)
    .orderBy("emailKey")
    .execute();
  return rows.map(toStaff);
}

const columns = [
  "staff.id",
  "staff.email",
  "staff.rights",
  "staff.blockedAt",
  "staffRole.code as role",
  "staffRole.rights as roleRights",
] as const;

interface StaffRow {
  id: number;
  email: string;
  rights: string[];
  blockedAt: Date | null;
  role: string | null;
  roleRights: string[] | null;
}

const toStaff = (row: StaffRow): StoredStaff => ({
  id: row.id,
  email: row.email,
  role: row.role,
  rights: (row.roleRights ?? row.rights).filter(isStaffRight),
  isBlocked: row.blockedAt !== null,
});

export interface NewStaff {
  storefrontId: number;
  email: string;
  emailKey: string;
  passwordHash: string;
  name?: string;
  language?: Language;
  /** Own rights, or the code of a role. */
  rights?: readonly StaffRight[];
  role?: string;
  /** The places that they are limited to; all by default. */
  placeIds?: readonly number[];
}

/** Returns the id; null, without writing anything, if the address belongs to staff. @throws if there is no such role */
export async function insertStaff(query: Query, { rights = [], role, placeIds = [], ...staff }: NewStaff): Promise<number | null> {
  const roleId = role === undefined ? null : await requireRoleId(query, staff.storefrontId, role);
  const added = await query
    .insertInto("staff")
    .values({ ...staff, rights: [...rights], roleId })
    .onConflict((conflict) => conflict.columns(["storefrontId", "emailKey"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return null;
  await replaceStaffStores(query, added.id, placeIds);
  return added.id;
}

export async function selectRole(query: Query, storefrontId: number, code: string): Promise<{ id: number; rights: StaffRight[] } | null> {
  const row = await query
    .selectFrom("staffRole")
    .select(["id", "rights"])
    .where("storefrontId", "=", storefrontId)
    .where("code", "=", code)
    .executeTakeFirst();
  return row ? { id: row.id, rights: row.rights.filter(isStaffRight) } : null;
}

async function requireRoleId(query: Query, storefrontId: number, code: string): Promise<number> {
  const role = await selectRole(query, storefrontId, code);
  if (!role) throw new Error(`there is no role ${code}`);
  return role.id;
}

/** Limits a staff member to places; an empty list means all. */
export async function replaceStaffStores(query: Query, staffId: number, placeIds: readonly number[]): Promise<void> {
  await query.deleteFrom("staffStore").where("staffId", "=", staffId).execute();
  if (placeIds.length === 0) return;
  await query
    .insertInto("staffStore")
    .values(placeIds.map((placeId) => ({ staffId, placeId })))
    .execute();
}

export async function selectPasswordHash(query: Query, id: number): Promise<string | null> {
  const row = await query.selectFrom("staff").select("passwordHash").where("id", "=", id).executeTakeFirst();
  return row?.passwordHash ?? null;
}

/** @returns false if there is no such staff member */
export async function updateStaff(
  query: Query,
  id: number,
  change: Partial<{
    name: string;
    language: Language;
    blockedAt: Date | null;
    lockReason: string | null;
    rights: StaffRight[];
    roleId: number | null;
    passwordHash: string;
  }>,
): Promise<boolean> {
  const { numUpdatedRows } = await query.updateTable("staff").set(change).where("id", "=", id).executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
