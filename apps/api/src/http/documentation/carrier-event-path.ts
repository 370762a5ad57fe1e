import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { CARRIER_EVENT_PATH } from "../carrier-events.ts";

export const carrierTag = { name: "carrier", description: "For the service that books carriers." };

const event = z
  .looseObject({
    id: z.string().meta({ description: "Identifies the event; a repeated one changes nothing.", examples: ["evt_1"] }),
    description: z.string().meta({ description: "What happened. Other events are accepted and ignored.", examples: ["tracker.updated"] }),
    result: z.looseObject({}).meta({
      description: "The tracker, as EasyPost sends it.",
      examples: [{ object: "Tracker", shipment_id: "shp_1", status: "in_transit", updated_at: "2026-11-22T16:05:00Z" }],
    }),
  })
  .meta({ id: "CarrierEvent" });

const received = z.object({ received: z.boolean() }).meta({ id: "CarrierEventReceived" });
const answer = (description: string, example: boolean) => ({
  description,
  content: { "application/json": { schema: received, example: { received: example } } },
});

/** The webhook of the carrier service, which signs the raw body and knows no storefront key. */
export const carrierEventPath: ZodOpenApiPathsObject = {
  [CARRIER_EVENT_PATH]: {
    post: {
      operationId: "postCarrierTrackingevent",
      tags: [carrierTag.name],
      summary: "Receives where booked shipments are",
      description:
        "For EasyPost, or the service of an extension. Enter this address as a webhook there, with the secret of `EASYPOST_WEBHOOK_SECRET`. Events may arrive twice, late or out of order.",
      security: [{ easyPostSignature: [] }],
      requestBody: { required: true, content: { "application/json": { schema: event } } },
      responses: {
        200: answer("The event was applied, or concerns something else.", true),
        400: answer("The body is not an event.", false),
        403: answer("The signature is not valid.", false),
        404: answer("The shop books no carriers.", false),
        413: answer("The body is larger than 256 KB.", false),
        429: {
          ...answer("Too many events. `retry-after` has the seconds to wait.", false),
          headers: { "retry-after": { $ref: "#/components/headers/retry-after" } },
        },
        500: answer("The event could not be applied. Send it again.", false),
        503: answer("The shop doesn't know the shipment yet. Send the event again.", false),
      },
    },
  },
};
