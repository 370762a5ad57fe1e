import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { quote as checkoutQuote, complete } from "../checkout.ts";
import { pieceFormat } from "../product/card.ts";
import { quoteStates } from "./quote-states.ts";

export * from "./quote-states.ts";

const number = (example: number) =>
  z
    .number()
    .int()
    .meta({ examples: [example] });
const orNull = (example: string) =>
  z
    .string()
    .nullable()
    .meta({ examples: [example] });
const cents = field.cents.nullable();

export const quoteNo = z.coerce
  .number()
  .int()
  .positive()
  .max(Number.MAX_SAFE_INTEGER)
  .meta({ id: "QuoteNo", description: "The number of a quote.", examples: [700_012] });
export const versionNo = z
  .number()
  .int()
  .positive()
  .max(32_767)
  .meta({ id: "QuoteVersionNo", description: "Counted from 1. A version never changes.", examples: [2] });
export const quoteText = field.typed
  .min(1, "field_required")
  .max(2000, "field_long")
  .meta({ examples: ["Could you hold this price until the tile setter starts in March?"] });
const ticket = z
  .string()
  .regex(/^[\w-]{40,600}$/)
  .meta({
    description: "The sealed part of an emailed link to a quote.",
    examples: ["c2VhbGVkLXF1b3RlLWxpbmstb2YtYW4tZW1haWwtdG8tYS1idXllcg"],
  });
const state = z.enum(quoteStates).describe("`requested`: not answered yet. `open`: can be accepted. `expired`: nobody decided in time.");

export const quoteLine = z.object({
  itemNo: field.itemNo,
  name: field.text("Porcelain Gray"),
  detail: field.text("12 × 24 in · Matte"),
  quantity: field.quantity,
  sellUnit: field.sellUnit,
  areaPerUnit: field.areaPerUnit.nullable(),
  fulfilment: field.fulfilment,
  unitPriceCents: cents.describe("Per sell unit, in cents; null when hidden, or not offered yet."),
  todayCents: cents.describe("The price without the quote on the day it was written, per sell unit in cents; null when hidden."),
  goodsCents: cents.describe("The whole line in cents; null when hidden, or not offered yet."),
});

export const requestedLine = quoteLine.extend({
  picture: field.picture.nullable(),
  format: pieceFormat.nullable().describe("The shape and size of one piece; null for goods that are not laid."),
});

export const quoteVersion = z.object({
  versionNo,
  sentAt: field.moment,
  expiresAt: field.moment,
  validUntil: field.day.describe("The last day on which it holds."),
  note: orNull("Price holds for a single delivery."),
  lines: z.array(quoteLine),
  goodsCents: cents.describe("In cents; null when hidden."),
  deliveryCents: cents.describe("In cents; null when hidden."),
  taxCents: cents.describe("In cents; null when hidden."),
  totalCents: cents.describe("In cents; null when hidden."),
});

export const quoteMessage = z.object({
  at: field.moment,
  from: z.enum(["customer", "shop"]),
  name: orNull("Ana Ruiz").describe("Who of the customer wrote it; null for the shop."),
  text: quoteText,
});

export const listedQuote = z.object({
  quoteNo,
  state,
  askedAt: field.moment,
  askedBy: field.text("Ana Ruiz"),
  branch: orNull("Sparks"),
  purchaseOrderNo: orNull("LR-2291"),
  jobName: orNull("Arrowcreek clubhouse"),
  validUntil: field.day.nullable().describe("The last day on which it holds; null until it is answered."),
  versions: number(2).describe("How many versions were sent."),
  lineCount: number(3).describe("Lines that were asked about, or are offered."),
  totalCents: cents.describe("What the newest version costs, in cents; null when hidden, or not answered yet."),
  currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
  orderNo: number(100_042).nullable().describe("The order that followed."),
});
export type ListedQuote = z.infer<typeof listedQuote>;

