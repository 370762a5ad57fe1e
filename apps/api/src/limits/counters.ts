import type { Database } from "@azulejo/database";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from "rate-limiter-flexible";
import type { Log } from "../ports/log.ts";

/** Points that a client may spend in a period. */
export interface Allowance {
  name: string;
  points: number;
  seconds: number;
}

/** Where points are counted, shared with the shop's other processes. */
export interface Counters {
  /** Null for a single process. */
  shared: ((allowance: Allowance) => RateLimiterAbstract) | null;
  close(): Promise<void>;
}

/** Counters of a shop with a single process. */
export const memoryCounters: Counters = { shared: null, close: async () => {} };

/** The share of an allowance that each process allows while the store is unavailable, because the others do the same. */
const INSURED_PART = 1 / 4;

const optionsOf = ({ name, points, seconds }: Allowance) => ({
  keyPrefix: name,
  points,
  duration: seconds,
  insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points: Math.ceil(points * INSURED_PART), duration: seconds }),
});

/** The library names its prepared statements, which don't work through a connection pooler. */
const unnamed = ({ pool }: Database) => ({
  query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values),
});

function databaseCounters(database: Database): Counters {
  const table = { tableName: "spent_points", tableCreated: true, clearExpiredByTimeout: false, storeType: "pool" };
  const storeClient = unnamed(database);
  return {
    shared: (allowance) => new RateLimiterPostgres({ ...optionsOf(allowance), ...table, storeClient }),
    close: async () => {},
  };
}

const ANSWER_MS = 500;
const LONGEST_RETRY_MS = 5000;

async function redisCounters(url: string, log: Log): Promise<Counters> {
  const { Redis } = await import("ioredis");
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    connectTimeout: LONGEST_RETRY_MS,
    retryStrategy: (attempt) => Math.min(attempt * ANSWER_MS, LONGEST_RETRY_MS),
  });
  let isGone = false;
  client.on("error", (error) => {
    if (!isGone) log.warn({ err: error }, "the store of limits can't be reached; each process counts by itself");
    isGone = true;
  });
  client.on("ready", () => {
    isGone = false;
  });
  await new Promise((resolve) => client.once("ready", resolve).once("error", resolve));
  return {
    shared: (allowance) => new RateLimiterRedis({ ...optionsOf(allowance), storeClient: client, rejectIfRedisNotReady: true }),
    close: async () => client.disconnect(),
  };
}

/** Chooses the store of rate limits: Redis if the shop has one, the database if other processes may use it, else this process's memory. */
export async function openCounters(database: Database, { redisUrl, log }: { redisUrl: string | undefined; log: Log }): Promise<Counters> {
  if (redisUrl) return redisCounters(redisUrl, log);
  return database.kind === "server" ? databaseCounters(database) : memoryCounters;
}
