import type { Quote } from "@azulejo/contract/areas/checkout.ts";

/** The short checkout, and the extended one, which starts with sign-in and has a separate step for promo codes. */
export const flows = ["checkout", "checkout2"] as const;
export type Flow = (typeof flows)[number];

export const steps = ["user", "shipping", "pickup", "shipping-options", "promo", "payment"] as const;
export type Step = (typeof steps)[number];

/** Returns the checkout flow that a page's path belongs to. */
export const flowOf = (path: string): Flow => (/(?:^|\/)checkout2(?:\/|$)/.test(path) ? "checkout2" : "checkout");

/** Returns a step's path without the language. */
export const stepPath = (flow: Flow, step: Step): string =>
  `${flow}/${flow === "checkout2" && step === "shipping" ? "shipping-address" : step}`;

/** Parts of a step that have their own address, which opens the step at that part. */
const stepOfPart = { "create-account": "user", agreeing: "payment", "place-order": "payment" } as const satisfies Record<string, Step>;
export type Part = keyof typeof stepOfPart;
export const parts = Object.keys(stepOfPart) as Part[];

/** Returns the part of a step at a path; null for none. */
export const partAt = (rest: string): Part | null => parts.find((part) => part === rest) ?? null;

/** Returns the step at a path, also if the path is that of one of its parts; undefined for none. */
export function stepAt(flow: Flow, rest: string): Step | undefined {
  const part = partAt(rest);
  return part ? stepOfPart[part] : steps.find((step) => stepPath(flow, step) === `${flow}/${rest}`);
}

/** Returns the steps that this order needs. */
export function stepsOf(quote: Quote, flow: Flow): Step[] {
  const needed: Record<Step, boolean> = {
    user: true,
    shipping: quote.needsDelivery,
    pickup: quote.needsPickup,
    "shipping-options": quote.needsDelivery,
    promo: flow === "checkout2",
    payment: true,
  };
  return steps.filter((step) => needed[step]);
}

/** Returns the first incomplete step; the last one when all are complete. */
export function nextStep(quote: Quote): Step {
  const missing = quote.missing as readonly string[];
  return stepsOf(quote, "checkout").find((step) => missing.includes(step)) ?? "payment";
}

/** Returns whether a step may be opened, because all steps before it are complete. */
export function mayOpen(quote: Quote, step: Step, flow: Flow): boolean {
  const order = stepsOf(quote, flow);
  return order.includes(step) && order.indexOf(step) <= order.indexOf(nextStep(quote));
}

/** Returns the step after a step, or the first incomplete one if that may not be opened yet. */
export function stepAfter(quote: Quote, step: Step, flow: Flow): Step {
  const order = stepsOf(quote, flow);
  const following = order[order.indexOf(step) + 1] ?? nextStep(quote);
  return mayOpen(quote, following, flow) ? following : nextStep(quote);
}
