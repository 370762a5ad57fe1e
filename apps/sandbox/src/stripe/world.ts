import type { SandboxSettings } from "../options.ts";
import type { Form } from "./form.ts";
import type { StripeStore } from "./store.ts";
import type { Deliveries } from "./webhooks/deliveries.ts";

/** What every call of the stand-in works on. */
export interface StripeWorld {
  settings: SandboxSettings;
  store: StripeStore;
  deliveries: Deliveries;
}

/** What happens to an answer on its way out, after it has been decided and kept. */
export interface Effects {
  waitMs: number;
  dropConnection: boolean;
  /** A replay under the same idempotency key is lost too. */
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

/** The time in whole seconds, as the vendor writes it. */
export function seconds(world: StripeWorld): number {
  return Math.floor(world.settings.clock.now() / 1000);
}
