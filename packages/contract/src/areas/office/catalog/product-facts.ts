import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import { factKinds } from "../../../facts/kinds.ts";
import { MAX_FACT_TEXT } from "../../../facts/value.ts";
import * as field from "../../../fields.ts";
import { revision } from "../staff-fields.ts";

const both = z.object({ en: z.string(), es: z.string() });
const column = z.string().min(1).max(80).describe("The name of the fact's column, as in files; a text has one for each language.");

export const factColumn = z.object({
  column,
  label: both,
  language: z.enum(field.languages).nullable().describe("Of a text; null for other facts."),
  kind: z.enum(factKinds),
  unit: both.nullable(),
  choices: z.array(z.object({ code: z.string(), label: both })),
});

export const productFactSheet = z.object({
  columns: z.array(factColumn).describe("The facts of the product's department, in their order."),
  items: z.array(
    z.object({
      itemNo: z.string(),
      label: z.string(),
      cells: z.record(z.string(), z.string()).describe("Its values by column, written as in files; without those that it lacks."),
    }),
  ),
  revision,
});
export type ProductFactSheet = z.infer<typeof productFactSheet>;

export const productFacts = defineStaffCall({
  method: "GET",
  path: "office/productfacts",
  summary: "Returns the values of the supplier's own facts of a product's items",
  input: z.strictObject({ id: z.coerce.number().int().min(1).max(2_147_483_647).describe("The product's id.") }),
  value: productFactSheet,
  errors: ["office_catalogue_unknown"],
  right: "catalogue.write",
});

const MAX_CELLS = 5000;

export const saveProductFacts = defineStaffCall({
  method: "POST",
  path: "office/saveproductfacts",
  summary: "Changes values of the supplier's own facts; refused if someone else saved first",
  input: z.strictObject({
    id: field.rowId,
    revision,
    cells: z
      .array(
        z.strictObject({
          itemNo: field.itemNo,
          column,
          value: z.string().max(MAX_FACT_TEXT, "field_long").describe("As in files; empty removes it."),
        }),
      )
      .max(MAX_CELLS),
  }),
  value: z.object({
    saved: z.boolean().describe("False if nothing was saved because the values have changed meanwhile."),
    sheet: productFactSheet,
  }),
  errors: ["office_catalogue_unknown", "office_catalogue_cell"],
  right: "catalogue.write",
  idempotency: "allowed",
  bodyBytes: 1024 * 1024,
});
