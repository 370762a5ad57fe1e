import type { Quote } from "@azulejo/contract/areas/checkout.ts";

/** The checkout steps as they appear in the address. */
export const steps = ["user", "shipping", "pickup", "shipping-options", "payment"] as const;
export type Step = (typeof steps)[number];

/** Returns the steps that this order needs. */
export function stepsOf(quote: Quote): Step[] {
  return steps.filter((step) =>
    step === "shipping" || step === "shipping-options" ? quote.needsDelivery : step === "pickup" ? quote.needsPickup : true,
  );
}

/** Returns the first incomplete step; the last one when all are complete. */
export function nextStep(quote: Quote): Step {
  const missing = quote.missing as readonly string[];
  return stepsOf(quote).find((step) => missing.includes(step)) ?? "payment";
}

/** Returns whether a step may be opened: all steps before it are complete. */
export function mayOpen(quote: Quote, step: Step): boolean {
  const order = stepsOf(quote);
  return order.includes(step) && order.indexOf(step) <= order.indexOf(nextStep(quote));
}
