import type { Query } from "@azulejo/database";

export interface StoredSigningKey {
  id: string;
  /** A JWK. */
  publicKey: Record<string, unknown>;
  sealedPrivateKey: string;
  createdAt: Date;
}

/** Returns all keys, newest first. */
export async function selectSigningKeys(query: Query): Promise<StoredSigningKey[]> {
  const rows = await query.selectFrom("signing_key").selectAll().orderBy("created_at", "desc").execute();
  return rows.map((row) => ({
    id: row.id,
    publicKey: row.public_key,
    sealedPrivateKey: row.sealed_private_key,
    createdAt: row.created_at,
  }));
}

export async function insertSigningKey(query: Query, key: StoredSigningKey): Promise<void> {
  await query
    .insertInto("signing_key")
    .values({
      id: key.id,
      public_key: JSON.stringify(key.publicKey),
      sealed_private_key: key.sealedPrivateKey,
      created_at: key.createdAt,
    })
    .execute();
}
