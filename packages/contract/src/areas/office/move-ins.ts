import { z } from "zod";
import { defineStaffCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { file } from "./staff-fields.ts";

const MEGABYTE = 1024 * 1024;
export const MAX_MOVE_IN_MB = 50;
const FORM_BYTES = 16 * 1024;

const moveInId = field.rowId.describe("The move's id.");
const queryId = z.coerce.number().int().min(1).max(2_147_483_647).describe("The move's id.");
const count = z.int().min(0);

export const moveInOptions = z.strictObject({
  decimal: z.enum([".", ","]).describe("The decimal mark of the files' numbers."),
  encoding: z.string().max(40).describe("The files' encoding."),
});
export type MoveInFileOptions = z.infer<typeof moveInOptions>;

export const moveInSummary = z.object({
  counts: z
    .array(
      z.object({
        kind: z.string().describe("Our file of such records, such as `businesses`."),
        created: count,
        changed: count,
        unchanged: count,
        rejected: count.describe("Rows with an error."),
        removed: count.default(0).describe("Rows that the files no longer have, such as a line of a quote."),
      }),
    )
    .describe("By kind, in the order in which they are written."),
  exports: z.array(z.object({ file: z.string(), title: z.string() })).describe("Exports of other systems that were recognized."),
  unread: z.array(z.string()).describe("Files that nothing is read from."),
  kept: z
    .array(z.object({ field: z.string().describe("A file or a column of one, such as `businesses.creditLimit`."), rows: count }))
    .default([])
    .describe("Rows that say otherwise than the shop, where the settings (`shopFields`) leave the decision to the shop."),
  removed: z
    .array(z.object({ kind: z.string().describe("Our file of such records."), ids: z.array(z.string()) }))
    .default([])
    .describe("Ids of rows that the files no longer have, the first hundred of each kind."),
  returned: z
    .array(z.object({ kind: z.string().describe("Our file of such records."), ids: z.array(z.string()) }))
    .default([])
    .describe(
      "Ids of rows that are there again, such as slabs that go back on offer because they were sold only by an earlier file; the first hundred of each kind.",
    ),
  receivables: field.cents.nullable().describe("What is left to pay of accepted invoices and credits; null without a file of them."),
  differences: z
    .array(
      z.object({
        figure: z.enum(["receivables", "credit", "orders", "gift-cards", "quotes"]),
        business: z.string().nullable().describe("The business's id in the other system; null for all."),
        age: z.string().nullable().describe("Days past due; null for all."),
        year: z.int().nullable(),
        stated: field.cents,
        found: field.cents,
      }),
    )
    .describe("What the totals in `control.csv` say otherwise, the first hundred."),
  isUnstated: z.boolean().describe("Whether `control.csv` states no total of all receivables, or none of all gift cards that come along."),
  unknownStores: z.array(z.string()).default([]).describe("Stores that rows name and the shop doesn't have, the first hundred."),
  unequalOrders: count.describe("Orders whose lines add up to another amount than their goods."),
  unequalQuotes: count
    .default(0)
    .describe("Quotes whose lines add up to another amount than their goods, so that they wait for the shop's answer."),
});
export type OfficeMoveInSummary = z.infer<typeof moveInSummary>;

const states = ["open", "checking", "checked", "running", "done", "stopped", "failed"] as const;
export type MoveInState = (typeof states)[number];

const row = z.object({
  id: moveInId,
  source: z.string().describe("The name of the system that the files come from."),
  state: z.enum(states),
  by: z.string().describe("Who began it."),
  createdAt: field.moment,
  endedAt: field.moment.nullable(),
});

const one = row
  .extend({
    files: z
      .array(z.object({ name: z.string(), bytes: z.int().describe("Its size in bytes.") }))
      .describe("Those that were uploaded; none once it is done."),
    options: moveInOptions,
    progress: z
      .object({ kind: z.string(), isCheck: z.boolean(), rows: count })
      .nullable()
      .describe("The kind of records at work, and its rows so far."),
    summary: moveInSummary.nullable().describe("Of the last check or move; null before."),
    fault: z
      .object({
        code: z.enum(["format", "encoding", "columns", "repeated", "place", "other"]),
        detail: z.string().describe("The file or column that is meant, in English."),
      })
      .nullable()
      .describe("Why the files can't be read."),
    signedBy: z.string().nullable().describe("Who accepted that totals differ."),
    rejects: z
      .array(
        z.object({
          file: z.string(),
          line: z.int().describe("The line in the file."),
          column: z.string(),
          reason: z.string(),
          value: z.string(),
        }),
      )
      .describe("The first two hundred rejected rows; the file has all."),
  })
  .meta({ id: "MoveIn" });
export type MoveIn = z.infer<typeof one>;

/** Requires the right to change staff and access to all stores, because a move can create people with any role. */
const ofStaff = { right: "staff.write", allStores: true } as const;

export const moveIns = defineStaffCall({
  ...ofStaff,
  method: "GET",
  path: "office/moveins",
  summary: "Lists the latest moves from other systems, newest first",
  value: z.object({ moves: z.array(row.meta({ id: "MoveInRow" })) }),
});

export const parallelRun = defineStaffCall({
  ...ofStaff,
  method: "GET",
  path: "office/parallelrun",
  summary: "Compares the figures that another system has stated of its newest 31 days with the shop's own",
  input: z.strictObject({
    source: z.string().max(40).optional().describe("The name of the system; the one with the newest day by default."),
  }),
  value: z.object({
    sources: z.array(z.string()).describe("Systems that have stated figures."),
    source: z.string().nullable().describe("The system that is compared; null if none has stated any."),
    agreeingDays: count.describe("Days from the newest back on which all figures agree."),
    agreesSince: field.day.nullable().describe("The first of those days."),
    figures: z
      .array(
        z.object({
          day: field.day,
          figure: z
            .enum(["orders", "order-count", "receivables", "stock"])
            .describe("`orders`: the total of the day's orders; `order-count`: their number; `stock`: its value at cost."),
          place: z.string().describe("A store's code; empty for all."),
          theirs: z.int().describe("In cents; for `order-count` a number."),
          ours: z.int().describe("The same, of the shop."),
        }),
      )
      .describe("The newest day first."),
  }),
});

export const moveIn = defineStaffCall({
  ...ofStaff,
  method: "GET",
  path: "office/movein",
  summary: "Returns a move: its files, how far it is, what it changes, whether totals agree, and which rows are rejected",
  input: z.strictObject({ id: queryId }),
  value: one,
  errors: ["office_move_in_not_found"],
});

export const moveInRejects = defineStaffCall({
  ...ofStaff,
  method: "GET",
  path: "office/moveinrejects",
  summary: "Returns the rejected rows of a move as a CSV file",
  input: z.strictObject({ id: queryId }),
  value: file("text/csv", "UTF-8 with a byte order mark, in base64."),
  errors: ["office_move_in_not_found"],
});

export const createMoveIn = defineStaffCall({
  ...ofStaff,
  method: "POST",
  path: "office/createmovein",
  summary: "Begins a move from another system; its files follow",
  input: z.strictObject({
    source: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
      .describe("A short name of the system that the files come from, always the same: ids belong to it.")
      .meta({ examples: ["quickbooks"] }),
  }),
  value: one,
  idempotency: "allowed",
});

export const uploadMoveInFile = defineStaffCall({
  ...ofStaff,
  method: "POST",
  path: "office/uploadmoveinfile",
  summary:
    "Takes a file of a move (multipart field `file`) instead of one with the same name, or all files of a folder as ZIP; nothing is read yet",
  input: z.strictObject({
    id: queryId,
    file: z
      .instanceof(Uint8Array)
      .meta({
        override: { type: "string", format: "binary" },
        description: "A table, the file of a certificate, the picture of a slab, or a ZIP file with all of them.",
      })
      .nullable()
      .default(null),
    name: field.line.max(200, "field_long").default("").describe("The file's name."),
  }),
  value: one,
  errors: [
    "office_move_in_not_found",
    "office_move_in_file",
    "office_move_in_zip",
    "office_move_in_busy",
    "office_move_in_ended",
    "request_too_large",
  ],
  media: "multipart",
  bodyBytes: MAX_MOVE_IN_MB * MEGABYTE + FORM_BYTES,
});

export const removeMoveInFile = defineStaffCall({
  ...ofStaff,
  method: "POST",
  path: "office/removemoveinfile",
  summary: "Removes a file of a move",
  input: z.strictObject({ id: moveInId, name: z.string().max(200).describe("The file's name.") }),
  value: one,
  errors: ["office_move_in_not_found", "office_move_in_busy", "office_move_in_ended"],
  idempotency: "allowed",
});

export const checkMoveIn = defineStaffCall({
  ...ofStaff,
  method: "POST",
  path: "office/checkmovein",
  summary: "Starts a dry run of a move: it finds what would change, whether totals agree and which rows are rejected, and writes nothing",
  input: z.strictObject({ id: moveInId, options: moveInOptions }),
  value: one,
  errors: ["office_move_in_not_found", "office_move_in_busy", "office_move_in_ended"],
  idempotency: "allowed",
});

export const runMoveIn = defineStaffCall({
  ...ofStaff,
  method: "POST",
  path: "office/runmovein",
  summary:
    "Starts a move that has been checked; one that was stopped goes on. Where totals differ, the caller signs the difference by name",
  input: z.strictObject({
    id: moveInId,
    signedBy: field.line.max(120, "field_long").nullable().describe("The name of who accepts that totals differ; null where they agree."),
  }),
  value: one,
  errors: [
    "office_move_in_not_found",
    "office_move_in_busy",
    "office_move_in_ended",
    "office_move_in_unchecked",
    "office_move_in_unsigned",
  ],
  idempotency: "allowed",
});

export const stopMoveIn = defineStaffCall({
  ...ofStaff,
  method: "POST",
  path: "office/stopmovein",
  summary: "Stops a check or a move after the rows that are being written; what is written stays",
  input: z.strictObject({ id: moveInId }),
  value: one,
  errors: ["office_move_in_not_found"],
  idempotency: "allowed",
});
