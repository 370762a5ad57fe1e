import { invalidRequest, missingParameter } from "./failure.ts";
import type { Form } from "./form.ts";
import { listOf, mapOf, mergeMetadata, textOf } from "./form.ts";
import type { PaymentIntent } from "./objects.ts";
import { METHOD_TYPES } from "./payment-methods.ts";

const CAPTURE_METHODS = ["automatic", "automatic_async", "manual"];
const CONFIRMATION_METHODS = ["automatic", "manual"];
const LEAST_AMOUNT = 50;
const MAX_AMOUNT = 99_999_999;

/** Reads a positive integer in the currency's smallest unit. */
export function amountOf(form: Form, key: string): number | undefined {
  const text = textOf(form, key);
  if (text === undefined) return undefined;
  if (!/^\d{1,12}$/.test(text)) throw invalidRequest(`Invalid integer: ${text}`, { param: key });
  return Number(text);
}

function chargeableAmount(form: Form): number | undefined {
  const amount = amountOf(form, "amount");
  if (amount === undefined) return undefined;
  if (amount < LEAST_AMOUNT) {
    const message = "Amount must be at least $0.50 usd";
    throw invalidRequest(message, { code: "amount_too_small", param: "amount" });
  }
  if (amount > MAX_AMOUNT) {
    const message = "Amount must be no more than $999,999.99";
    throw invalidRequest(message, { code: "amount_too_large", param: "amount" });
  }
  return amount;
}

function choice(form: Form, key: string, allowed: readonly string[]): string | undefined {
  const value = textOf(form, key);
  if (value === undefined || allowed.includes(value)) return value;
  throw invalidRequest(`Invalid ${key}: must be one of ${allowed.join(", ")}`, { param: key });
}

/** Newer API versions specify allowed types, older ones offered types. */
export function methodTypes(form: Form): string[] | undefined {
  const key = form["allowed_payment_method_types"] === undefined ? "payment_method_types" : "allowed_payment_method_types";
  const types = listOf(form, key);
  const unknown = types.find((type) => !METHOD_TYPES.includes(type));
  if (unknown !== undefined) {
    const message = `The payment method type provided: ${unknown} is invalid.`;
    throw invalidRequest(message, { param: key });
  }
  return types.length === 0 ? undefined : types;
}

function automaticMethods(form: Form): PaymentIntent["automatic_payment_methods"] | undefined {
  const given = mapOf(form, "automatic_payment_methods");
  if (given === undefined) return undefined;
  const redirects = textOf(given, "allow_redirects");
  return { enabled: given["enabled"] === "true", ...(redirects ? { allow_redirects: redirects } : {}) };
}

const PLAIN_TEXTS = [
  "description",
  "receipt_email",
  "setup_future_usage",
  "statement_descriptor",
  "statement_descriptor_suffix",
  "transfer_group",
] as const;

/** Reads the fields shared by creation and update; omits missing ones. */
export function commonFields(form: Form, old?: PaymentIntent): Partial<PaymentIntent> {
  const fields: Partial<PaymentIntent> = { metadata: mergeMetadata(old?.metadata ?? {}, form) };
  const amount = chargeableAmount(form);
  if (amount !== undefined) fields.amount = amount;
  const currency = textOf(form, "currency");
  if (currency !== undefined) fields.currency = currency.toLowerCase();
  for (const key of PLAIN_TEXTS) if (form[key] !== undefined) fields[key] = textOf(form, key) ?? null;
  const shipping = mapOf(form, "shipping");
  if (shipping !== undefined) fields.shipping = shipping;
  const types = methodTypes(form);
  if (types !== undefined) fields.payment_method_types = types;
  return fields;
}

/** Reads the fields that only creation accepts. */
export function creationFields(form: Form): Partial<PaymentIntent> {
  if (textOf(form, "amount") === undefined) throw missingParameter("amount");
  if (textOf(form, "currency") === undefined) throw missingParameter("currency");
  return {
    ...commonFields(form),
    automatic_payment_methods: automaticMethods(form) ?? null,
    capture_method: choice(form, "capture_method", CAPTURE_METHODS) ?? "automatic_async",
    confirmation_method: choice(form, "confirmation_method", CONFIRMATION_METHODS) ?? "automatic",
  };
}
