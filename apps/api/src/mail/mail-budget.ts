import { strictLimiter } from "../limits/budgets.ts";
import type { Counters } from "../limits/counters.ts";
import { hashOf } from "../session/ticket.ts";

/** Maximum number of emails per hour to one address that anyone can trigger, enough for any legitimate use. */
const MOST = 10;
const HOUR_SECONDS = 3600;

/** Limits emails per address, so that the shop can't be used to flood a mailbox. */
export interface MailBudget {
  /** Calls `send` unless the limit is reached; a failed one isn't counted. @returns whether it was called */
  within(address: string, send: () => Promise<void>): Promise<boolean>;
}

/** @param kind a group of emails with a limit of its own */
export function createMailBudget({ counters }: { counters: Counters }, kind: string): MailBudget {
  const limiter = strictLimiter(counters, { name: `mail-${kind}`, points: MOST, seconds: HOUR_SECONDS });
  const keyOf = (address: string): string => hashOf(address.toLowerCase());
  return {
    async within(address, send) {
      const key = keyOf(address);
      // Counted before sending, because emails are sent in parallel.
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
