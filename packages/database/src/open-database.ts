import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { openServer } from "./server/open-server.ts";
import type { StatementLimits } from "./server/statement-limits.ts";

/**
 * Opens the one database of the process.
 * @param options.url `postgres://…`; without it a server started by the shop in `dataDir` is used
 * @param options.directUrl the server's own address if `url` is that of a pooler in transaction mode
 * @param options.replicaUrls addresses of replicas, for public reads
 * @param options.as a shop owns its server; a command, the default, uses that of a running shop
 * @param options.connections the pool's size
 * @param options.limits time limits of statements that aren't run on `patient`; unlimited if missing
 * @param options.leastFreeBytes disk space below which nothing is written to the shop's own server
 * @param options.startWaitMs how long to wait for a server that is starting
 */
export function openDatabase({
  url,
  dataDir,
  as = "command",
  ...options
}: {
  url?: string | undefined;
  directUrl?: string | undefined;
  replicaUrls?: string[] | undefined;
  dataDir: string;
  as?: "shop" | "command";
  connections?: number;
  limits?: StatementLimits;
  startWaitMs?: number;
  leastFreeBytes?: number;
}): Promise<Database> {
  return url ? openServer(url, { ...options, as }) : openEmbedded(dataDir, { ...options, as });
}
