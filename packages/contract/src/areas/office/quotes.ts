import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { quoteStates } from "../customer/quote-states.ts";
import { quoteMessage, quoteNo, quoteText, quoteVersion } from "../customer/quotes.ts";

const state = z.enum(quoteStates).describe("`requested`: waits for the shop. `open`: waits for the customer.");
const orNull = (example: string) =>
  z
    .string()
    .nullable()
    .meta({ examples: [example] });

const row = z
  .object({
    quoteNo,
    state,
    askedAt: field.moment,
    askedBy: field.text("Ana Ruiz"),
    customer: orNull("Ladera Floor & Tile").describe("The business account; null for a private customer."),
    jobName: orNull("Arrowcreek clubhouse"),
    validUntil: field.day.nullable().describe("The last day on which the newest version holds."),
    totalCents: field.cents.nullable().describe("What the newest version costs, in cents; null until it is answered."),
  })
  .meta({ id: "OfficeQuoteRow" });

const officeQuote = row
  .extend({
    email: field.text("ana@example.com"),
    phone: orNull("775 555 0100"),
    purchaseOrderNo: orNull("LR-2291"),
    deliverTo: field.address.nullable().describe("Null for a pickup, or before an address was given."),
    lines: z
      .array(
        z.object({
          itemNo: field.itemNo,
          name: field.text("Porcelain Gray"),
          quantity: field.quantity,
          sellUnit: field.sellUnit,
          fulfilment: field.fulfilment,
          todayCents: field.cents.nullable().describe("Today's price per sell unit in cents; null for an item that is no longer sold."),
          available: z
            .number()
            .int()
            .nullable()
            .meta({ description: "Units in stock for it; null for what needs none.", examples: [120] }),
        }),
      )
      .describe("What was asked about."),
    versions: z.array(quoteVersion).describe("Newest first."),
    messages: z.array(quoteMessage).describe("Oldest first."),
    orderNo: z
      .number()
      .int()
      .nullable()
      .meta({ description: "The order that followed.", examples: [100_042] }),
  })
  .meta({ id: "OfficeQuote" });
export type OfficeQuote = z.infer<typeof officeQuote>;

const staff = { callers: "staff", right: "quotes.write" } as const;

export const quotes = defineCall({
  method: "GET",
  path: "office/quotes",
  summary: "Lists quotes, those that wait for the shop first",
  input: z.strictObject({
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(100_000)
      .default(1)
      .meta({ description: "Counted from 1; 50 quotes a page.", examples: [1] }),
  }),
  value: z.object({
    quotes: z.array(row),
    requested: z
      .number()
      .int()
      .meta({ description: "How many wait for the shop, counted up to 10,000.", examples: [2] }),
    total: z
      .number()
      .int()
      .meta({ description: "Quotes in all, counted up to 10,000.", examples: [7] }),
  }),
  errors: [],
  ...staff,
});

export const quote = defineCall({
  method: "GET",
  path: "office/quote",
  summary: "Returns a quote with today's prices and stock of what was asked about",
  input: z.strictObject({ quoteNo }),
  value: officeQuote,
  errors: ["office_quote_not_found"],
  ...staff,
});

export const sendQuote = defineCall({
  method: "POST",
  path: "office/sendquote",
  summary: "Sends a new version of a quote, which takes the place of earlier ones; the customer gets it by email with a link",
  input: z.strictObject({
    quoteNo,
    validDays: z
      .number()
      .int()
      .min(1)
      .max(365)
      .optional()
      .meta({ description: "Days until it expires, at the end of the day; without it the shop's usual number.", examples: [30] }),
    note: quoteText.optional().describe("Shown with the version."),
    lines: z
      .array(
        z.strictObject({
          itemNo: field.itemNo,
          quantity: field.quantity,
          fulfilment: z.enum(["DLVR", "PKUP"]),
          unitPriceCents: field.cents.max(100_000_000).optional().describe("Per sell unit in cents; today's price if it is left out."),
        }),
      )
      .min(1)
      .max(100)
      .optional()
      .describe("What is offered; without it what was asked about, at today's prices."),
    delivery: z
      .strictObject({
        service: z.enum(["parcel", "freight"]),
        cents: field.cents.max(100_000_000).describe("What the delivery of the goods costs, in cents."),
        days: z
          .number()
          .int()
          .min(1)
          .max(365)
          .default(14)
          .meta({ description: "Days to the delivery, for a place that the tables don't serve.", examples: [14] }),
      })
      .optional()
      .describe("An agreed delivery; without it the tables decide."),
  }),
  value: officeQuote,
  errors: [
    "office_quote_not_found",
    "office_quote_ended",
    "office_quote_incomplete",
    "product_not_found",
    "checkout_item_gone",
    "checkout_in_progress",
  ],
  ...staff,
  idempotency: "allowed",
});

export const writeQuoteMessage = defineCall({
  method: "POST",
  path: "office/writequotemessage",
  summary: "Adds the shop's message to a quote that has not ended; the customer gets it by email",
  input: z.strictObject({ quoteNo, text: quoteText }),
  value: officeQuote,
  errors: ["office_quote_not_found", "office_quote_ended", "customer_quote_messages"],
  ...staff,
  idempotency: "allowed",
});
