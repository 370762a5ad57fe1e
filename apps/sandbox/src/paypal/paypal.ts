import { join } from "node:path";
import { Hono } from "hono";
import type { SandboxSettings } from "../options.ts";
import type { StripeEnv } from "../stripe/http/answer.ts";
import { Deliveries } from "../webhooks/deliveries.ts";
import { transmissionHeaders } from "./events.ts";
import { answer } from "./http/answer.ts";
import { controlRoutes } from "./http/control.ts";
import { apiRoutes } from "./http/routes.ts";
import { isClient, issueToken } from "./http/token.ts";
import { approvalPages } from "./pages/approval.ts";
import { browserFiles } from "./pages/browser-files.ts";
import { pendingPages } from "./pages/pending.ts";
import { PayPalStore } from "./store.ts";
import type { PayPalWorld } from "./world.ts";

/** The simulated wallet provider: its API, script, approval window and control calls, all below `/paypal`. */
export interface PayPalStandIn {
  app: Hono<StripeEnv>;
  close(): Promise<void>;
}

function toPayload(event: object | undefined): string | undefined {
  return event === undefined ? undefined : JSON.stringify(event);
}

/** Creates the simulated provider and resumes the undelivered events in its journal. */
export function createPayPal(settings: SandboxSettings): PayPalStandIn {
  const { dataDir } = settings;
  const store = new PayPalStore(dataDir === undefined ? undefined : join(dataDir, "paypal.jsonl"));
  const deliveries = new Deliveries({
    vendor: "PayPal",
    settings,
    targets: settings.paypalTargets,
    deliveries: store.deliveries,
    payloadOf: (eventId) => toPayload(store.events.get(eventId)?.object),
    sign: (payload) => transmissionHeaders(world, payload),
  });
  const world: PayPalWorld = { settings, store, deliveries, tokens: new Map(), script: "on" };
  const app = new Hono<StripeEnv>();
  app.post("/v1/oauth2/token", (c) => {
    if (isClient(world, c.req.header("authorization"))) return c.json(issueToken(world));
    return c.json({ error: "invalid_client", error_description: "Client Authentication failed" }, 401);
  });
  for (const route of [...apiRoutes(world), ...controlRoutes(world)]) app.on(route.method, route.path, (c) => answer(c, world, route));
  app.route("/", browserFiles(world));
  app.route("/", approvalPages(world));
  app.route("/", pendingPages(world));
  deliveries.resumePending();
  return { app, close: () => deliveries.close() };
}
