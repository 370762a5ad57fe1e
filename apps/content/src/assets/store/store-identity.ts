import { randomUUID } from "node:crypto";
import type { Query } from "@azulejo/database";
import type { FileStore } from "./file-store.ts";
import { replaceStoreId, selectStoreId, writeStoreId } from "./store-identity.repository.ts";

/** The file that contains a store's id. */
const MARK = "store-id";

const markOf = async (files: FileStore): Promise<string | null> => (await files.get(MARK))?.toString("utf8").trim() ?? null;

/** Returns whether this is the store with the database's files, or the database has no record of another one. */
export async function isStoreOf(query: Query, files: FileStore): Promise<boolean> {
  const known = await selectStoreId(query);
  return known === null || known === (await markOf(files));
}

/** Records the store if the database has no record, and returns whether it is the recorded one. */
export async function matchStore(query: Query, files: FileStore): Promise<boolean> {
  if ((await selectStoreId(query)) === null) await writeStoreId(query, await markStore(files));
  return isStoreOf(query, files);
}

/** Records this store as the one with the database's files, replacing any other. */
export async function adoptStore(query: Query, files: FileStore): Promise<void> {
  await replaceStoreId(query, await markStore(files));
}

async function markStore(files: FileStore): Promise<string> {
  const known = await markOf(files);
  if (known) return known;
  const id = randomUUID();
  await files.put(MARK, Buffer.from(id));
  return id;
}
