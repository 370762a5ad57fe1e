import { type FileStore, matchStore } from "@azulejo/content";
import type { Database } from "@azulejo/database";
import type { ServerLog } from "../log.ts";

/** A shop goes on selling without its uploads, so neither a store that is away nor one of another database ends the start. */
export async function warnOfOtherStore({ query }: Database, files: FileStore, log: Pick<ServerLog, "error">): Promise<void> {
  try {
    if (!(await matchStore(query, files))) log.error({ store: files.place }, "uploads are elsewhere; run npm run doctor");
  } catch (error) {
    log.error({ err: error, store: files.place }, "the store of uploads doesn't answer");
  }
}
