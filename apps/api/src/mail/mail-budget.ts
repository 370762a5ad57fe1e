import { RateLimiterMemory } from "rate-limiter-flexible";
import { hashOf } from "../session/ticket.ts";

/** Mails that anybody can have sent to an address in an hour; nobody forgets a password more often. */
const MOST = 10;
const HOUR_SECONDS = 3600;

/** Keeps the shop from being the tool of whoever floods another's mail box. Each process counts for itself. */
export interface MailBudget {
  isSpent(address: string): Promise<boolean>;
  spend(address: string): Promise<void>;
}

export function createMailBudget(): MailBudget {
  const limiter = new RateLimiterMemory({ points: MOST, duration: HOUR_SECONDS });
  const keyOf = (address: string): string => hashOf(address.toLowerCase());
  return {
    isSpent: async (address) => ((await limiter.get(keyOf(address)))?.consumedPoints ?? 0) >= MOST,
    spend: async (address) => void (await limiter.penalty(keyOf(address))),
  };
}
