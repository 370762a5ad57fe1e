import { z } from "zod";
import * as field from "../../../fields.ts";

/** What containers, transfers and counts have in common. */
export const lotCode = field.line
  .min(1, "field_required")
  .max(80, "field_long")
  .meta({ description: "The lot's code.", examples: ["L-0421"] });

export const grade = field.line
  .max(20, "field_long")
  .nullable()
  .default(null)
  .meta({ examples: ["B2"] });

export const countedUnits = z.int().min(0).max(1_000_000).describe("Counted sell units.");

export const movedUnits = z.int().min(1).max(1_000_000).describe("In sell units.");

export const rowNumber = (what: string) => z.coerce.number().int().positive().max(2_147_483_647).describe(`The ${what}'s number.`);

/** @param what that a page has, in the plural */
export const page = (what: string) => z.coerce.number().int().min(1).max(100_000).default(1).describe(`Counted from 1; 50 ${what} a page.`);

export const total = (what: string) => z.int().describe(`Matching ${what} in all.`);

/** An item and lot, as staff know them. */
export const goods = {
  itemNo: z.string(),
  name: z.string().describe("The product's name in the caller's language."),
  size: z.string().nullable(),
  sellUnit: field.sellUnit,
  lot: z.string(),
  shade: z.string().nullable(),
  caliber: z.string().nullable(),
};

export const by = z.string().nullable().describe("The email address of the staff account; null when it is gone.");
