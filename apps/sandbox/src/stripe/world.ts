import type { SandboxSettings } from "../options.ts";
import type { Deliveries } from "../webhooks/deliveries.ts";
import type { Form } from "./form.ts";
import type { StripeStore } from "./store.ts";

/** The state and settings shared by all calls. */
export interface StripeWorld {
  settings: SandboxSettings;
  store: StripeStore;
  deliveries: Deliveries;
}

/** Simulated faults applied to a response after it has been decided and stored. */
export interface Effects {
  waitMs: number;
  dropConnection: boolean;
  /** Whether a replay under the same idempotency key is lost too. */
  onReplayToo: boolean;
}

/** One call, decoded. */
export interface StripeCall {
  id: string;
  /** The fields of the body, or of the query for GET. */
  form: Form;
  /** The id in the path, if there is one. */
  target: string;
  caller: "secret" | "publishable";
  apiVersion: string;
  idempotencyKey: string | null;
  effects: Effects;
}

/** Returns the time in whole seconds, as the vendor does. */
export function seconds(world: StripeWorld): number {
  return Math.floor(world.settings.clock.now() / 1000);
}
