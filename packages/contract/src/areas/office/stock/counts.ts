import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { by, page, total } from "../staff-fields.ts";
import { countedUnits, goods, rowNumber } from "./goods-lines.ts";

export const countStates = ["open", "booked", "discarded"] as const;

export const countRow = z.object({
  countNo: field.rowId,
  store: field.storeCode.describe("The code of the counted place."),
  scope: z.string().describe("The beginning of the counted item numbers; empty for everything."),
  state: z.enum(countStates),
  startedAt: field.moment,
  startedBy: by,
  endedAt: field.moment.nullable(),
  lots: z.int().describe("Lots to count."),
  counted: z.int().describe("Lots counted so far."),
  different: z.int().describe("Counted lots whose count differs from the ledger."),
});
export type CountRow = z.infer<typeof countRow>;

export const count = countRow.extend({
  lines: z
    .array(
      z.object({
        lotId: field.rowId,
        ...goods,
        counted: field.sellUnits.nullable().describe("Null until counted."),
        countedAt: field.moment.nullable(),
        by,
        difference: field.sellUnits
          .nullable()
          .describe("What booking the count changes, or has changed: movements after the count are kept. Null until it is counted."),
      }),
    )
    .describe("One page, by item number."),
  total: total("lots"),
});
export type OfficeCount = z.infer<typeof count>;

const countNo = rowNumber("count");
const bodyCountNo = z.int32().positive().describe("The count's number.");

export const counts = defineStaffCall({
  method: "GET",
  path: "office/counts",
  summary: "Lists stock counts, newest first",
  input: z.strictObject({ state: z.enum(["open", "all"]).default("open").describe("`open`: not ended yet."), page: page("50 counts") }),
  value: z.object({ counts: z.array(countRow), total: total("counts") }),
  right: "stock.count",
});

export const readCount = defineStaffCall({
  method: "GET",
  path: "office/readcount",
  summary: "Returns a count with one page of its lots",
  input: z.strictObject({
    countNo,
    show: z.enum(["all", "left", "different"]).default("all").describe("`left`: not counted yet."),
    page: page("50 lots"),
  }),
  value: count,
  errors: ["office_count_not_found"],
  right: "stock.count",
});

export const startCount = defineStaffCall({
  method: "POST",
  path: "office/startcount",
  summary: "Starts a count of the lots that a place has by the ledger; a place has one open count at a time",
  input: z.strictObject({
    store: field.storeCode.describe("The code of the place to count."),
    scope: field.line.max(40, "field_long").default("").describe("The beginning of the item numbers to count; empty for everything."),
  }),
  value: count,
  errors: ["storelocator_not_found", "office_count_open", "office_count_empty"],
  right: "stock.count",
});

export const countLots = defineStaffCall({
  method: "POST",
  path: "office/countlots",
  summary: "Writes down what was counted; nothing changes in stock until the count is booked",
  input: z.strictObject({
    countNo: bodyCountNo,
    lots: z
      .array(z.strictObject({ lotId: field.rowId, counted: countedUnits }))
      .min(1, "field_required")
      .max(500),
  }),
  value: count,
  errors: ["office_count_not_found", "office_count_ended", "office_count_lot_not_found"],
  right: "stock.count",
});

export const endCount = defineStaffCall({
  method: "POST",
  path: "office/endcount",
  summary: "Books the differences of what was counted, or discards the count; lots that nobody counted stay as they are",
  input: z.strictObject({ countNo: bodyCountNo, book: z.boolean().describe("False discards it.") }),
  value: count,
  errors: ["office_count_not_found", "office_count_ended"],
  right: "stock.count",
});
