import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { usedExemption } from "../tax-exemption.ts";
import { emailAddress, personName, phone } from "./account.ts";
import { bag } from "./bag.ts";
import { bankDebit } from "./bank-debit.ts";
import { quoteInUse } from "./checkout/delivered-price.ts";
import { delivery, deliveryChargeKinds, deliveryServices } from "./checkout/delivery.ts";
import { savedPayment } from "./customer/saved-payments.ts";

export * from "./bank-debit.ts";

export * from "./checkout/delivered-price.ts";
export * from "./checkout/delivery.ts";
export * from "./checkout/delivery-estimate.ts";

export const contact = z
  .strictObject({
    email: emailAddress,
    firstName: personName,
    lastName: personName,
    phone,
    company: field.line
      .max(80, "field_long")
      .optional()
      .meta({ examples: ["Ruiz Interiors"] }),
  })
  .meta({ id: "Contact" });

/** Who may pick an order up besides the buyer; null for nobody else. */
export const pickupPerson = field.line
  .min(1, "field_required")
  .max(80, "field_long")
  .nullable()
  .meta({ examples: ["Luis Ortega"] });

/** The number of a business's own purchase order; null for none. */
export const purchaseOrderNo = field.line
  .min(1, "field_required")
  .max(40, "field_long")
  .nullable()
  .meta({ examples: ["LR-2291"] });
/** The project that a business orders for; null for none. */
export const jobName = field.line
  .min(1, "field_required")
  .max(80, "field_long")
  .nullable()
  .meta({ examples: ["Arrowcreek clubhouse"] });

const isOneOf = ({ paymentMethodId, savedPaymentId }: { paymentMethodId?: unknown; savedPaymentId?: unknown }): boolean =>
  (paymentMethodId === undefined) !== (savedPaymentId === undefined);

