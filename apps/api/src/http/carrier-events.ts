import { ShopError } from "@azulejo/contract";
import { CarrierSignatureError } from "@azulejo/extend/carrier.ts";
import { receiveTracking } from "../areas/fulfillment/index.ts";
import type { Services } from "../context.ts";
import { clientOf } from "../domain/client-address.ts";
import { createBudget } from "../limits/budgets.ts";
import { readLimited } from "./read-body.ts";

const MAX_BYTES = 256 * 1024;
/** Requests per minute from one address. A service sends from few addresses, a few events for each parcel. */
const EVENTS_PER_MINUTE = 1200;

export const CARRIER_EVENT_PATH = "/api/carrier/trackingevent";

export const isCarrierEvent = (request: Request): boolean =>
  request.method === "POST" && new URL(request.url).pathname === CARRIER_EVENT_PATH;

/** Receives webhooks of the carrier service, which signs the raw body. Senders over the limit are refused before anything is read. */
export function createCarrierEvents(services: Services): (request: Request) => Promise<Response> {
  const spend = createBudget(services.counters, { name: "carrier-event", points: EVENTS_PER_MINUTE, seconds: 60 });
  return async (request) => {
    try {
      await spend(clientOf(request.headers.get("x-client-address") ?? "local"), 1);
      await receiveTracking(services, (await readLimited(request, MAX_BYTES)).toString("utf8"), request.headers);
      return Response.json({ received: true });
    } catch (error) {
      const status = statusOf(error);
      if (status === 500) services.log.error({ err: error }, "a carrier's event could not be applied");
      const seconds = error instanceof ShopError ? error.values.seconds : undefined;
      return Response.json({ received: false }, { status, ...(seconds !== undefined && { headers: { "retry-after": String(seconds) } }) });
    }
  };
}

function statusOf(error: unknown): number {
  if (error instanceof CarrierSignatureError) return 403;
  if (error instanceof ShopError) return error.code === "office_carrier_off" ? 404 : error.status;
  // The body isn't an event.
  return error instanceof SyntaxError || (error instanceof Error && error.name === "ZodError") ? 400 : 500;
}
