import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { payPalWebhookEvents } from "../../ports/paypal-events.ts";
import { webhookEvents } from "../../ports/stripe-events.ts";

const event = z
  .looseObject({
    id: z.string().meta({ description: "Identifies the event; a repeated one changes nothing.", examples: ["evt_1"] }),
    type: z.string().meta({ description: "What happened. Other types are accepted and ignored.", examples: ["payment_intent.succeeded"] }),
    data: z.object({
      object: z.looseObject({}).meta({
        description: "The payment, refund or dispute, as the provider sends it.",
        examples: [{ id: "pi_1", object: "payment_intent" }],
      }),
    }),
  })
  .meta({ id: "PaymentEvent" });

const payPalEvent = z
  .looseObject({
    id: z.string().meta({ description: "Identifies the event; a repeated one changes nothing.", examples: ["WH-1"] }),
    event_type: z.string().meta({
      description: "What happened. Other types are accepted and ignored.",
      examples: ["PAYMENT.CAPTURE.COMPLETED"],
    }),
    resource: z.looseObject({}).meta({
      description: "The order, capture, refund or dispute, as PayPal sends it.",
      examples: [{ id: "5O190127TN364715T", status: "COMPLETED" }],
    }),
  })
  .meta({ id: "PayPalEvent" });

const received = z.object({ received: z.boolean() }).meta({ id: "PaymentEventReceived" });
const answer = (description: string, example: boolean) => ({
  description,
  content: { "application/json": { schema: received, example: { received: example } } },
});
const later = { "retry-after": { $ref: "#/components/headers/retry-after" } };

const listed = (types: readonly string[]): string => types.map((type) => `\`${type}\``).join(", ");
const responses = {
  200: answer("The event was applied, or concerns something else.", true),
  400: answer("The signature is not valid, or the body is not an event.", false),
  413: answer("The body is larger than 256 KB.", false),
  429: { ...answer("Too many events. `retry-after` has the seconds to wait.", false), headers: later },
  500: answer("The event could not be applied. Send it again.", false),
  503: answer("The shop or the provider cannot be reached for the moment. Send the event again.", false),
};

/** The webhooks of the payment providers, which sign the raw body and know no storefront key. */
export const paymentEventPath: ZodOpenApiPathsObject = {
  "/api/checkout/paymentevent": {
    post: {
      operationId: "postCheckoutPaymentevent",
      tags: ["checkout"],
      summary: "Receives events of the payment provider",
      description: `For the payment provider. Enter this address as a webhook endpoint there, for the events ${listed(webhookEvents)}. Events may arrive twice, late or out of order: the shop reads the payment's current state.`,
      security: [{ stripeSignature: [] }],
      requestBody: { required: true, content: { "application/json": { schema: event } } },
      responses,
    },
  },
  "/api/checkout/paypalevent": {
    post: {
      operationId: "postCheckoutPaypalevent",
      tags: ["checkout"],
      summary: "Receives events of PayPal",
      description: `For PayPal. Enter this address as a webhook there, for the events ${listed(payPalWebhookEvents)}. Events may arrive twice, late or out of order: the shop reads the payment's current state.`,
      security: [{ payPalSignature: [] }],
      requestBody: { required: true, content: { "application/json": { schema: payPalEvent } } },
      responses,
    },
  },
};
