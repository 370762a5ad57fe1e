import { RateLimiterMemory } from "rate-limiter-flexible";
import { hashOf } from "../session/ticket.ts";

/** Mails that anybody can have sent to an address in an hour; nobody forgets a password more often. */
const MOST = 10;
const HOUR_SECONDS = 3600;

/** Keeps the shop from being the tool of whoever floods another's mail box. Each process counts for itself. */
export interface MailBudget {
  /** Sends within the budget; a mail that did not leave costs nothing. @returns whether there was any left */
  within(address: string, send: () => Promise<void>): Promise<boolean>;
}

export function createMailBudget(): MailBudget {
  const limiter = new RateLimiterMemory({ points: MOST, duration: HOUR_SECONDS });
  const keyOf = (address: string): string => hashOf(address.toLowerCase());
  return {
    async within(address, send) {
      const key = keyOf(address);
      // Mails leave side by side: the point is taken before, not after.
      const taken = await limiter.consume(key).then(
        () => true,
        () => false,
      );
      if (!taken) return false;
      try {
        await send();
        return true;
      } catch (error) {
        await limiter.reward(key);
        throw error;
      }
    },
  };
}
