import { endPending } from "../captures.ts";
import { closeDispute, openDispute } from "../disputes.ts";
import { malformed, notFound } from "../failure.ts";
import { approve, findOrder } from "../orders.ts";
import { buyerOf } from "../test-buyers.ts";
import type { PayPalCall, PayPalWorld } from "../world.ts";
import type { PayPalRoute } from "./answer.ts";

function setDeliveries({ deliveries }: PayPalWorld, { body }: PayPalCall): object {
  const mode = body["mode"];
  const delay = Number(body["delay_ms"] ?? deliveries.delayMs);
  if (mode !== undefined && mode !== "on" && mode !== "off") throw malformed("mode is on or off");
  if (!Number.isInteger(delay) || delay < 0) throw malformed("delay_ms is a whole number");
  deliveries.delayMs = delay;
  const turnedOn = mode === "on" && deliveries.mode === "off";
  if (mode !== undefined) deliveries.mode = mode;
  if (turnedOn) deliveries.resumePending();
  return { mode: deliveries.mode, delay_ms: deliveries.delayMs };
}

async function settle({ deliveries }: PayPalWorld): Promise<object> {
  await deliveries.settled();
  return { settled: true };
}

function deliver({ store, deliveries }: PayPalWorld, id: string): Promise<object> {
  if (!store.events.get(id)) throw notFound();
  return deliveries.deliverOnce(id);
}

function setScript(world: PayPalWorld, mode: unknown): object {
  if (mode !== "on" && mode !== "off") throw malformed("mode is on or off");
  world.script = mode;
  return { mode };
}

function approveAs(world: PayPalWorld, { target, body }: PayPalCall): object {
  const buyer = buyerOf(String(body["buyer"] ?? "pays"));
  if (!buyer) throw malformed("buyer is not a test buyer");
  approve(world, findOrder(world, target), buyer.key);
  return findOrder(world, target).object;
}

function clear({ store }: PayPalWorld): object {
  store.clear();
  return {};
}

function forgetKeys({ store }: PayPalWorld): object {
  for (const { id } of store.answers.newestFirst()) store.answers.drop(id);
  return {};
}

const listAll = ({ store, deliveries }: PayPalWorld): object => ({
  events: store.events
    .newestFirst()
    .map(({ id, object }) => ({ ...deliveries.state(id), type: object.event_type, resource: object.resource })),
});

const listOrders = ({ store }: PayPalWorld): object => ({ orders: store.orders.newestFirst().map(({ object }) => object) });

/** Calls that only tests make, below `/paypal/control`. */
export const controlRoutes = (world: PayPalWorld): PayPalRoute[] => [
  { method: "GET", path: "/control/events", run: () => listAll(world) },
  { method: "POST", path: "/control/events/:id/deliver", run: ({ target }) => deliver(world, target) },
  { method: "POST", path: "/control/deliveries", run: (call) => setDeliveries(world, call) },
  { method: "POST", path: "/control/deliveries/settle", run: () => settle(world) },
  { method: "GET", path: "/control/orders", run: () => listOrders(world) },
  { method: "POST", path: "/control/orders/:id/approve", run: (call) => approveAs(world, call) },
  { method: "POST", path: "/control/captures/:id/complete", run: ({ target }) => endPending(world, target, "complete") },
  { method: "POST", path: "/control/captures/:id/deny", run: ({ target }) => endPending(world, target, "deny") },
  { method: "POST", path: "/control/captures/:id/dispute", run: ({ target }) => openDispute(world, target) },
  { method: "POST", path: "/control/disputes/:id/close", run: ({ target, body }) => closeDispute(world, target, String(body["outcome"])) },
  { method: "POST", path: "/control/script", run: ({ body }) => setScript(world, body["mode"]) },
  { method: "POST", path: "/control/keys/forget", run: () => forgetKeys(world) },
  { method: "POST", path: "/control/reset", run: () => clear(world) },
];
