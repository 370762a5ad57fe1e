import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { tooManyRequests } from "./failure.ts";

/** Counts one request of a token. @throws 429 over the token's limit for this second */
export type TokenLimit = (token: string, requestsPerSecond: number | null) => Promise<void> | undefined;

/**
 * Limits requests per token and second, to the token's own number or else to `usual` (no limit if missing). Sends no limit
 * headers except with a 429, because clients would adopt them as their own rate.
 */
export function createTokenLimit(usual: number | undefined): TokenLimit {
  const limiters = new Map<number, RateLimiterMemory>();
  return (token, requestsPerSecond) => {
    const points = requestsPerSecond ?? usual;
    if (points === undefined) return undefined;
    const limiter = limiters.get(points) ?? new RateLimiterMemory({ points, duration: 1 });
    limiters.set(points, limiter);
    return spend(limiter, token);
  };
}

async function spend(limiter: RateLimiterMemory, token: string): Promise<void> {
  try {
    await limiter.consume(token);
  } catch (refused) {
    throw refused instanceof RateLimiterRes ? tooManyRequests() : refused;
  }
}
