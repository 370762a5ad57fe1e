import { z } from "zod";
import * as field from "../../../fields.ts";
import { queryId } from "../staff-fields.ts";

/** Fields that containers, transfers and counts have in common. */
export const lotCode = field.line.min(1, "field_required").max(80, "field_long").describe("The lot's code.");

export const grade = field.line.max(20, "field_long").nullable().default(null);

export const countedUnits = z.int().min(0).max(1_000_000).describe("Counted sell units.");

export const movedUnits = z.int().min(1).max(1_000_000).describe("In sell units.");

export const rowNumber = (what: string) => queryId.describe(`The ${what}'s number.`);

/** An item and lot. */
export const goods = {
  itemNo: z.string(),
  name: z.string().describe("The product's name in the caller's language."),
  size: z.string().nullable(),
  sellUnit: field.sellUnit,
  lot: z.string(),
  shade: z.string().nullable(),
  caliber: z.string().nullable(),
};