export const quotes = defineCall({
  method: "POST",
  path: "customer/quotes",
  isRead: true,
  summary: "Lists the caller's quotes, or those of the business account, newest first",
  input: z.strictObject({
    show: z.enum(["all", "waiting", "ended"]).default("all").describe("`waiting`: requested or open. `ended`: all others."),
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(100_000)
      .default(1)
      .meta({ description: "Counted from 1; 50 quotes a page.", examples: [1] }),
  }),
  value: z.object({
    quotes: z.array(listedQuote),
    counts: z.object({
      all: number(7),
      waiting: number(2),
      open: number(1).describe("Those that wait for the customer's answer."),
      ended: number(5),
    }),
    page: number(1).describe("Counted from 1."),
    pages: number(1),
  }),
  callers: "customer",
});

export const salesQuote = z.object({
  quoteNo,
  state,
  askedAt: field.moment,
  askedBy: field.text("Ana Ruiz"),
  branch: orNull("Sparks"),
  purchaseOrderNo: orNull("LR-2291"),
  jobName: orNull("Arrowcreek clubhouse"),
  currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
  asked: z.array(requestedLine).describe("What was asked about, at the prices of today."),
  versions: z.array(quoteVersion).describe("Newest first."),
  messages: z.array(quoteMessage).describe("Oldest first."),
  rejected: z
    .object({ reason: field.text("The price is too high"), note: orNull("We found it for less.") })
    .nullable()
    .describe("Why it was rejected."),
  order: z
    .object({ orderNo: number(100_042), receiptId: field.receiptId })
    .nullable()
    .describe("The order that followed."),
  mayDecide: z.boolean().describe("Whether the caller may accept and reject it."),
  checkout: checkoutQuote.nullable().describe("What would be ordered now, with stock and ways to pay; null unless it can be accepted."),
  phone: field.text("775 555 0100").describe("The shop's phone number."),
});
export type SalesQuote = z.infer<typeof salesQuote>;
export type SalesQuoteVersion = SalesQuote["versions"][number];

export const quote = defineCall({
  method: "GET",
  path: "customer/quote/{id}",
  summary: "Returns a quote with its versions and messages, and what accepting it would order now",
  input: z.strictObject({ id: quoteNo }),
  value: salesQuote,
  errors: ["customer_quote_unknown"],
  callers: "customer",
});

export const linkedQuote = defineCall({
  method: "POST",
  path: "customer/linkedquote",
  isRead: true,
  summary: "Returns the quote of an emailed link, as its recipient sees it",
  input: z.strictObject({ ticket }),
  value: salesQuote,
  errors: ["customer_quote_unknown"],
});

export const requestQuote = defineCall({
  method: "POST",
  path: "customer/requestquote",
  summary: "Asks for a quote on a bag with its address, and sets the bag aside; the next bag is empty",
  input: z.strictObject({
    shoppingBagQuoteId: field.bagId,
    text: quoteText.optional().describe("What the shop should know."),
  }),
  value: z.object({ quoteNo }),
  callers: "customer",
  errors: [
    "webshoppingbag_not_found",
    "webshoppingbag_ordered",
    "checkout_empty",
    "checkout_incomplete",
    "checkout_item_gone",
    "account_role",
    "account_locked",
    "account_prices_hidden",
    "customer_quote_many",
  ],
  idempotency: "allowed",
  budget: "forms",
});

export const writeQuoteMessage = defineCall({
  method: "POST",
  path: "customer/writequotemessage",
  summary: "Adds a message to a quote that has not ended; the shop gets it by email",
  input: z.strictObject({ quoteNo, text: quoteText }),
  value: z.object({ messages: z.array(quoteMessage) }),
  callers: "customer",
  errors: ["customer_quote_unknown", "customer_quote_ended", "customer_quote_messages"],
  idempotency: "allowed",
  budget: "forms",
});

