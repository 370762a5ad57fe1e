import type { NextAction } from "../objects.ts";
import type { StoredMethod } from "../store.ts";
import type { StripeWorld } from "../world.ts";
import { bankBehaviorByKey } from "./test-accounts.ts";

export const DAY_MS = 86_400_000;
const VERIFICATION_DAYS = 2;

/** Returns whether the account has to be verified by a small deposit. */
export const needsDeposit = (method: StoredMethod): boolean =>
  bankBehaviorByKey(method.behavior).verifies === true && method.authenticated !== true;

export const depositDueAt = (world: StripeWorld): number => world.settings.clock.now() + VERIFICATION_DAYS * DAY_MS;

/** The owner's next step. */
export const depositAction = (world: StripeWorld, dueAt: number): NextAction => ({
  type: "verify_with_microdeposits",
  verify_with_microdeposits: {
    arrival_date: Math.floor(dueAt / 1000),
    hosted_verification_url: `${world.settings.publicUrl()}/stripe/bank`,
    microdeposit_type: "descriptor_code",
  },
});
