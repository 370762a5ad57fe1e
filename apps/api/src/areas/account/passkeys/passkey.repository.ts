import type { Query } from "@azulejo/database";

export interface Passkey {
  /** The credential's id in base64url. */
  id: string;
  accountId: number;
  publicKey: Uint8Array<ArrayBuffer>;
  /** The authenticator's signature counter; most always report zero. */
  counter: number;
  transports: string[];
}

export async function selectPasskey(query: Query, storefrontId: number, id: string): Promise<Passkey | null> {
  const row = await query
    .selectFrom("passkey")
    .innerJoin("account", "account.id", "passkey.accountId")
    .select(["passkey.id", "accountId", "publicKey", "counter", "transports"])
    .where("passkey.id", "=", id)
    .where("account.storefrontId", "=", storefrontId)
    .executeTakeFirst();
  if (!row) return null;
  const publicKey = new Uint8Array(row.publicKey);
  return { id: row.id, accountId: row.accountId, publicKey, counter: row.counter, transports: row.transports };
}

/** Returns false if the credential id is already registered. */
export async function insertPasskey(query: Query, passkey: Passkey & { name: string; addedAt: Date }): Promise<boolean> {
  const row = await query
    .insertInto("passkey")
    .values({
      id: passkey.id,
      accountId: passkey.accountId,
      publicKey: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      addedAt: passkey.addedAt,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a use. Returns false if the counter did not advance: a concurrent request was first, or the authenticator was cloned. */
export async function usePasskey(query: Query, { id, counter }: Pick<Passkey, "id" | "counter">, now: Date): Promise<boolean> {
  const row = await query
    .updateTable("passkey")
    .set({ counter, usedAt: now })
    .where("id", "=", id)
    .where((of) => (counter === 0 ? of("counter", "=", 0) : of("counter", "<", counter)))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export interface NamedPasskey {
  id: string;
  name: string;
  addedAt: Date;
  usedAt: Date | null;
}

export function selectPasskeys(query: Query, accountId: number): Promise<NamedPasskey[]> {
  return query
    .selectFrom("passkey")
    .select(["id", "name", "addedAt as addedAt", "usedAt as usedAt"])
    .where("accountId", "=", accountId)
    .orderBy("addedAt")
    .execute();
}

export async function deletePasskey(query: Query, accountId: number, id: string): Promise<boolean> {
  const row = await query.deleteFrom("passkey").where("accountId", "=", accountId).where("id", "=", id).returning("id").executeTakeFirst();
  return row !== undefined;
}
