import Stripe from "stripe";
import { type RunningSandbox, type SandboxOptions, startSandbox } from "./index.ts";

/** The keys of every sandbox test. */
export const TEST_KEYS = {
  secretKey: "sk_test_sandbox",
  publishableKey: "pk_test_sandbox",
  webhookSecret: "whsec_sandbox",
};

/** Starts a sandbox on free ports. */
export function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<RunningSandbox> {
  return startSandbox({ port: 0, smtpPort: 0, host: "127.0.0.1", stripe: TEST_KEYS, ...options });
}

/** Returns the real SDK configured for a sandbox. */
export function stripeAt(sandbox: RunningSandbox, key = TEST_KEYS.secretKey): Stripe {
  const { hostname, port } = new URL(sandbox.url);
  return new Stripe(key, { host: hostname, port, protocol: "http", maxNetworkRetries: 0, telemetry: false });
}
