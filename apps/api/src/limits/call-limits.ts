import type { Call } from "@azulejo/contract";
import { clientOf } from "../domain/client-address.ts";
import { createBudget, createStrictBudget, type Left } from "./budgets.ts";
import type { Counters } from "./counters.ts";

/** Points that a caller may spend per minute. A write costs more than a read, and an order the most. */
export interface RateLimits {
  pointsPerMinute: number;
  /** Forms that one client may send in ten minutes; eight by default. */
  formsPerTenMinutes?: number;
  /** Sign-ins, sign-ups, resets and similar calls that one client may make in ten minutes; sixty by default. */
  signInsPerTenMinutes?: number;
}

const FORMS = 8;
/** High enough for an office or campus that shares one address. */
const SIGN_INS = 60;
const BUDGET_SECONDS = 600;

const costOf = (call: Call): number => (call.idempotency === "required" ? 20 : call.idempotency === "allowed" ? 4 : 1);

/** The caller of a call, for budgets. */
export interface Spender {
  address: string;
  /** The session of a valid token, or a known API key; null for anybody else. */
  session: string | null;
  /** Whether a page of this process makes the call; the page was charged already. */
  isInner: boolean;
}

/**
 * Creates the limits of calls. Each session has its own points, so that many people can share an office's address; guests share the points
 * of their address. Rare actions such as sign-ins are counted by address in both cases, even if a page makes the call.
 * @returns the remaining points of a minute; null for a call from a page
 * @throws request_too_many with the seconds to wait
 */
export function createCallLimits(counters: Counters, limits: RateLimits): (spender: Spender, call: Call) => Promise<Left | null> {
  const all = createBudget(counters, { name: "call", points: limits.pointsPerMinute, seconds: 60 });
  const rare = (name: string, points: number) => createStrictBudget(counters, { name, points, seconds: BUDGET_SECONDS });
  const budgets = {
    forms: rare("form", limits.formsPerTenMinutes ?? FORMS),
    signin: rare("signin", limits.signInsPerTenMinutes ?? SIGN_INS),
  };
  return async ({ address, session, isInner }, call) => {
    const client = clientOf(address);
    const left = isInner ? null : await all(session ? `session:${session}` : client, costOf(call));
    if (call.budget) await budgets[call.budget](client, 1);
    return left;
  };
}
