import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { file } from "../staff-fields.ts";

const MEGABYTE = 1024 * 1024;
export const MAX_IMPORT_MB = 50;
const FORM_BYTES = 16 * 1024;

const importId = field.rowId.describe("The import's id.");
const queryId = z.coerce.number().int().min(1).max(2_147_483_647).describe("The import's id.");

export const catalogImportColumn = z
  .union([
    z.strictObject({
      column: z.string().max(300),
      unit: z
        .enum(["m2", "sqft", "kg", "lb", "mm", "cm", "in", "piece"])
        .optional()
        .describe("What it is measured in. Of a price or stock: what the figure is for, instead of a sell unit."),
      unitColumn: z.string().max(300).optional().describe("The column that names in each row what a price or stock is for."),
      values: z
        .record(z.string().max(300), z.string().max(300))
        .optional()
        .describe("Cells to replace: the file's → the value that is read instead."),
    }),
    z.strictObject({ value: z.string().max(300) }),
  ])
  .meta({ description: "A column of the file with its unit, or one value for all rows." });
export type CatalogImportColumn = z.infer<typeof catalogImportColumn>;

export const catalogImportOptions = z.strictObject({
  columns: z
    .record(z.string().max(60), catalogImportColumn)
    .nullable()
    .describe("Where another system's CSV has our columns: our column by its name → its source. Null for a file of a known format."),
  decimal: z.enum([".", ","]).describe("The decimal mark of the file's numbers."),
  encoding: z.string().max(40).describe("The file's encoding."),
  language: z.enum(["en", "es"]).describe("The language of a file that has one."),
  place: field.storeCode.describe("Where stock is kept that the file gives no place for."),
  stock: z.enum(["onHand", "available"]).describe("Whether stock includes what open orders hold, in formats that don't say so."),
});
export type CatalogImportOptions = z.infer<typeof catalogImportOptions>;

export const catalogImportCount = z.object({ text: z.string(), rows: z.int().describe("How many rows have it.") });

export const catalogImportSummary = z.object({
  new: z.int().describe("New products."),
  changed: z.int().describe("Products that differ from what is stored."),
  unchanged: z.int().describe("Products that are stored already."),
  refused: z.int().describe("Products that were skipped entirely."),
  items: z.int().describe("Variants."),
  rejectedRows: z.int().describe("Rows with a cell that was rejected."),
  unknownColumns: z.array(z.string()).describe("Columns that nothing is read from."),
  untranslated: z.int().describe("Products that have one language's name in both."),
  departments: z.array(z.string()).describe("Codes of departments that are new. The import creates a list for each."),
  places: z.array(catalogImportCount).describe("Places that the shop doesn't have: their stock is not imported."),
  stockWords: z.array(catalogImportCount).describe("Words for stock that the shop doesn't know: the stock of their rows is not imported."),
  notes: z.array(catalogImportCount).describe("What was changed or left out to read the file."),
  doubts: z
    .array(z.object({ line: z.int(), column: z.string(), reason: z.string(), value: z.string().describe("The price of a sell unit.") }))
    .describe("Prices that are unlikely, the first hundred. They are imported as they are."),
});
export type CatalogImportSummary = z.infer<typeof catalogImportSummary>;

const states = ["open", "checking", "checked", "running", "done", "stopped", "failed"] as const;
export type CatalogImportState = (typeof states)[number];

const faults = ["format", "encoding", "columns", "repeated", "place", "other"] as const;

const row = z.object({
  id: importId,
  name: z.string().describe("The file's name."),
  state: z.enum(states),
  by: z.string().describe("Who uploaded it."),
  createdAt: field.moment,
  endedAt: field.moment.nullable(),
  summary: catalogImportSummary.nullable().describe("Of the last check or import; null before."),
});

