import { ShopError } from "@azulejo/contract";
import { receivePaymentEvent } from "../areas/checkout/index.ts";
import { createBudget } from "../calls/rate-limit.ts";
import type { Services } from "../context.ts";
import { clientOf } from "../domain/client-address.ts";
import { readLimited } from "./read-body.ts";

const MOST_BYTES = 256 * 1024;
/** A provider sends from few addresses, at most a few events per order, and retries refused ones. */
const EVENTS_PER_MINUTE = 1200;

export const isPaymentEvent = (request: Request): boolean =>
  request.method === "POST" && new URL(request.url).pathname === "/api/checkout/paymentevent";

/**
 * Receives webhook events of the payment provider. The provider signs the raw body, so this one call reads the bytes as sent and
 * does not use the envelope. A sender of too many events is refused before anything is read.
 */
export function createPaymentEvents(services: Services): (request: Request) => Promise<Response> {
  const spend = createBudget(EVENTS_PER_MINUTE, 60);
  return async (request) => {
    try {
      await spend(clientOf(request.headers.get("x-client-address") ?? "local"), 1);
      const body = await readLimited(request, MOST_BYTES);
      await receivePaymentEvent(services, body.toString("utf8"), request.headers.get("stripe-signature") ?? "");
      return Response.json({ received: true });
    } catch (error) {
      const status = error instanceof ShopError ? error.status : 500;
      if (status >= 500) services.log.error({ err: error }, "payment event could not be applied");
      const seconds = error instanceof ShopError ? error.values.seconds : undefined;
      return Response.json({ received: false }, { status, ...(seconds !== undefined && { headers: { "retry-after": String(seconds) } }) });
    }
  };
}
