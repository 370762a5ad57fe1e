import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { stockOutlook } from "../product/availability.ts";
import { pieceFormat } from "../product/card.ts";
import { MAX_PAD_CHARACTERS, padStates } from "./quick-order-limits.ts";

export * from "./quick-order-limits.ts";

export const shortageOption = z.object({
  kind: z
    .enum(["available", "oneLot", "other", "later"])
    .describe(
      "`available`: what is left in stock. `oneLot`: the most that one production lot has. `other`: a similar item. `later`: the whole quantity, once more has arrived.",
    ),
  quantity: z
    .number()
    .int()
    .meta({ description: "In sell units.", examples: [30] }),
  line: z
    .string()
    .nullable()
    .meta({ description: "The line to write instead; null if only waiting helps.", examples: ["POR-1224-GRAY 30"] }),
  name: z
    .string()
    .nullable()
    .meta({ description: "Of a similar item.", examples: ["Porcelain Smoke"] }),
  on: field.day.nullable().describe("The day on which more is expected in the warehouse."),
});
export type ShortageOption = z.infer<typeof shortageOption>;

export const checkedLine = z.object({
  line: z
    .number()
    .int()
    .meta({ description: "Counted from 1, without empty lines.", examples: [2] }),
  written: field.text("POR-1224-GRAY 150 sq ft"),
  state: z
    .enum(padStates)
    .describe(
      "`asWritten`: in the unit that it is sold in. `rounded`: turned into whole sell units. `short`: more than is in stock. `tooMany`: more than one line of a bag takes. `unit`: not sold in this unit. `unknown`: no such item. `unreadable`: no amount.",
    ),
  item: z
    .object({
      itemNo: field.itemNo,
      name: field.text("Porcelain Gray"),
      detail: field.text("12 × 24 in, matte"),
      slug: field.slug,
      sellUnit: field.sellUnit,
      picture: field.picture.nullable(),
      format: pieceFormat.nullable(),
    })
    .nullable(),
  quantity: z
    .number()
    .int()
    .nullable()
    .meta({ description: "In sell units; null while it can't be ordered.", examples: [13] }),
  exactUnits: z
    .number()
    .nullable()
    .meta({ description: "The sell units that were written, before rounding up; null when none are.", examples: [12.84] }),
  area: z
    .number()
    .int()
    .nullable()
    .meta({ description: "Of the quantity, in 1e-4 square feet; null for goods that are not laid.", examples: [1_518_400] }),
  available: z
    .number()
    .int()
    .nullable()
    .meta({ description: "Sell units that can be delivered and that earlier lines leave.", examples: [143] }),
  lots: z.array(field.text("D25")).describe("The production lots that it would be filled from."),
  unitPriceCents: field.cents.nullable().describe("Of one sell unit at this quantity, in cents; null when hidden."),
  amountCents: field.cents.nullable().describe("Of the line, in cents; null when hidden."),
  suggestion: z
    .object({
      itemNo: field.itemNo,
      name: field.text("Cabrillo Gull"),
      line: field.text("CBR-GULL-624-M 150 sq ft").describe("The line with this item."),
    })
    .nullable()
    .describe("For an unknown number, the item whose number is most like it. For an unknown unit, the same amount as it is sold."),
  ...stockOutlook.shape,
  ways: z.array(shortageOption).describe("What can be done about a shortage, or about several lots; empty without either."),
});
export type CheckedLine = z.infer<typeof checkedLine>;

export const quickOrder = defineCall({
  method: "POST",
  path: "webshoppingbag/quickorder",
  summary: "Checks a list of item numbers and amounts, typed or pasted from a spreadsheet, line by line; changes nothing",
  input: z.strictObject({
    text: z
      .string()
      .max(MAX_PAD_CHARACTERS, "field_long")
      .meta({
        description: "An item a line: its number, an amount, and a unit if it isn't the one that it is sold in.",
        examples: ["POR-1224-GRAY 20\nCER-0412-SAGE, 150 sq ft"],
      }),
  }),
  value: z.object({
    lines: z.array(checkedLine),
    currency: z
      .string()
      .length(3)
      .meta({ examples: ["USD"] }),
    totalCents: field.cents.nullable().describe("Of the lines that can be ordered, in cents; null when hidden."),
  }),
  callers: "customer",
  errors: ["webshoppingbag_pad_long"],
  isRead: true,
  bodyBytes: 1_000_000,
});
export type CheckedPad = z.infer<typeof quickOrder.value>;
