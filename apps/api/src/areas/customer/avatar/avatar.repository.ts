import type { Query } from "@azulejo/database";

/** Replaces or removes an account's picture, and deletes the previous one. */
export async function replaceAvatar(
  query: Query,
  accountId: number,
  picture: { key: string; data: Uint8Array; createdAt: Date } | null,
): Promise<void> {
  await query.deleteFrom("accountAvatar").where("accountId", "=", accountId).execute();
  if (picture) {
    const { key, data, createdAt } = picture;
    await query.insertInto("accountAvatar").values({ key, data, accountId, createdAt }).execute();
  }
  await query
    .updateTable("account")
    .set({ avatarKey: picture?.key ?? null })
    .where("id", "=", accountId)
    .execute();
}

export async function selectAvatar(query: Query, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await query.selectFrom("accountAvatar").select("data").where("key", "=", key).executeTakeFirst();
  return row ? new Uint8Array(row.data) : null;
}
