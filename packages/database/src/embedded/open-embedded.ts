import { resolve } from "node:path";
import { Client } from "pg";
import type { Database } from "../database.ts";
import { openServer, type ServerOptions } from "../server/open-server.ts";
import { PreparingClient } from "../server/preparing-client.ts";
import { isStorageFull } from "../unavailable.ts";
import { createDiskRoom, type DiskRoom, needsRoom } from "./disk-room.ts";
import { type EmbeddedOptions, startEmbedded } from "./start-embedded.ts";

/**
 * Opens the database in `dataDir`, on a server started by the shop.
 * @throws the errors of `startEmbedded`, or StorageFullError if its disk has no space for a single write
 */
export async function openEmbedded(
  dataDir: string,
  options: EmbeddedOptions & ServerOptions & { leastFreeBytes?: number },
): Promise<Database> {
  const room = createDiskRoom(resolve(dataDir), options.leastFreeBytes);
  const server = await startEmbedded(dataDir, { ...options, prepare: room.check }).catch((error) => {
    throw isStorageFull(error) ? room.explain() : error;
  });
  const stop = async () => {
    if (options.as === "command" && server.isOwn) await untilUnused(server.url);
    await server.stop();
  };
  try {
    const database = await openServer(server.url, { ...options, Client: clientWith(room) });
    return { ...database, kind: "embedded", close: () => database.close().then(stop) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Returns a client class that refuses writes on a nearly full disk, because a server that can't write its log stops, even for reads. */
const clientWith = (room: DiskRoom) =>
  class extends PreparingClient {
    // biome-ignore lint/suspicious/noExplicitAny: passed on as they came
    override query(...given: any[]): any {
      const [statement] = given;
      const text = typeof statement === "string" ? statement : statement?.text;
      try {
        if (typeof text === "string" && needsRoom(text)) room.check();
      } catch (error) {
        const answer = given.at(-1);
        return typeof answer === "function" ? void queueMicrotask(() => answer(error)) : Promise.reject(error);
      }
      return Reflect.apply(super.query, this, given);
    }
  };

const LOOK_MS = 100;

/** Waits until no other command uses the server that this one has started. */
async function untilUnused(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    for (;;) {
      const others = await client.query("select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()");
      if (others.rowCount === 0) return;
      await new Promise((next) => setTimeout(next, LOOK_MS));
    }
  } catch {
    // The server has ended.
  } finally {
    await client.end().catch(() => {});
  }
}
