import { isStaffRight, type StaffRight } from "@azulejo/contract";
import type { Localized, Query } from "@azulejo/database";

export interface StoredRole {
  id: number;
  code: string;
  name: Localized;
  rights: StaffRight[];
  /** Rights of another version that this version doesn't know; they stay unchanged. */
  unknownRights: string[];
}

/** Returns the roles of a storefront in the order in which they were created. */
export async function selectRoles(query: Query, storefrontId: number): Promise<StoredRole[]> {
  const rows = await query
    .selectFrom("staffRole")
    .select(["id", "code", "name", "rights"])
    .where("storefrontId", "=", storefrontId)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ...row,
    rights: row.rights.filter(isStaffRight),
    unknownRights: row.rights.filter((right) => !isStaffRight(right)),
  }));
}

interface RoleValues {
  name: Localized;
  rights: string[];
}

export async function insertRole(query: Query, storefrontId: number, code: string, { name, rights }: RoleValues): Promise<void> {
  await query
    .insertInto("staffRole")
    .values({ storefrontId, code, name: JSON.stringify(name), rights })
    .execute();
}

export async function updateRole(query: Query, id: number, { name, rights }: RoleValues): Promise<void> {
  await query
    .updateTable("staffRole")
    .set({ name: JSON.stringify(name), rights })
    .where("id", "=", id)
    .execute();
}

export async function deleteRoleRow(query: Query, id: number): Promise<void> {
  await query.deleteFrom("staffRole").where("id", "=", id).execute();
}
