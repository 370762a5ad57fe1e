import { Kysely, PostgresDialect } from "kysely";
import { Client, type CustomTypesConfig, Pool, types } from "pg";
import type { Database } from "../database.ts";
import { typeParsers } from "../parsers.ts";
import type { Tables } from "../tables/index.ts";

const parsers: CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    (format !== "binary" && typeParsers[id]) || types.getTypeParser(id, format as "text"),
};

/**
 * Opens a PostgreSQL server (15 or later).
 * @param url a `postgres://` address
 * @param connections size of the pool
 */
export async function openServer(url: string, connections = 10): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: connections, types: parsers, options: "-c timezone=UTC" });
  // An idle connection that the server ends must not end the process.
  pool.on("error", () => {});
  await pool.query("select 1");
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: "server",
    query,
    pool,
    listen: (channel, onMessage) => listen(url, channel, onMessage),
    close: () => query.destroy(),
  };
}

/** Listening needs a session of its own; it is opened again when the server drops it. */
async function listen(url: string, channel: string, onMessage: (payload: string) => void) {
  let client: Client;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const connect = async () => {
    client = new Client({ connectionString: url });
    client.on("notification", (message) => onMessage(message.payload ?? ""));
    client.on("error", () => client.end().catch(() => {}));
    client.on("end", () => {
      if (!stopped) timer = setTimeout(() => connect().catch(() => {}), 1000).unref();
    });
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client.end();
  };
}
