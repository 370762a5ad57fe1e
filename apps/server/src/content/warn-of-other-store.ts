import { type FileStore, matchStore } from "@azulejo/content";
import type { Database } from "@azulejo/database";
import type { ServerLog } from "../log.ts";

/** Warns if the file store is unavailable, or belongs to another database. The start continues, because a shop can sell without uploads. */
export async function warnOfOtherStore({ query }: Database, files: FileStore, log: Pick<ServerLog, "error">): Promise<void> {
  try {
    if (!(await matchStore(query, files))) log.error({ store: files.place }, "uploads are elsewhere; run npm run doctor");
  } catch (error) {
    log.error({ err: error, store: files.place }, "the store of uploads doesn't answer");
  }
}
