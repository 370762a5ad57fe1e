import { ShopError } from "@azulejo/contract";
import { receiveText, recordTextState } from "../areas/consent/index.ts";
import type { Services } from "../context.ts";
import { clientOf } from "../domain/client-address.ts";
import { createBudget } from "../limits/budgets.ts";
import { TEXT_RECEIVED, TEXT_STATUS } from "../ports/twilio-text-messages.ts";
import { readLimited } from "./read-body.ts";

const MAX_BYTES = 32 * 1024;
/**
 * Requests per minute from one address. A provider sends from few addresses: one event for each message sent, and the few messages that
 * customers write.
 */
const EVENTS_PER_MINUTE = 1200;

export const TEXT_EVENT_PATHS = [TEXT_RECEIVED, TEXT_STATUS];

export const isTextEvent = (request: Request): boolean =>
  request.method === "POST" && TEXT_EVENT_PATHS.includes(new URL(request.url).pathname);

/**
 * Receives webhooks of the text message provider: messages from customers, and the status of messages sent. They are signed forms, and the
 * response to a message is the reply to send.
 */
export function createTextEvents(services: Services): (request: Request) => Promise<Response> {
  const spend = createBudget(services.counters, { name: "text-event", points: EVENTS_PER_MINUTE, seconds: 60 });
  return async (request) => {
    try {
      await spend(clientOf(request.headers.get("x-client-address") ?? "local"), 1);
      const form = new URLSearchParams((await readLimited(request, MAX_BYTES)).toString("utf8"));
      const event = services.texts?.readEvent(new URL(request.url), form, request.headers.get("x-twilio-signature") ?? "");
      if (!event) return new Response(null, { status: services.texts ? 403 : 404 });
      if (event.kind === "status") {
        await recordTextState(services.database.query, event);
        return new Response(null, { status: 204 });
      }
      return reply(await receiveText(services, event));
    } catch (error) {
      const status = error instanceof ShopError ? error.status : 500;
      if (status >= 500) services.log.error({ err: error }, "a text message event could not be applied");
      return new Response(null, { status });
    }
  };
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const reply = (text: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?><Response><Message>${escaped(text)}</Message></Response>`, {
    headers: { "content-type": "text/xml; charset=utf-8" },
  });
