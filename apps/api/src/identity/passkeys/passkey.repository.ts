import type { Query } from "@azulejo/database";
import type { IdentityConfig } from "../identity.ts";

export interface Passkey {
  /** The credential's id in base64url. */
  id: string;
  publicKey: Uint8Array<ArrayBuffer>;
  /** The authenticator's signature counter; most always report zero. */
  counter: number;
}

export interface OwnedPasskey extends Passkey {
  owner: { id: number; email: string; isBlocked: boolean };
}

/** Returns a passkey with its owner; null for an unknown one. */
export async function selectPasskey(
  query: Query,
  { tables }: IdentityConfig,
  storefrontId: number,
  id: string,
): Promise<OwnedPasskey | null> {
  const row = await query
    .selectFrom(tables.passkey)
    .innerJoin(tables.owner, `${tables.owner}.id` as const, `${tables.passkey}.${tables.ownerId}` as const)
    .select([`${tables.passkey}.id` as const, "publicKey", "counter"])
    .select([`${tables.owner}.id as ownerId` as const, "email", "blockedAt as blockedAt"])
    .where(`${tables.passkey}.id` as const, "=", id)
    .where("storefrontId", "=", storefrontId)
    .executeTakeFirst();
  if (!row) return null;
  const { ownerId, email, blockedAt } = row;
  return {
    id: row.id,
    publicKey: new Uint8Array(row.publicKey),
    counter: row.counter,
    owner: { id: ownerId, email, isBlocked: blockedAt !== null },
  };
}

interface NewPasskey extends Passkey {
  transports: string[];
  name: string;
  addedAt: Date;
}

/** Returns false if the credential is already registered. */
export async function insertPasskey(query: Query, { tables }: IdentityConfig, ownerId: number, passkey: NewPasskey): Promise<boolean> {
  const { id, publicKey, counter, transports, name, addedAt } = passkey;
  const row = await query
    .insertInto(tables.passkey)
    .values({ [tables.ownerId]: ownerId, id, publicKey, counter, transports, name, addedAt })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a use. Returns false if the counter did not advance: a concurrent request was first, or the authenticator was cloned. */
export async function usePasskey(
  query: Query,
  { tables }: IdentityConfig,
  { id, counter }: Pick<Passkey, "id" | "counter">,
  now: Date,
): Promise<boolean> {
  const row = await query
    .updateTable(tables.passkey)
    .set({ counter, usedAt: now })
    .where("id", "=", id)
    .where((of) => (counter === 0 ? of("counter", "=", 0) : of("counter", "<", counter)))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns an owner's passkeys in the order in which they were added. */
export const selectPasskeys = (query: Query, { tables }: IdentityConfig, ownerId: number) =>
  query
    .selectFrom(tables.passkey)
    .select(["id", "name", "addedAt as addedAt", "usedAt as usedAt"])
    .where(tables.ownerId, "=", ownerId)
    .orderBy("addedAt")
    .execute();

/** Returns the earlier name; null if the owner has no such passkey. */
export async function renamePasskey(
  query: Query,
  { tables }: IdentityConfig,
  ownerId: number,
  id: string,
  name: string,
): Promise<string | null> {
  const row = await query
    .selectFrom(tables.passkey)
    .select("name")
    .where(tables.ownerId, "=", ownerId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  await query.updateTable(tables.passkey).set({ name }).where("id", "=", id).execute();
  return row.name;
}

/** Returns the name of the removed passkey; null if the owner has no such one. */
export async function deletePasskey(query: Query, { tables }: IdentityConfig, ownerId: number, id: string): Promise<string | null> {
  const row = await query
    .deleteFrom(tables.passkey)
    .where(tables.ownerId, "=", ownerId)
    .where("id", "=", id)
    .returning("name")
    .executeTakeFirst();
  return row?.name ?? null;
}

export async function deletePasskeys(query: Query, { tables }: IdentityConfig, ownerId: number): Promise<void> {
  await query.deleteFrom(tables.passkey).where(tables.ownerId, "=", ownerId).execute();
}
