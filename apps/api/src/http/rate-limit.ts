import { type Call, ShopError } from "@azulejo/contract";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Points a caller may spend in a minute; a write costs more than a read, an order the most. */
export interface RateLimits {
  pointsPerMinute: number;
}

const costOf = (call: Call): number => (call.idempotency === "required" ? 20 : call.idempotency === "allowed" ? 4 : 1);

/** @throws request_too_many with the seconds to wait */
export function createRateLimiter(limits: RateLimits): (client: string, call: Call) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: limits.pointsPerMinute, duration: 60 });
  return async (client, call) => {
    try {
      await limiter.consume(client, costOf(call));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new ShopError("request_too_many", { seconds: Math.ceil(refused.msBeforeNext / 1000) });
    }
  };
}
