import type { StaffRight } from "@azulejo/contract";
import type { Query } from "@azulejo/database";

export interface StoredStaff {
  id: number;
  email: string;
  rights: StaffRight[];
  isBlocked: boolean;
}

/** Returns the member of staff with an address and the stored password; null when there is none. */
export async function selectStaffByEmail(
  query: Query,
  storefrontId: number,
  emailKey: string,
): Promise<(StoredStaff & { passwordHash: string }) | null> {
  const row = await query
    .selectFrom("staff")
    .select(["id", "email", "rights", "blockedAt", "passwordHash"])
    .where("storefrontId", "=", storefrontId)
    .where("emailKey", "=", emailKey)
    .executeTakeFirst();
  return row ? { ...toStaff(row), passwordHash: row.passwordHash } : null;
}

/** Returns all staff of a storefront, by address. */
export async function selectStaff(query: Query, storefrontId: number): Promise<StoredStaff[]> {
  const rows = await query
    .selectFrom("staff")
    .select(["id", "email", "rights", "blockedAt"])
    .where("storefrontId", "=", storefrontId)
    .orderBy("emailKey")
    .execute();
  return rows.map(toStaff);
}

const toStaff = (row: { id: number; email: string; rights: string[]; blockedAt: Date | null }): StoredStaff => ({
  id: row.id,
  email: row.email,
  rights: row.rights as StaffRight[],
  isBlocked: row.blockedAt !== null,
});

export interface NewStaff {
  storefrontId: number;
  email: string;
  emailKey: string;
  passwordHash: string;
  rights: readonly StaffRight[];
}

/** Returns false, with nothing written, when the address belongs to staff already. */
export async function insertStaff(query: Query, { rights, ...staff }: NewStaff): Promise<boolean> {
  const added = await query
    .insertInto("staff")
    .values({ ...staff, rights: [...rights] })
    .onConflict((conflict) => conflict.columns(["storefrontId", "emailKey"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** @returns false when there is no such member of staff */
export async function updateStaff(
  query: Query,
  id: number,
  change: { blockedAt?: Date | null; rights?: StaffRight[]; passwordHash?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await query.updateTable("staff").set(change).where("id", "=", id).executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
