import type { Query } from "@azulejo/database";

export interface StaffPasskey {
  /** The credential's id in base64url. */
  id: string;
  staffId: number;
  publicKey: Uint8Array<ArrayBuffer>;
  /** The device's signature counter; most always report zero. */
  counter: number;
}

/** Returns a passkey with its owner; null for an unknown one. */
export async function selectPasskey(query: Query, storefrontId: number, id: string) {
  const row = await query
    .selectFrom("staffPasskey")
    .innerJoin("staff", "staff.id", "staffPasskey.staffId")
    .select(["staffPasskey.id", "staffId", "publicKey", "counter", "email", "blockedAt as blockedAt"])
    .where("staffPasskey.id", "=", id)
    .where("staff.storefrontId", "=", storefrontId)
    .executeTakeFirst();
  if (!row) return null;
  const { blockedAt, ...passkey } = row;
  return { ...passkey, publicKey: new Uint8Array(row.publicKey), isBlocked: blockedAt !== null };
}

/** Locks a staff member, so that their passkeys are added one after another. */
export async function lockOwner(query: Query, staffId: number): Promise<void> {
  await query.selectFrom("staff").select("id").where("id", "=", staffId).forUpdate().execute();
}

interface NewPasskey extends StaffPasskey {
  transports: string[];
  name: string;
  addedAt: Date;
}

/** Returns false if the credential is already registered. */
export async function insertPasskey(query: Query, passkey: NewPasskey): Promise<boolean> {
  const row = await query
    .insertInto("staffPasskey")
    .values(passkey)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a use. Returns false if the counter did not advance: a concurrent request was first, or the device was cloned. */
export async function usePasskey(query: Query, { id, counter }: Pick<StaffPasskey, "id" | "counter">, now: Date): Promise<boolean> {
  const row = await query
    .updateTable("staffPasskey")
    .set({ counter, usedAt: now })
    .where("id", "=", id)
    .where((of) => (counter === 0 ? of("counter", "=", 0) : of("counter", "<", counter)))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the passkeys of a staff member, in the order in which they were added. */
export const selectPasskeys = (query: Query, staffId: number) =>
  query
    .selectFrom("staffPasskey")
    .select(["id", "name", "addedAt as addedAt", "usedAt as usedAt"])
    .where("staffId", "=", staffId)
    .orderBy("addedAt")
    .execute();

/** Returns the earlier name; null if they have no such passkey. */
export async function renamePasskey(query: Query, staffId: number, id: string, name: string): Promise<string | null> {
  const row = await query
    .selectFrom("staffPasskey")
    .select("name")
    .where("staffId", "=", staffId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  await query.updateTable("staffPasskey").set({ name }).where("id", "=", id).execute();
  return row.name;
}

/** Returns the name of the removed passkey; null if they have no such one. */
export async function deletePasskey(query: Query, staffId: number, id: string): Promise<string | null> {
  const row = await query
    .deleteFrom("staffPasskey")
    .where("staffId", "=", staffId)
    .where("id", "=", id)
    .returning("name")
    .executeTakeFirst();
  return row?.name ?? null;
}
