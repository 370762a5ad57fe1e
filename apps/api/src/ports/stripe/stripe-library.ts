import { createRequire } from "node:module";
import type Stripe from "stripe";

const require = createRequire(import.meta.url);

/** Loaded at the first payment, because the library's two hundred modules would slow down every start. */
export const loadStripe = (): typeof Stripe => require("stripe");

type Errors = typeof Stripe.errors;
type Name = "StripeAPIError" | "StripeCardError" | "StripeConnectionError" | "StripeInvalidRequestError";

export const isStripeError = <Of extends Name>(error: unknown, name: Of): error is InstanceType<Errors[Of]> =>
  error instanceof loadStripe().errors[name];
