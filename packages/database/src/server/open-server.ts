import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import { Kysely, PostgresDialect } from "kysely";
import type { Pool, PoolClient } from "pg";
import { columnNames } from "../column-names.ts";
import type { Database, Query } from "../database.ts";
import type { DB as Tables } from "../tables.ts";
import { isUnavailable } from "../unavailable.ts";
import { listen } from "./listen.ts";
import { openPool, WAIT_MS } from "./open-pool.ts";
import { PreparingClient } from "./preparing-client.ts";
import { openReplicas } from "./replicas.ts";
import { requireSession } from "./require-session.ts";
import { SessionClient } from "./session-client.ts";
import { databaseDefaults, NO_LIMITS, type StatementLimits } from "./statement-limits.ts";

const RETRY_PAUSE_MS = 100;
/** A replica that is slower to accept a connection isn't used; the primary is. */
const REPLICA_WAIT_MS = 500;
/** Number of connections for long work, besides those of the pool. */
const PATIENT_CONNECTIONS = 4;

export interface ServerOptions {
  /** Determines the sessions' application name. */
  as: "shop" | "command";
  /** The pool's size. */
  connections?: number;
  /** Unlimited if missing. */
  limits?: StatementLimits | undefined;
  /** How long to wait for a server that is starting, in ms. */
  startWaitMs?: number;
  /** The server's own address if `url` is that of a pooler; for sessions that listen. */
  directUrl?: string | undefined;
  /** Addresses of replicas, for public reads. */
  replicaUrls?: string[] | undefined;
  Client?: typeof SessionClient;
}

/** Application names in `pg_stat_activity`. A pooler's sessions keep theirs after the shop has stopped. */
export const applicationNames = { shop: "azulejo", command: "azulejo command", pooled: "azulejo pooled" } as const;

/**
 * Opens a database of a PostgreSQL server (15 or later).
 * @param url a `postgres://` address
 */
export async function openServer(
  url: string,
  // Poolers older than PgBouncer 1.21 lose prepared statements.
  {
    as,
    connections = databaseDefaults.connections,
    limits,
    startWaitMs = 0,
    directUrl,
    replicaUrls = [],
    Client = directUrl ? SessionClient : PreparingClient,
  }: ServerOptions,
): Promise<Database> {
  const pool = openPool(url, {
    Client,
    name: applicationNames[directUrl ? "pooled" : as],
    connections,
    limits: directUrl ? null : (limits ?? NO_LIMITS),
  });
  const closing = new AbortController();
  // Each statement that waits for a connection adds a listener.
  setMaxListeners(0, closing.signal);
  try {
    const client = await connectPatiently(pool, startWaitMs, closing.signal);
    try {
      if (directUrl) await requireDirect(directUrl);
      else await requireSession(client, url, false);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  const query = queryOf(pool, closing.signal);
  const direct = { Client: directUrl ? PreparingClient : Client, name: applicationNames[as] };
  const patient = limits
    ? queryOf(openPool(directUrl ?? url, { ...direct, connections: PATIENT_CONNECTIONS, limits: NO_LIMITS }), closing.signal)
    : query;
  const processId = randomUUID();
  const pools = replicaUrls.map((replica) => ({
    url: replica,
    pool: openPool(replica, { ...direct, connections, limits: limits ?? NO_LIMITS, waitMs: REPLICA_WAIT_MS }),
  }));
  const connect = () => connectPatiently(pool, WAIT_MS, closing.signal);
  const replicas = pools.length > 0 ? await openReplicas(query, connect, pools) : null;
  return {
    kind: "server",
    url,
    directUrl,
    query,
    patient,
    pool,
    replicas,
    processId,
    listen: (channel, onMessage) => listen({ url: directUrl ?? url, processId, name: applicationNames[as] }, channel, onMessage),
    async close() {
      closing.abort(new Error("The database is closed."));
      await replicas?.close();
      await query.destroy();
      if (limits) await patient.destroy();
    },
  };
}

/** Returns a query builder whose connections wait for a restarting server. */
function queryOf(pool: Pool, closing: AbortSignal): Query {
  const end = () => pool.end();
  const connect = () => connectPatiently(pool, WAIT_MS, closing);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { connect, end, options: pool.options } }), plugins: [columnNames] });
}

/** @throws PoolerError if the address is that of a pooler instead of the server's own */
async function requireDirect(url: string): Promise<void> {
  const client = new SessionClient({ connectionString: url, connectionTimeoutMillis: WAIT_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    await requireSession(client, url, true);
  } finally {
    await client.end();
  }
}

/** Takes a connection, retrying until the time limit or the pool's end. */
async function connectPatiently(pool: Pool, waitMs: number, closing: AbortSignal): Promise<PoolClient> {
  const until = Date.now() + waitMs;
  for (;;) {
    try {
      return await untilClosed(pool.connect(), closing);
    } catch (error) {
      if (closing.aborted || !isUnavailable(error) || Date.now() >= until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
  }
}

/** Rejects when the pool is closed, because a closed pool never answers waiting requests. */
function untilClosed(connecting: Promise<PoolClient>, closing: AbortSignal): Promise<PoolClient> {
  return new Promise((resolve, reject) => {
    const onClose = () => {
      connecting.then((client) => client.release()).catch(() => {});
      reject(closing.reason);
    };
    if (closing.aborted) return onClose();
    closing.addEventListener("abort", onClose, { once: true });
    connecting.then(resolve, reject).finally(() => closing.removeEventListener("abort", onClose));
  });
}
