import { ShopError } from "@azulejo/contract";
import { receivePaymentEvent, receiveWalletEvent } from "../areas/checkout/index.ts";
import type { Services } from "../context.ts";
import { clientOf } from "../domain/client-address.ts";
import { createBudget } from "../limits/budgets.ts";
import { readLimited } from "./read-body.ts";

const MAX_BYTES = 256 * 1024;
/** Requests per minute from one address. A provider sends from few addresses, at most a few events per order, and retries refused ones. */
const EVENTS_PER_MINUTE = 1200;

const CARD_EVENTS = "/api/checkout/paymentevent";
const WALLET_EVENTS = "/api/checkout/paypalevent";
export const PAYMENT_EVENT_PATHS = [CARD_EVENTS, WALLET_EVENTS];
const pathOf = (request: Request): string => new URL(request.url).pathname;

export const isPaymentEvent = (request: Request): boolean => request.method === "POST" && PAYMENT_EVENT_PATHS.includes(pathOf(request));

/**
 * Receives webhook events of the payment providers. They sign the raw body, so these calls read the bytes as sent and do not use the
 * envelope. Senders over the limit are refused before anything is read.
 */
export function createPaymentEvents(services: Services): (request: Request) => Promise<Response> {
  const spend = createBudget(services.counters, { name: "payment-event", points: EVENTS_PER_MINUTE, seconds: 60 });
  return async (request) => {
    try {
      await spend(clientOf(request.headers.get("x-client-address") ?? "local"), 1);
      const body = await readLimited(request, MAX_BYTES);
      const text = body.toString("utf8");
      if (pathOf(request) === WALLET_EVENTS) await receiveWalletEvent(services, text, request.headers);
      else await receivePaymentEvent(services, text, request.headers.get("stripe-signature") ?? "");
      return Response.json({ received: true });
    } catch (error) {
      const status = error instanceof ShopError ? error.status : 500;
      if (status >= 500) services.log.error({ err: error }, "payment event could not be applied");
      const seconds = error instanceof ShopError ? error.values.seconds : undefined;
      return Response.json({ received: false }, { status, ...(seconds !== undefined && { headers: { "retry-after": String(seconds) } }) });
    }
  };
}
