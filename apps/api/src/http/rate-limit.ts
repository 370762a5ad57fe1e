import { type Call, ShopError } from "@azulejo/contract";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { clientOf } from "../areas/account/sign-in-delay.rules.ts";

/** Points a caller may spend in a minute; a write costs more than a read, an order the most. */
export interface RateLimits {
  pointsPerMinute: number;
  /** Forms that one client may send in ten minutes; eight where nothing else is set. */
  formsPerTenMinutes?: number;
  /** Sign-ins, sign-ups, resets and the like of one client in ten minutes; sixty where nothing else is set. */
  signInsPerTenMinutes?: number;
}

const FORMS = 8;
/** An office or a campus signs in from one address. */
const SIGN_INS = 60;
const BUDGET_SECONDS = 600;

const costOf = (call: Call): number => (call.idempotency === "required" ? 20 : call.idempotency === "allowed" ? 4 : 1);

/** Who makes a call, as far as budgets go. */
export interface Spender {
  address: string;
  /** Proved by the signature of its token; null for a guest. */
  session: string | null;
  /** A page of this process asks: it has been paid for as a whole. */
  isInner: boolean;
}

/**
 * Who is signed in has a budget of their own, so that an office behind one address is many; guests share the one of their address.
 * What a person does seldom is counted by address in either case, also through a page.
 * @throws request_too_many with the seconds to wait
 */
export function createRateLimiter(limits: RateLimits): (spender: Spender, call: Call) => Promise<void> {
  const all = createBudget(limits.pointsPerMinute, 60);
  const budgets = {
    forms: createBudget(limits.formsPerTenMinutes ?? FORMS, BUDGET_SECONDS),
    signin: createBudget(limits.signInsPerTenMinutes ?? SIGN_INS, BUDGET_SECONDS),
  };
  return async ({ address, session, isInner }, call) => {
    const client = clientOf(address);
    if (!isInner) await all(session ? `session:${session}` : client, costOf(call));
    if (call.budget) await budgets[call.budget](client, 1);
  };
}

/** Points that each client may spend in so many seconds. @throws request_too_many with the seconds to wait */
export function createBudget(points: number, seconds: number): (client: string, cost: number) => Promise<void> {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (client, cost) => {
    try {
      await limiter.consume(client, cost);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new ShopError("request_too_many", { seconds: Math.ceil(refused.msBeforeNext / 1000) });
    }
  };
}
