import { join } from "node:path";
import { Hono } from "hono";
import type { SandboxSettings } from "../options.ts";
import { Deliveries } from "../webhooks/deliveries.ts";
import { answerDueDebits } from "./bank/debits.ts";
import type { StripeEnv } from "./http/answer.ts";
import { answer } from "./http/answer.ts";
import { controlRoutes } from "./http/control.ts";
import { stripeRoutes } from "./http/routes.ts";
import { bankPages } from "./pages/bank.ts";
import { browserFiles } from "./pages/browser-files.ts";
import { challengePages } from "./pages/challenge.ts";
import { expressPages } from "./pages/express.ts";
import { framePages } from "./pages/frames.ts";
import { StripeStore } from "./store.ts";
import { signPayload } from "./webhooks/signature.ts";
import type { StripeWorld } from "./world.ts";

/** The simulated card provider: its API at /v1, its script, frames and control calls under /stripe. */
export interface StripeStandIn {
  app: Hono<StripeEnv>;
  close(): Promise<void>;
}

function unknownCall(method: string, path: string): object {
  const message = `Unrecognized request URL (${method}: ${path}).`;
  return { error: { type: "invalid_request_error", message } };
}

const toPayload = (event: object | undefined): string | undefined => (event === undefined ? undefined : JSON.stringify(event, null, 2));

/** Creates the simulated provider and resumes the undelivered events in its journal. */
export function createStripe(settings: SandboxSettings): StripeStandIn {
  const { dataDir } = settings;
  const store = new StripeStore(dataDir === undefined ? undefined : join(dataDir, "stripe.jsonl"));
  const deliveries = new Deliveries({
    vendor: "Stripe",
    settings,
    targets: settings.stripeTargets,
    deliveries: store.deliveries,
    payloadOf: (eventId) => toPayload(store.events.get(eventId)?.object),
    sign: (payload) => ({
      "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      "stripe-signature": signPayload(payload, settings.stripe.webhookSecret, Math.floor(settings.clock.now() / 1000)),
    }),
  });
  const world: StripeWorld = { settings, store, deliveries };
  const app = new Hono<StripeEnv>();
  for (const route of [...stripeRoutes(world), ...controlRoutes(world)]) {
    app.on(route.method, route.path, (c) => {
      answerDueDebits(world);
      return answer(c, world, route);
    });
  }
  app.all("/v1/*", (c) => c.json(unknownCall(c.req.method, c.req.path), 404));
  app.route("/stripe", browserFiles());
  app.route("/stripe", framePages(settings));
  app.route("/stripe", expressPages(settings));
  app.route("/stripe", challengePages(world));
  app.route("/stripe", bankPages(world));
  deliveries.resumePending();
  return { app, close: () => deliveries.close() };
}
