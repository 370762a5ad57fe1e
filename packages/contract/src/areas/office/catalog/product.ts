import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { type ProductField, productFields } from "../../../staff/catalog-cells.ts";
import { externalIds, revision } from "../staff-fields.ts";

const fieldName = z.enum(productFields as [ProductField, ...ProductField[]]);
const both = z.object({ en: z.string(), es: z.string() });

export const catalogProduct = z.object({
  id: field.rowId,
  code: z.string(),
  series: z.object({
    code: z.string(),
    name: z.string(),
    products: z.int().describe("Products of the series, which share its facts."),
  }),
  fields: z
    .partialRecord(fieldName, z.string())
    .describe("Each field's text; lists are separated by commas. Related products are codes, documents are ids."),
  revision,
  items: z.array(
    z.object({
      itemNo: z.string(),
      label: z.string(),
      size: z.string().nullable(),
      kind: z.enum(["item", "sample", "electronic"]),
      isSold: z.boolean().describe("Whether the variant is sold."),
      listCents: field.cents.nullable().describe("The list price in cents; null without a price."),
      externalIds,
    }),
  ),
  formerSlugs: z.array(z.object({ language: z.enum(["en", "es"]), slug: z.string() })).describe("Slugs that lead to the product's page."),
  related: z.array(z.object({ code: z.string(), name: z.string() })),
  documents: z
    .array(
      z.object({
        id: z.string(),
        title: both,
        address: both,
      }),
    )
    .describe("Every document of the shop that a series may have."),
});
export type CatalogProduct = z.infer<typeof catalogProduct>;

export const catalogueProduct = defineStaffCall({
  method: "GET",
  path: "office/catalogueproduct",
  summary: "Returns a product with its texts in both languages, its series' facts, its variants, addresses, relations and documents",
  input: z.strictObject({ id: z.coerce.number().int().min(1).max(2_147_483_647).describe("The product's id.") }),
  value: catalogProduct,
  errors: ["office_catalogue_unknown"],
  right: "catalogue.write",
});

const BODY_BYTES = 512 * 1024;

export const saveCatalogueProduct = defineStaffCall({
  method: "POST",
  path: "office/savecatalogueproduct",
  summary: "Changes fields of a product or its series; refused if someone else saved first. The old slug leads to the new one",
  input: z.strictObject({
    id: field.rowId,
    revision,
    fields: z.partialRecord(fieldName, z.string().max(20_000, "field_long")).describe("The changed fields."),
  }),
  value: z.object({
    saved: z.boolean().describe("False if nothing was saved because the product has changed meanwhile."),
    product: catalogProduct,
  }),
  errors: ["office_catalogue_unknown", "office_catalogue_cell", "office_catalogue_slug", "office_catalogue_related"],
  right: "catalogue.write",
  idempotency: "allowed",
  bodyBytes: BODY_BYTES,
});