/** The codes under which payments are kept. `Link`: ordered by phone, to be paid with a link. `None`: the order costs nothing. */
export const paymentMethods = ["CreditCard", "PayPal", "Ach", "Credit", "Link", "None"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

const creditLine = z
  .object({
    term: z.string().meta({ description: "The payment term's code.", examples: ["NET30"] }),
    dueOn: field.day.describe("The day on which an order placed today is due."),
    availableCents: field.cents.describe("The limit less what is owed and what orders being paid hold, in cents; never negative."),
  })
  .meta({ id: "CreditLine", description: "The credit line of the caller's business account." });
export type CreditLine = z.infer<typeof creditLine>;

export const payPal = z
  .object({
    scriptUrl: z.string().meta({
      description: "PayPal's script, which shows its button.",
      examples: ["https://www.paypal.com/sdk/js?client-id=client&currency=USD&intent=capture"],
    }),
  })
  .meta({ id: "PayPal", description: "Payment through PayPal, which the buyer approves there." });
export type PayPal = z.infer<typeof payPal>;

/** The steps that must be completed before an order can be placed, in order. */
export const checkoutSteps = ["user", "shipping", "pickup", "shipping-options", "payment", "agreeing"] as const;

export const quote = z
  .object({
    bag,
    contact: contact.nullable(),
    deliveryAddress: field.address.nullable(),
    billingAddress: field.address.nullable(),
    wantsAccount: z.boolean(),
    pickupPerson: z
      .string()
      .nullable()
      .meta({ description: "Who may pick the order up besides the buyer.", examples: ["Luis Ortega"] }),
    purchaseOrderNo: z
      .string()
      .nullable()
      .meta({ description: "The business's own number for the order.", examples: ["LR-2291"] }),
    jobName: z
      .string()
      .nullable()
      .meta({ description: "The project that the business orders for.", examples: ["Arrowcreek clubhouse"] }),
    needsDelivery: z.boolean(),
    needsPickup: z.boolean(),
    deliveries: z.array(delivery),
    pickupReadyOn: field.day.nullable(),
    notDeliverable: z
      .enum(["no_zone", "country", "po_box", "weight", "no_rates", "no_tax", "tax_unavailable", "tax_address"])
      .nullable()
      .describe("Why the address cannot be served; shown before payment."),
    totals: z.object({
      currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
      goodsCents: field.cents.nullable().describe("All lines after discounts in cents."),
      discountCents: field.cents.nullable().describe("What promotions take off the lines, in cents."),
      deliveryCents: field.cents.nullable().describe("All deliveries after discounts in cents."),
      deliveryDiscountCents: field.cents.nullable().describe("What promotions take off the deliveries, in cents."),
      taxes: z.array(field.tax),
      exemptions: z.array(usedExemption).describe("The business account's certificates that free parts of the order from tax."),
      taxCents: field.cents.nullable().describe("All taxes in cents."),
      totalCents: field.cents.nullable().describe("In cents; null until every part of it is known."),
    }),
    deliveredQuote: quoteInUse
      .nullable()
      .describe("The delivered price that was quoted for the bag; null without one and when prices are hidden."),
    warnings: z.array(field.text("Wear eye protection when cutting.")),
    missing: z.array(z.enum(checkoutSteps)),
    payment: z.object({
      scriptUrl: z
        .string()
        .meta({ description: "The payment provider's script, which shows the card's fields.", examples: ["https://js.stripe.com/v3/"] }),
      publishableKey: field.text("pk_test_1"),
      methods: z
        .array(z.object({ type: z.enum(["CCD", "PPL", "ACH", "CRD"]), code: z.enum(paymentMethods) }))
        .describe("How this caller may pay; a business account with a credit line has both. Empty for an order that costs nothing."),
      saved: z.array(savedPayment).describe("The cards and bank accounts that the caller has saved, the defaults first; none for a guest."),
      payPal: payPal.nullable().describe("Null for a shop without PayPal."),
      bankDebit: bankDebit
        .nullable()
        .describe("Null where bank accounts can't be debited, until the total is known, and with hidden prices."),
      creditLine: creditLine.nullable().describe("Null without a credit line, and for a caller with hidden prices."),
    }),
    approval: z
      .object({
        state: z
          .enum(["needed", "asked", "approved", "rejected"])
          .describe("`needed`: nobody has been asked yet about this order, or it has changed since."),
        aboveCents: field.cents.describe("The limit that the order exceeds, in cents."),
        answer: z
          .string()
          .nullable()
          .meta({ description: "What was said with the decision.", examples: ["Please use the Sparks store instead."] }),
      })
      .nullable()
      .describe("The approval that an order of this caller needs by the rules of the business account; null when it needs none."),
    termsVersion: z.string().meta({ description: "The version of the terms to agree to.", examples: ["2026-01"] }),
  })
  .meta({ id: "Quote", description: "A bag on its way to an order: contact, addresses, deliveries, totals, and what is missing." });
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
    deliveryService: z.enum(deliveryServices).optional(),
    deliveryCharges: z.array(z.enum(deliveryChargeKinds)).max(2).optional().describe("What to add to the delivery of the goods."),
    wantsAccount: z.boolean().optional(),
    pickupPerson: pickupPerson.optional(),
    purchaseOrderNo: purchaseOrderNo.optional().describe("The business's own number for the order; counts only for a business account."),
    jobName: jobName.optional().describe("The project that the business orders for; counts only for a business account."),
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
  "checkout_approval_needed",
  "checkout_unpaid_orders",
  "checkout_unpaid_units",
  "checkout_hold_limit",
  "checkout_samples_limit",
  "checkout_sample_item_limit",
  "checkout_no_rates",
  "checkout_no_tax",
  "checkout_tax_unavailable",
  "checkout_tax_address",
  "checkout_refused",
  "checkout_rule_failed",
  "checkout_terms_required",
  "checkout_terms_changed",
  "checkout_in_progress",
  "checkout_credit_unavailable",
  "checkout_credit_limit",
  "checkout_credit_split",
  "checkout_credit_rest",
  "checkout_mandate_required",
  "checkout_mandate_changed",
  "customer_quote_unanswered",
  "customer_quote_ended",
  "customer_quote_expired",
  "customer_quote_changed",
] as const;

const payPalOrder = z
  .string()
  .regex(/^[A-Z0-9]{8,32}$/)
  .nullable()
  .meta({ examples: [null] });

