import { isStaffRight, type StaffRight } from "@azulejo/contract";
import type { Localized, Query } from "@azulejo/database";

export interface StoredRole {
  id: number;
  code: string;
  name: Localized;
  rights: StaffRight[];
}

/** Returns the roles of a storefront in the order in which they were created. */
export async function selectRoles(query: Query, storefrontId: number): Promise<StoredRole[]> {
  const rows = await query
    .selectFrom("staffRole")
    .select(["id", "code", "name", "rights"])
    .where("storefrontId", "=", storefrontId)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, rights: row.rights.filter(isStaffRight) }));
}
