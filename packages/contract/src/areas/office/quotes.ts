import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { quoteStates } from "../customer/quote-states.ts";
import { quoteMessage, quoteNo, quoteText, quoteVersion } from "../customer/quotes.ts";
import { page } from "./staff-fields.ts";

const state = z.enum(quoteStates).describe("`requested`: waits for the shop. `open`: waits for the customer.");

export const officeQuoteRow = z.object({
  quoteNo,
  earlierNo: z.string().nullable().describe("Its number in the system that it was moved from; null for a quote of this shop."),
  state,
  askedAt: field.moment,
  askedBy: z.string(),
  customer: z.string().nullable().describe("The business account; null for a private customer."),
  jobName: z.string().nullable(),
  validUntil: field.day.nullable().describe("The last day on which the newest version holds."),
  totalCents: field.cents.nullable().describe("What the newest version costs, in cents; null until it is answered."),
});

export const officeQuote = officeQuoteRow.extend({
  email: z.string(),
  phone: z.string().nullable(),
  purchaseOrderNo: z.string().nullable(),
  deliverTo: field.address.nullable().describe("Null for a pickup, or before an address was given."),
  lines: z
    .array(
      z.object({
        itemNo: field.itemNo,
        name: z.string(),
        quantity: field.quantity,
        sellUnit: field.sellUnit,
        fulfilment: field.fulfilment,
        todayCents: field.cents.nullable().describe("Today's price per sell unit in cents; null for an item that is no longer sold."),
        available: z.int().nullable().describe("Units in stock for it; null for what needs none."),
      }),
    )
    .describe("What was asked about."),
  versions: z.array(quoteVersion).describe("Newest first."),
  messages: z.array(quoteMessage).describe("Oldest first."),
  orderNo: z.int().nullable().describe("The order that followed."),
});
export type OfficeQuote = z.infer<typeof officeQuote>;

export const quotes = defineStaffCall({
  method: "GET",
  path: "office/quotes",
  summary: "Lists quotes, those that wait for the shop first",
  input: z.strictObject({ page: page("50 quotes") }),
  value: z.object({
    quotes: z.array(officeQuoteRow),
    requested: z.int().describe("How many wait for the shop, counted up to 10,000."),
    total: z.int().describe("Quotes in all, counted up to 10,000."),
  }),
  right: "quotes.write",
});

export const quote = defineStaffCall({
  method: "GET",
  path: "office/quote",
  summary: "Returns a quote with today's prices and stock of what was asked about",
  input: z.strictObject({ quoteNo }),
  value: officeQuote,
  errors: ["office_quote_not_found"],
  right: "quotes.write",
});

export const sendQuote = defineStaffCall({
  method: "POST",
  path: "office/sendquote",
  summary: "Sends a new version of a quote, which takes the place of earlier ones; the customer gets it by email with a link",
  input: z.strictObject({
    quoteNo,
    validDays: z
      .int()
      .min(1)
      .max(365)
      .optional()
      .describe("Days until it expires, at the end of the day; without it the shop's usual number."),
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
        days: z.int().min(1).max(365).default(14).describe("Days to the delivery, for a place that the tables don't serve."),
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
  right: "quotes.write",
  idempotency: "allowed",
});

export const writeQuoteMessage = defineStaffCall({
  method: "POST",
  path: "office/writequotemessage",
  summary: "Adds the shop's message to a quote that has not ended; the customer gets it by email",
  input: z.strictObject({ quoteNo, text: quoteText }),
  value: officeQuote,
  errors: ["office_quote_not_found", "office_quote_ended", "customer_quote_messages"],
  right: "quotes.write",
  idempotency: "allowed",
});
