import Stripe from "stripe";
import { type RunningSandbox, type SandboxOptions, startSandbox } from "./index.ts";

/** The keys that every test of the sandbox uses. */
export const TEST_KEYS = {
  secretKey: "sk_test_sandbox",
  publishableKey: "pk_test_sandbox",
  webhookSecret: "whsec_sandbox",
};

/** A sandbox on free ports. */
export function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<RunningSandbox> {
  return startSandbox({ port: 0, smtpPort: 0, host: "127.0.0.1", stripe: TEST_KEYS, ...options });
}

/** The real SDK, pointed at a sandbox. */
export function stripeAt(sandbox: RunningSandbox, key = TEST_KEYS.secretKey): Stripe {
  const { hostname, port } = new URL(sandbox.url);
  return new Stripe(key, { host: hostname, port, protocol: "http", maxNetworkRetries: 0, telemetry: false });
}
