import { randomBytes } from "node:crypto";
import type { SandboxSettings } from "../options.ts";
import type { Deliveries } from "../webhooks/deliveries.ts";
import type { PayPalStore } from "./store.ts";

/** The state and settings shared by all calls. */
export interface PayPalWorld {
  settings: SandboxSettings;
  store: PayPalStore;
  deliveries: Deliveries;
  /** Access tokens by value, with their expiry. */
  tokens: Map<string, number>;
  /** Whether the browser script can be loaded. */
  script: "on" | "off";
}

/** Simulated faults applied to an answer after it has been decided and stored. */
export interface Effects {
  waitMs: number;
  drops: "once" | "always" | null;
}

/** One call, decoded. */
export interface PayPalCall {
  target: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
  effects: Effects;
}

const LETTERS = "0123456789ABCDEFGHJKLMNPRSTUVWXY";

/** Returns a new id in the vendor's format, such as `5O190127TN364715T`. */
export const newId = (length = 17): string => [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join("");

/** Returns the time in the vendor's format, in whole seconds. @param after the result is later than this */
export function timeOf({ settings }: PayPalWorld, after?: string): string {
  const least = after === undefined ? 0 : Date.parse(after) + 1000;
  return new Date(Math.max(settings.clock.now(), least)).toISOString().replace(/\.\d+Z$/, "Z");
}

/** The address of the stand-in. */
export const baseOf = ({ settings }: PayPalWorld): string => `${settings.publicUrl()}/paypal`;
