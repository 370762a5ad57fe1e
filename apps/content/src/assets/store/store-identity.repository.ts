import type { Query } from "@azulejo/database";

/** Returns the id of the store with this database's files; null if none is recorded. */
export async function selectStoreId(query: Query): Promise<string | null> {
  return (await query.selectFrom("content.fileStore").select("id").executeTakeFirst())?.id ?? null;
}

/** Records a store, unless another process has recorded one. */
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
