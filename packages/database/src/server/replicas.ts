import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Pool, PoolClient } from "pg";
import { columnNames } from "../column-names.ts";
import type { Query, Replicas } from "../database.ts";
import type { DB as Tables } from "../tables.ts";
import { isUnavailable } from "../unavailable.ts";
import { createLagClock } from "./replication-lag.ts";

/** A position in PostgreSQL's write-ahead log, in bytes. */
type LogPosition = number;

/** How long in ms a replica isn't used after a failure. */
const REST_MS = 2000;
/**
 * How long in ms a replica may take to answer, because a machine or a network that hangs closes no connection. Public reads take
 * milliseconds.
 */
const HANG_MS = 2000;
/** How long in ms a replica isn't tried after it hung; longer than its pool keeps idle connections, which hang too. */
const REST_AFTER_HANG_MS = 15_000;
/** Maximum number of visitors whose writes are remembered. */
const MAX_WRITERS = 20_000;
const WRITER_MS = 30_000;

interface Replica {
  /** Its host and port. */
  server: string;
  pool: Pool;
  /** The position that the replica had replayed at the last check. */
  replayed: LogPosition;
  asking: Promise<void> | null;
  restsUntil: number;
  /** Whether it hung, and has to answer a question that no visitor waits for before it is used again. */
  isDoubtful: boolean;
}

/** A replica's address and connections. */
interface ReplicaPool {
  url: string;
  pool: Pool;
}

/** @param pools connection pools of the replicas */
export async function openReplicas(primary: Query, connectPrimary: () => Promise<PoolClient>, pools: ReplicaPool[]): Promise<Replicas> {
  const replicas = pools.map(
    ({ url, pool }): Replica => ({ server: serverOf(url), pool, replayed: 0, asking: null, restsUntil: 0, isDoubtful: false }),
  );
  const writers = new LRUCache<string, LogPosition>({ max: MAX_WRITERS, ttl: WRITER_MS });
  const counts = { replica: 0, primary: 0 };
  const lag = createLagClock(Date.now);
  const positionNow = async () => {
    const position = await readPosition(primary);
    lag.note(position);
    return position;
  };
  // Nothing that this process loads may be older than the change log's end at its start.
  let required = await positionNow();
  let turn = 0;
  const choose = async (): Promise<{ replica: Replica; client: PoolClient } | null> => {
    for (let tried = 0; tried < replicas.length; tried++) {
      const replica = replicas[turn++ % replicas.length];
      if (!replica || !(await hasReplayed(replica, required))) continue;
      const client = await replica.pool.connect().catch(() => rest(replica));
      if (client) return { replica, client };
    }
    return null;
  };
  const connect = async (): Promise<PostgresPoolClient> => {
    const chosen = await choose();
    counts[chosen ? "replica" : "primary"] += 1;
    return chosen ? withFallback(chosen.client, connectPrimary, (error) => rest(chosen.replica, error)) : connectPrimary();
  };
  const query: Query = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: async () => {}, options: {} } }),
    plugins: [columnNames],
  });
  return {
    queryFor(visitor, lastWrite = 0) {
      const written = Math.max(writers.get(visitor) ?? 0, lastWrite);
      if (replicas.every(({ replayed }) => replayed >= written)) return query;
      // The visitor doesn't wait for the answer, but the next reads know it.
      for (const replica of replicas) void hasReplayed(replica, written);
      return primary;
    },
    async wrote(visitor) {
      const position = await positionNow().catch(() => Number.POSITIVE_INFINITY);
      writers.set(visitor, position);
      return position;
    },
    async requireNow() {
      required = Math.max(required, await positionNow());
    },
    async lags() {
      const position = await positionNow();
      await Promise.all(replicas.map((replica) => hasReplayed(replica, position)));
      lag.forget(Math.min(...replicas.map(({ replayed }) => replayed)));
      return replicas.map((replica) => ({
        server: replica.server,
        seconds: isAway(replica) ? null : lag.secondsBehind(replica.replayed),
      }));
    },
    figures: () => ({ ...counts, all: replicas.length, usable: replicas.filter((replica) => !isAway(replica)).length }),
    async close() {
      await query.destroy();
      await Promise.all(pools.map(({ pool }) => pool.end()));
    },
  };
}

