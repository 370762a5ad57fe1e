import type { Quote } from "@azulejo/contract/areas/checkout.ts";

/** The steps of the wizard, as they stand in the address. */
export const steps = ["user", "shipping", "pickup", "shipping-options", "payment"] as const;
export type Step = (typeof steps)[number];

/** The steps that this order needs. */
export function stepsOf(quote: Quote): Step[] {
  return steps.filter((step) =>
    step === "shipping" || step === "shipping-options" ? quote.needsDelivery : step === "pickup" ? quote.needsPickup : true,
  );
}

/** The first step that still lacks something; the last one when nothing does. */
export function nextStep(quote: Quote): Step {
  const missing = quote.missing as readonly string[];
  return stepsOf(quote).find((step) => missing.includes(step)) ?? "payment";
}

/** A step may be opened when everything before it is there. */
export function mayOpen(quote: Quote, step: Step): boolean {
  const order = stepsOf(quote);
  return order.includes(step) && order.indexOf(step) <= order.indexOf(nextStep(quote));
}
