import { findCapture, refundCapture } from "../captures.ts";
import { findDispute, listDisputes } from "../disputes.ts";
import { listEvents, verifyTransmission } from "../events.ts";
import { captureOrder, createOrder, findOrder, patchOrder } from "../orders.ts";
import type { PayPalWorld } from "../world.ts";
import type { PayPalRoute } from "./answer.ts";

/** The vendor's API, below `/paypal`. */
export const apiRoutes = (world: PayPalWorld): PayPalRoute[] => [
  { method: "POST", path: "/v2/checkout/orders", status: 201, run: (call) => createOrder(world, call) },
  { method: "GET", path: "/v2/checkout/orders/:id", run: ({ target }) => findOrder(world, target).object },
  {
    method: "PATCH",
    path: "/v2/checkout/orders/:id",
    status: 204,
    run: ({ target, body }) => patchOrder(world, target, body["operations"]),
  },
  { method: "POST", path: "/v2/checkout/orders/:id/capture", status: 201, run: (call) => captureOrder(world, call) },
  { method: "GET", path: "/v2/payments/captures/:id", run: ({ target }) => findCapture(world, target).capture },
  { method: "POST", path: "/v2/payments/captures/:id/refund", status: 201, run: (call) => refundCapture(world, call) },
  { method: "GET", path: "/v1/customer/disputes", run: ({ query }) => listDisputes(world, query) },
  { method: "GET", path: "/v1/customer/disputes/:id", run: ({ target }) => findDispute(world, target) },
  { method: "GET", path: "/v1/notifications/webhooks-events", run: ({ query }) => listEvents(world, query) },
  { method: "POST", path: "/v1/notifications/verify-webhook-signature", run: ({ body }) => verifyTransmission(world, body) },
];
