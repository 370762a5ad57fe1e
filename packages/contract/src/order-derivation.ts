import { z } from "zod";
import * as field from "./fields.ts";
import { usedExemption } from "./tax-exemption.ts";

const orNull = (schema: z.ZodType<string, string>) => schema.nullable();
const firstDay = field.day.describe("The first day on which the row applied.");
const wholeNumber = (description: string, example: number) =>
  z
    .number()
    .int()
    .meta({ description, examples: [example] });
const prefix = field.text("894").describe("The beginning of the postal code that the row is for; empty for all.");

const price = z.object({
  kind: z
    .enum(["list", "sale", "quantity", "level", "contract", "agreed"])
    .describe(
      "`quantity`: a price that applies from a quantity on. `level`, `contract`: a business account's own. `agreed`: the price of a sales quote.",
    ),
  listCents: field.cents.describe("The list price of one sell unit in cents."),
  from: orNull(field.day).describe("The first day of the sale or the account's own price; null for an open start or another kind."),
  until: orNull(field.day).describe("The last day of the sale or the account's own price; null for an open end or another kind."),
  fromUnits: wholeNumber("The quantity in sell units from which the price applies; null for another kind.", 10).nullable(),
});

const offer = z.union([
  z.object({ kind: z.literal("percentage"), basisPoints: wholeNumber("Hundredths of a percent.", 1000) }),
  z.object({ kind: z.literal("amount"), cents: field.cents }),
  z.object({ kind: z.literal("buyGet"), buy: wholeNumber("Units to pay for.", 5), get: wholeNumber("Units that are free with them.", 1) }),
  z.object({ kind: z.literal("freeSample"), units: wholeNumber("How many samples are free, in sell units.", 3) }),
  z.object({ kind: z.literal("freeFreight") }),
]);

const promotion = z.object({
  code: field.text("WELCOME10"),
  offer,
  minimumCents: field.cents.describe("What its items had to cost at least, in cents."),
  from: orNull(field.day).describe("Its first day; null for an open start."),
  until: orNull(field.day).describe("Its last day; null for an open end."),
});

const delivery = z.object({
  group: z.enum(["goods", "samples"]),
  service: z.enum(["parcel", "freight", "special"]),
  why: z
    .enum(["samples", "slabs", "weight", "choice", "agreed"])
    .describe("What decided the service; `choice`: the buyer; `agreed`: a sales quote, as the price."),
  weight: wholeNumber("In 1e-2 pounds.", 52_000),
  parcelLimitLb: wholeNumber("The heaviest shipment that goes by parcel, in pounds.", 70),
  zone: wholeNumber("The delivery zone.", 2),
  postalPrefix: prefix,
  zoneFrom: firstDay,
  upToLb: wholeNumber("The rate's bracket: shipments up to this weight in pounds.", 1000),
  rateCents: field.cents.describe("The bracket's price before discounts, in cents."),
  rateFrom: firstDay,
  residential: z.boolean().describe("Whether it goes to a residence."),
  charges: z
    .array(z.object({ kind: z.enum(["appointment", "limited_access"]), cents: field.cents, from: firstDay }))
    .optional()
    .describe("What the buyer added to it."),
});

const tax = z.object({
  name: field.text("state:NV"),
  ratePpm: wholeNumber("The rate in millionths: 68500 is 6.85 %.", 68_500),
  cents: field.cents.describe("The tax in cents; each line is rounded."),
  goodsCents: field.cents.describe("The items that it was charged on, in cents."),
  deliveryCents: field.cents.describe("The deliveries that it was charged on, in cents."),
  country: field.text("US"),
  province: field.text("NV"),
  postalPrefix: prefix,
  from: firstDay,
});

/** The delivered quote of an order. */
export const quoteSource = z.object({
  quoteNo: wholeNumber("The quote's number.", 1042),
  quotedAt: field.moment,
  expiresAt: field.moment,
  totalCents: field.cents.describe("The quoted total in cents."),
  isApplied: z.boolean().describe("Whether the order has the quote's figures; otherwise that day's were lower."),
});

/** The sources of an order's amounts, recorded when it was placed. */
export const orderDerivation = z.object({
  on: field.day.describe("The day whose prices, rates and taxes applied."),
  prices: z.array(price).describe("By line, in their order."),
  promotions: z.array(promotion),
  deliveries: z.array(delivery),
  taxes: z.array(tax),
  exemptions: z.array(usedExemption).describe("Certificates that freed items or deliveries from tax."),
  quote: quoteSource.optional().describe("The delivered price that was quoted; missing without one."),
  salesQuote: z
    .object({
      quoteNo: wholeNumber("The quote's number.", 700_012),
      versionNo: wholeNumber("The version of it that was accepted.", 2),
    })
    .optional()
    .describe("The sales quote that the order follows; missing without one."),
});
export type OrderDerivation = z.infer<typeof orderDerivation>;
