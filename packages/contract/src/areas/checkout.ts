import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { emailAddress, personName, phone } from "./account.ts";
import { bag } from "./webshoppingbag.ts";

export const contact = z.strictObject({
  email: emailAddress,
  firstName: personName,
  lastName: personName,
  phone,
  company: field.line.max(80, "field_long").optional(),
});

const deliveryOption = z.object({
  service: z.enum(["parcel", "freight"]),
  /** Null for a caller with hidden prices, like every amount of a quote. */
  cents: field.cents.nullable(),
  from: field.day,
  until: field.day,
  liftgate: z.boolean(),
});

/** Goods that ship together; samples go by parcel, separately from the other goods. */
const delivery = z.object({
  group: z.enum(["goods", "samples"]),
  options: z.array(deliveryOption),
  chosen: deliveryOption.nullable(),
});
export type Delivery = z.infer<typeof delivery>;

/** The steps that must be completed before an order can be placed, in order. */
export const checkoutSteps = ["user", "shipping", "pickup", "shipping-options", "payment", "agreeing"] as const;

const quote = z.object({
  bag,
  contact: contact.nullable(),
  deliveryAddress: field.address.nullable(),
  billingAddress: field.address.nullable(),
  wantsAccount: z.boolean(),
  needsDelivery: z.boolean(),
  needsPickup: z.boolean(),
  deliveries: z.array(delivery),
  pickupReadyOn: field.day.nullable(),
  /** Why the address cannot be served; shown before payment. */
  notDeliverable: z.enum(["no_zone", "country", "weight", "no_rates", "no_tax"]).nullable(),
  totals: z.object({
    currency: z.string(),
    goodsCents: field.cents.nullable(),
    deliveryCents: field.cents.nullable(),
    taxes: z.array(z.object({ name: z.string(), ratePpm: z.number().int(), cents: field.cents })),
    taxCents: field.cents.nullable(),
    /** Null until every part of it is known. */
    totalCents: field.cents.nullable(),
  }),
  warnings: z.array(z.string()),
  missing: z.array(z.enum(checkoutSteps)),
  payment: z.object({
    scriptUrl: z.string(),
    publishableKey: z.string(),
    methods: z.array(z.object({ type: z.string(), code: z.string() })),
  }),
  termsVersion: z.string(),
});
export type Quote = z.infer<typeof quote>;

export const checkout = defineCall({
  method: "POST",
  path: "checkout/checkout",
  summary: "Saves the checkout steps' input and returns the price, the options and the missing fields",
  input: z.strictObject({
    shoppingBagQuoteId: field.bagId,
    contact: contact.optional(),
    deliveryAddress: field.address.optional(),
    billingAddress: field.address.optional(),
    billingSameAsDelivery: z.boolean().optional(),
    deliveryService: z.enum(["parcel", "freight"]).optional(),
    wantsAccount: z.boolean().optional(),
  }),
  value: quote,
  errors: ["webshoppingbag_not_found", "webshoppingbag_ordered"],
  idempotency: "allowed",
});

const problemCodes = [
  "checkout_empty",
  "checkout_incomplete",
  "checkout_out_of_stock",
  "checkout_lots_differ",
  "checkout_item_gone",
  "checkout_price_changed",
  "checkout_total_changed",
  "checkout_not_deliverable",
  "checkout_gift_card_day",
  "checkout_amount",
  "checkout_unpaid_orders",
  "checkout_unpaid_units",
  "checkout_hold_limit",
  "checkout_samples_limit",
  "checkout_no_rates",
  "checkout_no_tax",
  "checkout_terms_required",
  "checkout_terms_changed",
  "checkout_in_progress",
] as const;

export const complete = defineCall({
  method: "POST",
  path: "checkout/complete",
  summary: "Places a bag's order exactly once; a repeated call resumes an interrupted one",
  input: z.strictObject({
    shoppingBagQuoteId: field.bagId,
    attempt: z.string().regex(/^[\w-]{16,64}$/),
    payment: z.strictObject({ type: z.literal("CreditCard"), paymentMethodId: z.string().regex(/^pm_[\w]{1,100}$/) }),
    expectedTotalCents: field.cents,
    agreed: z.boolean(),
    termsVersion: z.string().max(40),
    /** Whether the buyer agreed to analytics, with no opt-out signal; the order's event is then sent. */
    measured: z.boolean().optional(),
  }),
  value: z.discriminatedUnion("status", [
    z.object({ status: z.literal("placed"), orderNo: z.number().int(), receiptId: z.string() }),
    z.object({ status: z.literal("actionRequired"), clientSecret: z.string() }),
    z.object({ status: z.literal("processing") }),
  ]),
  errors: [
    "webshoppingbag_not_found",
    "webshoppingbag_ordered",
    ...problemCodes,
    "account_locked",
    "account_prices_hidden",
    "account_role",
    "payment_declined",
    "payment_expired_card",
    "payment_insufficient_funds",
    "payment_incorrect_cvc",
    "payment_authentication_failed",
    "payment_unavailable",
    "payment_refused",
  ],
  idempotency: "required",
});
