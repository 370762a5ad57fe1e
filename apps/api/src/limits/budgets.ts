import { ShopError } from "@azulejo/contract";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { hashOf } from "../session/ticket.ts";
import type { Allowance, Counters } from "./counters.ts";

/** A client's remaining points, and the seconds until all are available again. */
export interface Left {
  points: number;
  seconds: number;
}

/** Takes points from a client's allowance. @throws request_too_many with the seconds to wait */
export type Budget = (client: string, cost: number) => Promise<Left>;

const memoryOf = ({ points, seconds }: Allowance) => new RateLimiterMemory({ points, duration: seconds });

/** Returns a limiter that asks the shared store before it allows an action, for rare actions. */
export const strictLimiter = (counters: Counters, allowance: Allowance): RateLimiterAbstract =>
  counters.shared?.(allowance) ?? memoryOf(allowance);

/** Creates a limit that asks the shared store each time. Addresses are stored as hashes. */
export function createStrictBudget(counters: Counters, allowance: Allowance): Budget {
  const limiter = strictLimiter(counters, allowance);
  return async (client, cost) => leftOf(await consume(limiter, hashOf(client), cost));
}

/** The share of an allowance below which a process doesn't report a client to the store. Most visitors stay below it. */
const REPORTED_PART = 1 / 20;

/**
 * Creates a limit for frequent requests, which never wait for the store. Each process counts by itself, reports a busy client's points in
 * the background, and refuses the client once the sum of all processes is used up. Without the store, each process uses its own count.
 */
export function createBudget(counters: Counters, allowance: Allowance): Budget {
  const near = memoryOf(allowance);
  const report = counters.shared && createReports(counters.shared(allowance), allowance, near);
  const least = allowance.points * REPORTED_PART;
  return async (client, cost) => {
    const spent = await consume(near, client, cost);
    const { consumedPoints } = spent;
    const isFirst = consumedPoints - cost < least;
    if (consumedPoints >= least) report?.(client, isFirst ? consumedPoints : cost);
    return leftOf(spent);
  };
}

const leftOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes): Left => ({
  points: remainingPoints,
  seconds: Math.ceil(msBeforeNext / 1000),
});

/** Reports points to the store, with one report per client at a time. */
function createReports(all: RateLimiterAbstract, { points }: Allowance, near: RateLimiterMemory) {
  const due = new Map<string, number>();
  const reporting = new Set<string>();
  const send = async (client: string) => {
    for (let spent = due.get(client); spent; spent = due.get(client)) {
      due.delete(client);
      const { consumedPoints, msBeforeNext } = await all.penalty(hashOf(client), spent);
      if (consumedPoints >= points) await near.block(client, Math.ceil(msBeforeNext / 1000));
    }
  };
  return (client: string, spent: number): void => {
    due.set(client, (due.get(client) ?? 0) + spent);
    if (reporting.has(client)) return;
    reporting.add(client);
    send(client)
      .catch(() => due.delete(client))
      .finally(() => reporting.delete(client));
  };
}

async function consume(limiter: RateLimiterAbstract, client: string, cost: number): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(client, cost);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new ShopError("request_too_many", { seconds: Math.ceil(refused.msBeforeNext / 1000) });
  }
}
