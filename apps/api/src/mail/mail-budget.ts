import { strictLimiter } from "../limits/budgets.ts";
import type { Counters } from "../limits/counters.ts";
import { hashOf } from "../session/ticket.ts";

/** The maximum number of emails per hour that anyone can have sent to one address, enough for any genuine use. */
const MOST = 10;
const HOUR_SECONDS = 3600;

/** Limits emails per address, so that the shop can't be used to flood a mailbox. */
export interface MailBudget {
  /** Sends within the budget; a failed send costs nothing. @returns whether any budget was left */
  within(address: string, send: () => Promise<void>): Promise<boolean>;
}

/** @param kind emails with budgets of their own */
export function createMailBudget({ counters }: { counters: Counters }, kind: string): MailBudget {
  const limiter = strictLimiter(counters, { name: `mail-${kind}`, points: MOST, seconds: HOUR_SECONDS });
  const keyOf = (address: string): string => hashOf(address.toLowerCase());
  return {
    async within(address, send) {
      const key = keyOf(address);
      // Emails are sent in parallel, so the point is taken before sending.
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