export const withdrawQuote = defineCall({
  method: "POST",
  path: "customer/withdrawquote",
  summary: "Takes a request back, answered or not; repeating it changes nothing",
  input: z.strictObject({ quoteNo }),
  value: field.done,
  callers: "customer",
  errors: ["customer_quote_unknown", "customer_quote_ended", "account_role", "checkout_in_progress"],
  idempotency: "allowed",
});

const which = {
  quoteNo: quoteNo.optional().describe("The number of a quote of the caller."),
  ticket: ticket.optional().describe("Or the sealed part of an emailed link."),
  versionNo: versionNo.describe("The version that the caller has read; only the newest can be answered."),
};
const either = (input: { quoteNo?: number | undefined; ticket?: string | undefined }) =>
  (input.quoteNo === undefined) !== (input.ticket === undefined);
const oneOf = { message: "field_either", path: ["quoteNo"] };

export const acceptQuote = defineCall({
  method: "POST",
  path: "customer/acceptquote",
  summary:
    "Accepts a quote: places its order on the credit line in one transaction, or readies it to be paid by checkout/complete; exactly once",
  input: z
    .strictObject({
      ...which,
      payment: z
        .enum(["Credit", "Checkout"])
        .describe("`Credit`: on the credit line, at once. `Checkout`: pay with checkout/complete and the answered shoppingBagQuoteId."),
      expectedTotalCents: field.cents.describe(
        "The total in cents that the caller saw. The quote isn't accepted if the total has changed.",
      ),
      agreed: z.boolean().describe("Whether the buyer agreed to the terms of sale."),
      termsVersion: z
        .string()
        .max(40)
        .meta({ description: "The version of the terms that the buyer agreed to.", examples: ["2026-09"] }),
      lotsAgreed: z.boolean().default(false).describe("Whether the buyer agrees to several production lots in one line."),
    })
    .refine(either, oneOf)
    .meta({
      examples: [
        {
          quoteNo: 700_012,
          versionNo: 2,
          payment: "Credit",
          expectedTotalCents: 175_749,
          agreed: true,
          termsVersion: "2026-09",
          lotsAgreed: false,
        },
      ],
    }),
  value: z.discriminatedUnion("status", [
    z.object({ status: z.literal("placed"), orderNo: number(100_042), receiptId: field.receiptId }),
    z.object({ status: z.literal("payable"), shoppingBagQuoteId: field.bagId }),
  ]),
  errors: [
    "customer_quote_unknown",
    "customer_quote_unanswered",
    "customer_quote_ended",
    "customer_quote_expired",
    "customer_quote_changed",
    "customer_quote_version",
    "customer_quote_sign_in",
    "account_role",
    "account_locked",
    "account_prices_hidden",
    ...complete.errors.filter((code) => code.startsWith("checkout_")),
  ],
  idempotency: "required",
});

export const rejectQuote = defineCall({
  method: "POST",
  path: "customer/rejectquote",
  summary: "Rejects a quote with a reason; the shop is told, and may offer another version",
  input: z
    .strictObject({
      ...which,
      reason: field.text("price").max(40).describe("The code of one of the shop's reasons (`getrejectreasons`)."),
      note: quoteText.optional().describe("More about it."),
    })
    .refine(either, oneOf)
    .meta({ examples: [{ quoteNo: 700_012, versionNo: 2, reason: "price", note: "We found it for less." }] }),
  value: field.done,
  errors: [
    "customer_quote_unknown",
    "customer_quote_unanswered",
    "customer_quote_ended",
    "customer_quote_version",
    "customer_quote_sign_in",
    "customer_quote_reason",
    "account_role",
    "checkout_in_progress",
  ],
  idempotency: "allowed",
});

export const rejectReasons = defineCall({
  method: "GET",
  path: "customer/getrejectreasons",
  summary: "Lists the shop's reasons to reject a quote, in the language of the request",
  input: z.strictObject({}),
  value: z.array(z.object({ code: field.text("price"), label: field.text("The price is too high") })),
});
