import { randomUUID } from "node:crypto";
import type { Query } from "@azulejo/database";
import type { FileStore } from "./file-store.ts";
import { replaceStoreId, selectStoreId, writeStoreId } from "./store-identity.repository.ts";

/** The file that identifies a store. */
const MARK = "store-id";

const markOf = async (files: FileStore): Promise<string | null> => (await files.get(MARK))?.toString("utf8").trim() ?? null;

/** Returns whether this is the store that the database's files are in; a database that knows of none has no other. */
export async function isStoreOf(query: Query, files: FileStore): Promise<boolean> {
  const known = await selectStoreId(query);
  return known === null || known === (await markOf(files));
}

/** Notes the store in a database that knows of none, and returns whether it is the one that it knows. */
export async function matchStore(query: Query, files: FileStore): Promise<boolean> {
  if ((await selectStoreId(query)) === null) await writeStoreId(query, await markStore(files));
  return isStoreOf(query, files);
}

/** Makes this the store of the database's files, whichever it knew before. */
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
