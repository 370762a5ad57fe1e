import { createHmac } from "node:crypto";
import type { EventType, PayPalEvent } from "./objects.ts";
import { newId, type PayPalWorld, timeOf } from "./world.ts";

const kindOf = (type: EventType): PayPalEvent["resource_type"] => {
  if (type.startsWith("CHECKOUT.")) return "checkout-order";
  if (type.startsWith("CUSTOMER.")) return "dispute";
  return type === "PAYMENT.CAPTURE.REFUNDED" ? "refund" : "capture";
};

/** Records an event with the resource's current state, and starts its delivery. */
export function emitEvent(world: PayPalWorld, type: EventType, resource: object): void {
  const event: PayPalEvent = {
    id: `WH-${newId()}-${newId()}`,
    event_version: "1.0",
    create_time: timeOf(world),
    resource_type: kindOf(type),
    resource_version: "2.0",
    event_type: type,
    summary: `The sandbox reports ${type}.`,
    resource: structuredClone(resource),
    links: [],
  };
  world.store.events.put({ id: event.id, object: event });
  world.deliveries.enqueue(event.id);
}

interface Transmission {
  id: string;
  time: string;
  webhookId: string;
  /** The event as JSON without spaces. */
  event: string;
}

const digest = (secret: string, { id, time, webhookId, event }: Transmission): string =>
  createHmac("sha256", secret).update(`${id}|${time}|${webhookId}|${event}`).digest("base64");

/** Returns a delivery's headers. The vendor signs with its own key; this signature is verified by the sandbox's own endpoint. */
export function transmissionHeaders(world: PayPalWorld, payload: string): Record<string, string> {
  const { clientSecret, webhookId } = world.settings.paypal;
  const [id, time] = [crypto.randomUUID(), timeOf(world)];
  return {
    "user-agent": "PayPal/AUHD-1.0-1",
    "paypal-auth-algo": "SHA256withRSA",
    "paypal-cert-url": `${world.settings.publicUrl()}/paypal/v1/notifications/certs/CERT-SANDBOX`,
    "paypal-transmission-id": id,
    "paypal-transmission-time": time,
    "paypal-transmission-sig": digest(clientSecret, { id, time, webhookId, event: JSON.stringify(JSON.parse(payload)) }),
  };
}

/** Answers `verify-webhook-signature`. */
export function verifyTransmission(world: PayPalWorld, body: Record<string, unknown>): object {
  const { clientSecret, webhookId } = world.settings.paypal;
  const sent = { id: String(body["transmission_id"]), time: String(body["transmission_time"]), webhookId: String(body["webhook_id"]) };
  const wanted = digest(clientSecret, { ...sent, event: JSON.stringify(body["webhook_event"]) });
  const isGenuine = sent.webhookId === webhookId && body["transmission_sig"] === wanted;
  return { verification_status: isGenuine ? "SUCCESS" : "FAILURE" };
}

/** Answers the list of events, newest first. */
export function listEvents(world: PayPalWorld, query: Record<string, string>): object {
  const size = Math.min(300, Number(query["page_size"] ?? 10));
  const from = Date.parse(query["start_time"] ?? "") || 0;
  const start = Number(query["page_token"] ?? 0);
  const all = world.store.events.newestFirst().filter(({ object }) => Date.parse(object.create_time) >= from);
  const events = all.slice(start, start + size).map(({ object }) => object);
  const next = new URLSearchParams({ ...query, page_token: String(start + size) });
  const href = `${world.settings.publicUrl()}/paypal/v1/notifications/webhooks-events?${next}`;
  return { events, count: events.length, links: start + size < all.length ? [{ href, rel: "next", method: "GET" }] : [] };
}
