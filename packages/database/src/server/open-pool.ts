import { AsyncResource } from "node:async_hooks";
import { type ClientBase, type CustomTypesConfig, Pool, types } from "pg";
import { typeParsers } from "../parsers.ts";
import type { SessionClient } from "./session-client.ts";
import type { StatementLimits } from "./statement-limits.ts";

/** How long in ms a statement waits for a restarting server; a restart takes a second or two. */
export const WAIT_MS = 5000;

const parsers: CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    (format !== "binary" && typeParsers[id]) || types.getTypeParser(id, format as "text"),
};

interface PoolOptions {
  Client: typeof SessionClient;
  /** The application name of its sessions. */
  name: string;
  connections: number;
  /** Null behind a pooler in transaction mode, whose sessions keep no settings; the role's limits apply there. */
  limits: StatementLimits | null;
  /** How long in ms a statement waits for a connection. */
  waitMs?: number;
}

/** A pool whose waiting requests go on in their own asynchronous context, not in that of the request that released their connection. */
class ContextPool extends Pool {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's signature has two overloads, and everything is passed on as it came
  override connect(whenConnected?: any): any {
    const connect: (...given: unknown[]) => unknown = super.connect;
    return Reflect.apply(connect, this, whenConnected ? [AsyncResource.bind(whenConnected)] : []);
  }
}

/** Opens a pool that connects on first use. */
export function openPool(url: string, { Client, name, connections, limits, waitMs = WAIT_MS }: PoolOptions): Pool {
  const pool = new ContextPool({
    Client,
    connectionString: url,
    application_name: name,
    max: connections,
    types: parsers,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    // Poolers refuse limits among a new connection's parameters.
    ...(limits && { onConnect: (client: ClientBase) => client.query(settingsOf(limits)) }),
  });
  // The server may close any connection at any time, idle or during a statement. Only that statement should fail; without a listener the
  // error would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}

const settingsOf = ({ statementSeconds, lockSeconds }: StatementLimits): string =>
  `set statement_timeout = ${Math.round(statementSeconds * 1000)}; set lock_timeout = ${Math.round(lockSeconds * 1000)}`;