/** Returns the host and port of an address, without its user and password. */
function serverOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return `${searchParams.get("host") ?? hostname}:${searchParams.get("port") ?? (port || "5432")}`;
}

/** A replica didn't answer in time. */
class ReplicaHangs extends Error {
  override name = "ReplicaHangs";
}

function rest(replica: Replica, error?: unknown): null {
  const hangs = error instanceof ReplicaHangs;
  replica.restsUntil = Date.now() + (hangs ? REST_AFTER_HANG_MS : REST_MS);
  replica.isDoubtful ||= hangs;
  return null;
}

const isAway = ({ restsUntil, isDoubtful }: Replica): boolean => isDoubtful || restsUntil > Date.now();

/** Waits for an answer of a replica. @throws ReplicaHangs if there is none in time; the connection is of no use then */
async function inTime<Answer>(client: PoolClient, answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ReplicaHangs(`no answer within ${HANG_MS} ms`)), HANG_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    if (error instanceof ReplicaHangs) breakOff(client, answer);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Closes a connection at once. To end it properly, the driver would wait for the server. */
function breakOff(client: PoolClient, answer: Promise<unknown>): void {
  answer.catch(() => {});
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

/** Returns whether a replica has replayed the required position. Queries it only if it hadn't at the last check. */
async function hasReplayed(replica: Replica, required: LogPosition): Promise<boolean> {
  if (replica.restsUntil > Date.now()) return false;
  if (replica.replayed >= required && !replica.isDoubtful) return true;
  replica.asking ??= askReplica(replica).finally(() => {
    replica.asking = null;
  });
  if (replica.isDoubtful) return false;
  await replica.asking;
  return replica.replayed >= required;
}

/** A former replica that is now the primary replays nothing. */
const REPLAYED = "select pg_wal_lsn_diff(coalesce(pg_last_wal_replay_lsn(), pg_current_wal_lsn()), '0/0')::text as position";

async function askReplica(replica: Replica): Promise<void> {
  let client: PoolClient | null = null;
  let failure: Error | undefined;
  try {
    client = await replica.pool.connect();
    const { rows } = await inTime(client, client.query<{ position: string }>(REPLAYED));
    replica.replayed = Number(rows[0]?.position ?? 0);
    replica.isDoubtful = false;
  } catch (error) {
    failure = error as Error;
    rest(replica, error);
  } finally {
    client?.release(failure);
  }
}

/** Returns the end of the primary's log, which is after every visible transaction. */
async function readPosition(primary: Query): Promise<LogPosition> {
  const { rows } = await sql<{ position: string }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as position`.execute(primary);
  return withoutHeader(Number(rows[0]?.position ?? 0));
}

const PAGE_BYTES = 8192;
/** Header sizes of a log page, and of a file's first page. */
const HEADER_BYTES = [24, 40];

/** At the beginning of a page the next record comes after a header, which a replica only replays together with that record. */
function withoutHeader(position: LogPosition): LogPosition {
  const offset = position % PAGE_BYTES;
  return HEADER_BYTES.includes(offset) ? position - offset : position;
}

/** SQLSTATE codes: replaying can cancel a replica's statement, and a replica refuses writes. */
const refusedByReplica = new Set(["40001", "25006"]);

/** Returns a replica's connection whose statements run on the primary if the replica fails; within a transaction they fail. */
function withFallback(
  client: PoolClient,
  connectPrimary: () => Promise<PoolClient>,
  onFailure: (error: Error) => void,
): PostgresPoolClient {
  let failure: Error | undefined;
  let isTransaction = false;
  const run = async (text: string, values: unknown[]) => {
    isTransaction ||= /^\s*(?:begin|start)\b/i.test(text);
    try {
      return await inTime(client, client.query(text, values));
    } catch (error) {
      const isRefused = refusedByReplica.has((error as { code?: string }).code ?? "");
      if (!isRefused && !(error instanceof ReplicaHangs) && !isUnavailable(error)) throw error;
      if (!isRefused) {
        failure = error as Error;
        onFailure(failure);
      }
      if (isTransaction) throw error;
      const instead = await connectPrimary();
      return await instead.query(text, values).finally(() => instead.release());
    }
  };
  return { query: run, release: () => client.release(failure) } as unknown as PostgresPoolClient;
}