export const complete = defineCall({
  method: "POST",
  path: "checkout/complete",
  summary: "Places a bag's order exactly once; a repeated call resumes an interrupted one",
  input: z.strictObject({
    shoppingBagQuoteId: field.bagId,
    attempt: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .meta({
        description: "A random id of this attempt to pay; repeat it to resume an interrupted attempt.",
        examples: ["attempt-7f3a91c2-01"],
      }),
    payment: z.discriminatedUnion("type", [
      z
        .strictObject({
          type: z.literal("CreditCard"),
          paymentMethodId: z
            .string()
            .regex(/^pm_[\w]{1,100}$/)
            .optional()
            .meta({
              description: "The id of the payment method that the provider's script created from the card.",
              examples: ["pm_card_visa"],
            }),
          savedPaymentId: field.rowId.optional().describe("A saved card of the caller, instead of `paymentMethodId`."),
          saveCard: z.boolean().optional().describe("Saves the card for later once it has paid. Ignored for a guest."),
          creditCents: field.cents
            .min(0)
            .optional()
            .describe("How many cents of the total are charged to the credit line; the card pays the rest. Both succeed or neither does."),
        })
        .refine(isOneOf, { message: "field_either", path: ["paymentMethodId"] })
        .meta({ examples: [{ type: "CreditCard", paymentMethodId: "pm_card_visa" }] }),
      z
        .strictObject({
          type: z.literal("Ach"),
          paymentMethodId: z
            .string()
            .regex(/^pm_[\w]{1,100}$/)
            .optional()
            .meta({
              description: "The payment method that the provider's script created from the bank account.",
              examples: ["pm_usBankAccount_success"],
            }),
          savedPaymentId: field.rowId.optional().describe("A saved bank account of the caller, instead of `paymentMethodId`."),
          saveAccount: z.boolean().optional().describe("Saves the bank account for later. Ignored for a guest."),
          mandateVersion: z
            .string()
            .max(40)
            .meta({ description: "The version of the authorization that the payer agreed to.", examples: ["2026-11"] }),
        })
        .refine(isOneOf, { message: "field_either", path: ["paymentMethodId"] })
        .describe("A debit of a US bank account. The order is placed at once and held until the bank has paid."),
      z
        .strictObject({
          type: z.literal("PayPal"),
          token: payPalOrder.describe("What PayPal added to the address that it sent the buyer back to."),
          success: z
            .boolean()
            .nullable()
            .describe("Whether the buyer approved the payment at PayPal; null to begin it. After false the order is released.")
            .meta({ examples: [null] }),
          payPalOrderId: payPalOrder.describe("The order of this attempt at PayPal, as an earlier answer named it."),
          creditCents: field.cents
            .min(0)
            .optional()
            .describe("How many cents of the total are charged to the credit line; PayPal pays the rest. Both succeed or neither does."),
        })
        .describe("PayPal, a wallet. The first call answers with what the buyer has to approve; repeat it with that once they have."),
      z.strictObject({ type: z.literal("Credit") }).describe("The credit line pays the whole order."),
      z
        .strictObject({ type: z.literal("None") })
        .describe("The order costs nothing. Nothing is charged for such an order, whatever is sent."),
    ]),
    expectedTotalCents: field.cents.describe("The total in cents that the buyer saw. The order is refused if it has changed."),
    agreed: z.boolean().meta({ description: "Whether the buyer agrees to the terms.", examples: [true] }),
    termsVersion: z
      .string()
      .max(40)
      .meta({ examples: ["2026-01"] }),
    measured: z
      .boolean()
      .optional()
      .describe("Whether the buyer agreed to analytics, with no opt-out signal; the order's event is then sent."),
  }),
  value: z.discriminatedUnion("status", [
    z.object({
      status: z.literal("placed"),
      orderNo: z
        .number()
        .int()
        .meta({ examples: [100_042] }),
      receiptId: field.receiptId,
    }),
    z.object({
      status: z.literal("actionRequired"),
      clientSecret: z.string().meta({
        description: "For the provider's script, which confirms the payment with the buyer. Then repeat the call.",
        examples: ["pi_1_secret_1"],
      }),
    }),
    z.object({
      status: z.literal("approvalRequired"),
      payPalOrderId: z.string().meta({ description: "For PayPal's script.", examples: ["5O190127TN364715T"] }),
      approvalUrl: z.string().meta({
        description: "Where the buyer approves the payment without that script. Then repeat the call.",
        examples: ["https://www.paypal.com/checkoutnow?token=5O190127TN364715T"],
      }),
      isDeclined: z.boolean().describe("Whether what the buyer chose at PayPal was declined, so that they have to choose again."),
    }),
    z.object({ status: z.literal("processing") }),
  ]),
  errors: [
    "webshoppingbag_not_found",
    "webshoppingbag_ordered",
    "webshoppingbag_recipient_required",
    ...problemCodes,
    "account_locked",
    "account_prices_hidden",
    "account_role",
    "customer_payment_not_found",
    "payment_declined",
    "payment_expired_card",
    "payment_insufficient_funds",
    "payment_incorrect_cvc",
    "payment_authentication_failed",
    "payment_bank_declined",
    "payment_paypal_canceled",
    "payment_paypal_declined",
    "payment_paypal_unavailable",
    "payment_paypal_unknown",
    "payment_unavailable",
    "payment_refused",
  ],
  idempotency: "required",
});
