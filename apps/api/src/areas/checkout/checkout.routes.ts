import { checkout } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { completeCheckout } from "./complete-checkout.ts";
import { estimateDelivery } from "./estimate-delivery.ts";
import { updateCheckout } from "./update-checkout.ts";

export const checkoutRoutes = [
  handle(checkout.checkout, updateCheckout),
  handle(checkout.deliveryEstimate, estimateDelivery),
  handle(checkout.complete, completeCheckout),
];
