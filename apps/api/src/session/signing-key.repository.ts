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
  const rows = await query.selectFrom("signingKey").selectAll().orderBy("createdAt", "desc").execute();
  return rows.map((row) => ({
    id: row.id,
    publicKey: row.publicKey,
    sealedPrivateKey: row.sealedPrivateKey,
    createdAt: row.createdAt,
  }));
}

export async function insertSigningKey(query: Query, key: StoredSigningKey): Promise<void> {
  await query
    .insertInto("signingKey")
    .values({
      id: key.id,
      publicKey: JSON.stringify(key.publicKey),
      sealedPrivateKey: key.sealedPrivateKey,
      createdAt: key.createdAt,
    })
    .execute();
}
