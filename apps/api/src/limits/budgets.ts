import { ShopError } from "@azulejo/contract";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { hashOf } from "../session/ticket.ts";
import type { Allowance, Counters } from "./counters.ts";

/** The rest of a client's budget, and the seconds until all of it is available again. */
export interface Left {
  points: number;
  seconds: number;
}

/** Spends points of a client. @throws request_too_many with the seconds to wait */
export type Budget = (client: string, cost: number) => Promise<Left>;

const memoryOf = ({ points, seconds }: Allowance) => new RateLimiterMemory({ points, duration: seconds });

/** A limiter that counts for all processes before it answers, for rare actions. */
export const strictLimiter = (counters: Counters, allowance: Allowance): RateLimiterAbstract =>
  counters.shared?.(allowance) ?? memoryOf(allowance);

/** A budget that asks the store each time. Addresses are not written there. */
export function createStrictBudget(counters: Counters, allowance: Allowance): Budget {
  const limiter = strictLimiter(counters, allowance);
  return async (client, cost) => leftOf(await consume(limiter, hashOf(client), cost));
}

/** The part of an allowance below which a process doesn't report a client. Most visitors stay below it. */
const REPORTED_PART = 1 / 20;

/**
 * A budget of frequent requests, which wait for no store: each process counts by itself, reports a busy client's points in the
 * background, and refuses the client once the processes' sum is spent. Without the store, each refuses by its own count.
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

/** Reports points to the store, one report of a client at a time. */
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
