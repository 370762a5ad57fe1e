import type { Query } from "@azulejo/database";

/** Replaces or removes an account's picture, and deletes the previous one. */
export async function replaceAvatar(
  query: Query,
  accountId: number,
  picture: { key: string; data: Uint8Array; createdAt: Date } | null,
): Promise<void> {
  await query.deleteFrom("account_avatar").where("account_id", "=", accountId).execute();
  if (picture) {
    const { key, data, createdAt } = picture;
    await query.insertInto("account_avatar").values({ key, data, account_id: accountId, created_at: createdAt }).execute();
  }
  await query
    .updateTable("account")
    .set({ avatar_key: picture?.key ?? null })
    .where("id", "=", accountId)
    .execute();
}

export async function selectAvatar(query: Query, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await query.selectFrom("account_avatar").select("data").where("key", "=", key).executeTakeFirst();
  return row ? new Uint8Array(row.data) : null;
}
