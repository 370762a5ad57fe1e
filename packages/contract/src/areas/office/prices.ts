import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { queryId } from "./staff-fields.ts";

/** Maximum number of lines. More can be set in several levels or by series. */
export const MAX_PRICE_LINES = 5000;

const levelCode = z
  .string()
  .regex(/^[A-Z0-9][A-Z0-9-]{0,19}$/, "field_format")
  .describe("A price level's code.");

export const officePriceLine = z
  .strictObject({
    scope: z
      .enum(["all", "department", "series", "item"])
      .describe("What the line applies to. Samples and gift cards keep the shop's price."),
    key: field.typed.max(60).describe("The code of the department or series, or the item number; empty where the scope is `all`."),
    offBasisPoints: z.int().min(1).max(9999).nullable().describe("Off the list price, in hundredths of a percent; null for a fixed price."),
    cents: field.cents.nullable().describe("The fixed price of one sell unit of an item, in cents; null for an amount off."),
    fromUnits: z.int().min(1).max(100_000).default(1).describe("The smallest quantity of a line that has the price, in sell units."),
    firstDay: field.day.nullable().default(null).describe("Null: at once."),
    lastDay: field.day.nullable().default(null).describe("Included. Null: without an end."),
  })
  .refine(({ offBasisPoints, cents }) => (offBasisPoints === null) !== (cents === null), { path: ["cents"], message: "field_price_either" })
  .refine(({ cents, scope }) => cents === null || scope === "item", { path: ["cents"], message: "field_price_item" })
  .refine(({ scope, key }) => (scope === "all") === (key === ""), { path: ["key"], message: "field_required" })
  .refine(({ firstDay, lastDay }) => firstDay === null || lastDay === null || firstDay <= lastDay, {
    path: ["lastDay"],
    message: "field_days_reversed",
  })
  .meta({
    description: "A price of a level or of a contract. The lowest price that applies to a quantity is charged.",
  });
export type PriceLine = z.infer<typeof officePriceLine>;

const lines = z.array(officePriceLine).max(MAX_PRICE_LINES);
const revision = z
  .string()
  .describe("The revision that was read. Saving with an older one is refused, so that nobody overwrites another person's change.");
const levelName = field.line.min(1, "field_required").max(80).describe("As staff read it.");

export const officePriceLevel = z.object({
  code: levelCode,
  name: levelName,
  accounts: z.int().describe("Business accounts that have it."),
  lines: z.array(officePriceLine).describe("What applies today or later."),
  revision,
});

export const officeCustomerPrices = z.object({
  customerId: field.rowId,
  level: levelCode.nullable(),
  lines: z.array(officePriceLine).describe("The contract: what applies to this account alone, today or later."),
  revision,
});

export const priceLevels = defineStaffCall({
  right: "prices.write",
  method: "GET",
  path: "office/pricelevels",
  summary: "Lists the price levels that business accounts can have, with their lines",
  value: z.array(officePriceLevel),
});

export const savePriceLevel = defineStaffCall({
  right: "prices.write",
  method: "POST",
  path: "office/savepricelevel",
  summary: "Creates a price level or replaces its lines; accounts with it have the new prices at once, and lines that ended are kept",
  input: z.strictObject({
    code: levelCode,
    name: levelName,
    lines,
    revision: revision.nullable().describe("As read; null for a new level."),
  }),
  value: officePriceLevel,
  errors: ["office_price_key_unknown", "office_prices_changed"],
  idempotency: "allowed",
});

export const customerPrices = defineStaffCall({
  right: "prices.write",
  method: "GET",
  path: "office/customerprices",
  summary: "Returns a business account's price level and its contract",
  input: z.strictObject({ customerId: queryId.describe("One of `office/customers`.") }),
  value: officeCustomerPrices,
  errors: ["office_customer_not_found"],
});

export const saveCustomerPrices = defineStaffCall({
  right: "prices.write",
  method: "POST",
  path: "office/savecustomerprices",
  summary: "Sets a business account's price level and replaces its contract; what ended is kept with who ended it",
  input: z.strictObject({
    customerId: field.rowId,
    level: levelCode.nullable().describe("Null for the shop's prices."),
    lines,
    revision,
  }),
  value: officeCustomerPrices,
  errors: ["office_customer_not_found", "office_price_level_not_found", "office_price_key_unknown", "office_prices_changed"],
  idempotency: "allowed",
});
