import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { tooMany } from "./failure.ts";

/**
 * Limits requests per client address and second. Sends no limit headers, because clients would adopt them as their own rate.
 * @throws 429
 */
export function createRateLimit(requestsPerSecond: number | undefined): (request: Request) => Promise<void> | undefined {
  if (requestsPerSecond === undefined) return () => undefined;
  const limiter = new RateLimiterMemory({ points: requestsPerSecond, duration: 1 });
  return async (request) => {
    try {
      await limiter.consume(request.headers.get("x-client-address") ?? "local");
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? tooMany() : refused;
    }
  };
}
