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

export const countedUnits = z
  .number()
  .int()
  .min(0)
  .max(1_000_000)
  .meta({ description: "Counted sell units.", examples: [79] });

export const movedUnits = z
  .number()
  .int()
  .min(1)
  .max(1_000_000)
  .meta({ description: "In sell units.", examples: [12] });

export const rowNumber = (what: string) =>
  z.coerce
    .number()
    .int()
    .positive()
    .max(2_147_483_647)
    .meta({ description: `The ${what}'s number.`, examples: [12] });

/** @param what that a page has, in the plural */
export const page = (what: string) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(1)
    .meta({ description: `Counted from 1; 50 ${what} a page.`, examples: [1] });

export const total = (what: string) =>
  z
    .number()
    .int()
    .meta({ description: `Matching ${what} in all.`, examples: [3] });

/** An item and lot, as staff know them. */
export const goods = {
  itemNo: field.text("POR-1224-GRAY"),
  name: field.text("Alta Gray").describe("The product's name in the caller's language."),
  size: z
    .string()
    .nullable()
    .meta({ examples: ["12x24"] }),
  sellUnit: field.sellUnit,
  lot: field.text("L-0421"),
  shade: z
    .string()
    .nullable()
    .meta({ examples: ["B2"] }),
  caliber: z
    .string()
    .nullable()
    .meta({ examples: ["9"] }),
};

export const by = z
  .string()
  .nullable()
  .meta({ description: "The email address of the staff account; null when it is gone.", examples: ["staff@shop.example"] });
