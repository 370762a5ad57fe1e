import type { Query } from "@azulejo/database";

/** Returns the id of the store that this database's files are in; null if none has been noted. */
export async function selectStoreId(query: Query): Promise<string | null> {
  return (await query.selectFrom("content.fileStore").select("id").executeTakeFirst())?.id ?? null;
}

/** Notes a store, unless another process has noted one. */
export async function writeStoreId(query: Query, id: string): Promise<void> {
  await query
    .insertInto("content.fileStore")
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function replaceStoreId(query: Query, id: string): Promise<void> {
  await query
    .insertInto("content.fileStore")
    .values({ id })
    .onConflict((conflict) => conflict.column("single").doUpdateSet({ id }))
    .execute();
}
