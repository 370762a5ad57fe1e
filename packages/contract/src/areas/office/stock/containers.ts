import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { by, file, page, total } from "../staff-fields.ts";
import { countedUnits, goods, grade, lotCode, movedUnits } from "./goods-lines.ts";

/** Goods on their way to a place. Expected units are promised to buyers until they are counted. */
export const containerStates = ["expected", "counting", "received"] as const;

const containerCode = field.line.min(1, "field_required").max(40, "field_long").describe("The number on the container or its papers.");

const supplier = field.line.max(80, "field_long").default("").describe("Whom it comes from.");

export const containerRow = z.object({
  code: z.string(),
  supplier: z.string(),
  store: field.storeCode.describe("The code of the place that receives it."),
  expectedOn: field.day.nullable().describe("The day at that place; null if the date isn't known."),
  state: z.enum(containerStates).describe("`counting`: some lines have been counted."),
  lines: z.int().describe("Lines in all."),
  expected: field.sellUnits.describe("Sell units of the papers."),
  counted: field.sellUnits.describe("Sell units counted so far."),
});
export type ContainerRow = z.infer<typeof containerRow>;

const containerLine = z.object({
  lineId: field.rowId,
  ...goods,
  expected: field.sellUnits.describe("Sell units of the papers; 0 for what isn't on them."),
  counted: field.sellUnits.nullable().describe("Sell units that arrived; null until counted."),
  countedAt: field.moment.nullable(),
  by,
});
export type ContainerLine = z.infer<typeof containerLine>;

export const container = containerRow.extend({ contents: z.array(containerLine) });
export type OfficeContainer = z.infer<typeof container>;

export const containers = defineStaffCall({
  method: "GET",
  path: "office/containers",
  summary: "Lists containers: those that are expected by their day, others newest first",
  input: z.strictObject({
    state: z.enum(["open", "received", "all"]).default("open").describe("`open`: something hasn't been counted."),
    page: page("50 containers"),
  }),
  value: z.object({ containers: z.array(containerRow), total: total("containers") }),
  right: "stock.receive",
});

export const readContainer = defineStaffCall({
  method: "GET",
  path: "office/readcontainer",
  summary: "Returns a container with its lines: expected, counted, and who counted them",
  input: z.strictObject({ code: containerCode }),
  value: container,
  errors: ["office_container_not_found"],
  right: "stock.receive",
});

export const announceContainer = defineStaffCall({
  method: "POST",
  path: "office/announcecontainer",
  summary: "Announces a container with what its papers say; from then on its goods are promised to buyers for its day",
  input: z.strictObject({
    code: containerCode,
    supplier,
    store: field.storeCode.describe("The code of the place that receives it."),
    expectedOn: field.day.nullable().describe("Null if the date isn't known; nothing is promised then."),
    lines: z
      .array(z.strictObject({ itemNo: field.itemNo, lot: lotCode, shade: grade, caliber: grade, units: movedUnits }))
      .min(1, "field_required")
      .max(2_000)
      .describe("What the papers say."),
  }),
  value: container,
  errors: ["storelocator_not_found", "office_container_exists", "office_items_unknown", "office_lot_twice"],
  right: "stock.receive",
  idempotency: "allowed",
});

export const moveContainer = defineStaffCall({
  method: "POST",
  path: "office/movecontainer",
  summary: "Changes the day on which a container is expected",
  input: z.strictObject({ code: containerCode, expectedOn: field.day.nullable() }),
  value: container,
  errors: ["office_container_not_found", "office_container_counted"],
  right: "stock.receive",
});

export const receiveContainer = defineStaffCall({
  method: "POST",
  path: "office/receivecontainer",
  summary: "Books counted lines of a container into stock; each line is booked once",
  input: z
    .strictObject({
      code: containerCode,
      lines: z.array(z.strictObject({ lineId: field.rowId, counted: countedUnits })).max(2_000),
      extra: z
        .array(z.strictObject({ itemNo: field.itemNo, lot: lotCode, shade: grade, caliber: grade, counted: movedUnits }))
        .max(200)
        .default([])
        .describe("What arrived without being on the papers."),
    })
    .refine(({ lines, extra }) => lines.length + extra.length > 0, "field_required"),
  value: container,
  errors: [
    "office_container_not_found",
    "office_container_line_not_found",
    "office_container_line_counted",
    "office_items_unknown",
    "office_lot_twice",
  ],
  right: "stock.receive",
  idempotency: "allowed",
});

export const containerLabels = defineStaffCall({
  method: "GET",
  path: "office/containerlabels",
  summary: "Returns a label for each lot of a container as a PDF: item, lot, shade, caliber and place",
  input: z.strictObject({ code: containerCode }),
  value: file("application/pdf", "The PDF in base64."),
  errors: ["office_container_not_found"],
  right: "stock.receive",
});