export const catalogImport = row.extend({
  format: z.enum(["our-csv", "our-jsonl", "shopify-csv", "google-tsv", "google-xml"]).nullable().describe("Null for another system's CSV."),
  system: z.string().nullable().describe("The system that writes such files, if its columns are known; null otherwise."),
  header: z.array(z.string()).describe("The columns of a CSV file."),
  ourColumns: z.array(z.string()).describe("The columns that a map can fill."),
  options: catalogImportOptions,
  progress: z
    .object({
      done: z.int().describe("Bytes read."),
      total: z.int().describe("Bytes of the file."),
      items: z.int().describe("Variants so far."),
    })
    .nullable(),
  fault: z.enum(faults).nullable().describe("Why the file couldn't be read."),
  differences: z
    .array(
      z.object({
        code: z.string(),
        state: z.enum(["new", "changed"]),
        items: z.int().describe("Variants."),
        fields: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
      }),
    )
    .describe("Of the last check: the first two hundred products that are new or differ."),
  rejects: z
    .array(
      z.object({
        line: z.int().describe("The line in the file."),
        column: z.string(),
        reason: z.string(),
        value: z.string(),
      }),
    )
    .describe("The first two hundred of them; the file has all."),
});
export type CatalogImport = z.infer<typeof catalogImport>;

/** Requires access to all stores, because an import writes the stock of every store. */
const ofStaff = { right: "catalogue.write", allStores: true } as const;

export const catalogueImports = defineStaffCall({
  ...ofStaff,
  method: "GET",
  path: "office/catalogueimports",
  summary: "Lists the latest imports of the catalog, newest first",
  value: z.object({ imports: z.array(row.meta({ id: "CatalogImportRow" })) }),
});

export const catalogueImport = defineStaffCall({
  ...ofStaff,
  method: "GET",
  path: "office/catalogueimport",
  summary: "Returns an import: what its file is read as, how far it is, what it changes, and which rows are rejected",
  input: z.strictObject({ id: queryId }),
  value: catalogImport,
  errors: ["office_import_not_found"],
});

export const catalogueImportRejects = defineStaffCall({
  ...ofStaff,
  method: "GET",
  path: "office/catalogueimportrejects",
  summary: "Returns the rejected rows of an import as a CSV file",
  input: z.strictObject({ id: queryId }),
  value: file("text/csv", "UTF-8 with a byte order mark, in base64."),
  errors: ["office_import_not_found"],
});

export const uploadCatalogueFile = defineStaffCall({
  ...ofStaff,
  method: "POST",
  path: "office/uploadcataloguefile",
  summary: "Takes a file for the catalog (multipart field `file`) and finds out what it is; nothing is imported yet",
  input: z.strictObject({
    file: z
      .instanceof(Uint8Array)
      .meta({ override: { type: "string", format: "binary" }, description: "A CSV, JSONL, TSV or XML file." })
      .nullable()
      .default(null),
    name: field.line.max(200, "field_long").default("").describe("The file's name."),
  }),
  value: catalogImport,
  errors: ["office_import_file", "request_too_large"],
  media: "multipart",
  bodyBytes: MAX_IMPORT_MB * MEGABYTE + FORM_BYTES,
});

export const checkCatalogueImport = defineStaffCall({
  ...ofStaff,
  method: "POST",
  path: "office/checkcatalogueimport",
  summary: "Starts a dry run of an import: it finds what would change and which rows are rejected, and writes nothing to the catalog",
  input: z.strictObject({ id: importId, options: catalogImportOptions }),
  value: catalogImport,
  errors: ["office_import_not_found", "office_import_busy", "office_import_ended", "office_import_columns"],
  idempotency: "allowed",
});

export const runCatalogueImport = defineStaffCall({
  ...ofStaff,
  method: "POST",
  path: "office/runcatalogueimport",
  summary: "Starts an import that has been checked; one that was stopped goes on",
  input: z.strictObject({ id: importId }),
  value: catalogImport,
  errors: ["office_import_not_found", "office_import_busy", "office_import_ended", "office_import_unchecked"],
  idempotency: "allowed",
});

export const stopCatalogueImport = defineStaffCall({
  ...ofStaff,
  method: "POST",
  path: "office/stopcatalogueimport",
  summary: "Stops a check or an import after the products that are being written; what is written stays",
  input: z.strictObject({ id: importId }),
  value: catalogImport,
  errors: ["office_import_not_found"],
  idempotency: "allowed",
});
