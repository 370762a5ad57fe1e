import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import { MAX_FACT_TEXT } from "../../../facts/value.ts";
import * as field from "../../../fields.ts";
import { type CellField, cellFields } from "../../../staff/catalog-cells.ts";
import { factColumn } from "./product-facts.ts";

const code = field.typed.min(1).max(80);

/** The filters of the grid, all optional. */
const filter = {
  query: field.line.max(80).optional().describe("Words of the item number or the product's name, each by its start."),
  department: code.optional().describe("A department's code."),
  series: code.optional().describe("A series' code."),
  state: z.enum(["all", "shown", "hidden"]).default("all").describe("`shown`: in the shop. `hidden`: the product or the variant is not."),
  kind: z.enum(["item", "sample", "all"]).default("item").describe("Variants that are sold, their samples, or both."),
};

const cellName = z.union([z.enum(cellFields as [CellField, ...CellField[]]), z.templateLiteral(["fact:", z.string().max(80)])]);
const revision = z.string().min(1).max(40).describe("The revision of the values that were read; send it when saving.");

export const catalogRow = z.object({
  id: field.rowId,
  productId: field.rowId,
  itemNo: z.string(),
  productCode: z.string(),
  series: z.string(),
  piece: field.pieceImage.nullable().describe("Null for a variant without a picture."),
  kind: z.enum(["item", "sample", "electronic"]),
  sellUnit: field.sellUnit,
  isSold: z.boolean().describe("Whether the variant is sold; one that an import no longer has is not."),
  listCents: field.cents.nullable().describe("The list price in cents of one sell unit; null without a price."),
  planned: z
    .object({ listCents: field.cents, startsOn: field.day })
    .nullable()
    .describe("The next list price that is planned, and its first day; null for none."),
  available: field.sellUnits.describe("Sell units on hand in all places that no order holds."),
  cells: z
    .partialRecord(cellName, z.string())
    .describe(
      "Each cell's text: millimeters, square feet, pounds, codes of terms, dollars; empty without a value. `cost` is what applies today, and only for callers who may see costs. `fact:fireRating` is a value of the supplier's own fact; absent where the item doesn't have that fact.",
    ),
  revision: revision.describe("Of the variant's own cells."),
  productRevision: revision.describe("Of the cells that it shares with the product's other variants."),
});
export type CatalogRow = z.infer<typeof catalogRow>;

export const catalogueRows = defineStaffCall({
  method: "GET",
  path: "office/cataloguerows",
  summary: "Lists the catalog's variants by item number, with the cells that the grid shows",
  input: z.strictObject({
    ...filter,
    offset: z.coerce.number().int().min(0).max(10_000_000).default(0).describe("Rows before the first one."),
    limit: z.coerce.number().int().min(1).max(1000).default(200).describe("Rows at most."),
    total: z
      .enum(["counted", "omitted"])
      .default("counted")
      .describe("`omitted`: don't count the matching variants. Reading further pages is faster without."),
  }),
  value: z.object({
    rows: z.array(catalogRow),
    total: z.int().nullable().describe("Matching variants in all; null if the count was omitted."),
  }),
  right: "catalogue.write",
});

const word = z.object({ code: z.string(), en: z.string(), es: z.string() });

export const catalogueWords = defineStaffCall({
  method: "GET",
  path: "office/cataloguewords",
  summary: "Returns the departments and series of the catalog, the terms that its cells may hold, and the supplier's own facts",
  value: z.object({
    departments: z.array(word),
    series: z.array(z.object({ code: z.string(), name: z.string(), department: z.string() })),
    facts: z.array(factColumn).describe("The supplier's own facts, whose columns are `fact:` and the column's name."),
    terms: z.object({ look: z.array(word), color: z.array(word), finish: z.array(word), shape: z.array(word), use: z.array(word) }),
  }),
  right: "catalogue.write",
});

const MAX_CELLS = 20_000;
const BODY_BYTES = 12 * 1024 * 1024;

export const catalogChange = z.strictObject({
  id: field.rowId.describe("Of the variant or the product."),
  revision,
  cells: z.partialRecord(cellName, z.string().max(MAX_FACT_TEXT)).describe("The changed cells by column."),
});
export type CatalogChange = z.infer<typeof catalogChange>;

const changes = z
  .array(catalogChange)
  .max(MAX_CELLS, "field_many")
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, { message: "field_twice" });

export const saveCatalogueCells = defineStaffCall({
  method: "POST",
  path: "office/savecataloguecells",
  summary:
    "Changes up to 20,000 cells at once, or none if someone else saved one of these rows first; a changed cost applies from today on",
  input: z
    .strictObject({ items: changes, products: changes })
    .refine(({ items, products }) => items.length + products.length > 0, { path: ["items"], message: "field_required" })
    .refine(({ items, products }) => [...items, ...products].reduce((sum, { cells }) => sum + Object.keys(cells).length, 0) <= MAX_CELLS, {
      path: ["items"],
      message: "field_many",
      params: { max: MAX_CELLS },
    }),
  value: z.object({
    saved: z.int().nullable().describe("Cells that have changed; null if nothing was saved because rows have changed meanwhile."),
    changed: z.array(catalogRow).describe("Rows that someone else saved first, as they are now; empty when the cells were saved."),
  }),
  errors: ["office_catalogue_unknown", "office_catalogue_cell"],
  right: "catalogue.write",
  idempotency: "allowed",
  bodyBytes: BODY_BYTES,
});
