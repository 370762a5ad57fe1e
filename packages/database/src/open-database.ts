import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { openServer } from "./server/open-server.ts";

/**
 * Opens the one database of the process.
 * @param options.url `postgres://…`; without it the embedded database in `dataDir` is used
 * @param options.leastFreeBytes disk space below which the embedded database refuses writes
 * @param options.startWaitMs how long to wait for a server that is not up yet
 */
export function openDatabase(options: {
  url?: string | undefined;
  dataDir: string;
  connections?: number;
  startWaitMs?: number;
  leastFreeBytes?: number;
}): Promise<Database> {
  return options.url
    ? openServer(options.url, options.connections, options.startWaitMs)
    : openEmbedded(options.dataDir, options.leastFreeBytes);
}
