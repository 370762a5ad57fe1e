import { z } from "zod";
import { defineCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { type ProductField, productFields } from "../../../staff/catalog-cells.ts";

const fieldName = z.enum(productFields as [ProductField, ...ProductField[]]).meta({ examples: ["descriptionEn"] });
const revision = z
  .string()
  .min(1)
  .max(40)
  .meta({ description: "The revision of what was read; send it when saving.", examples: ["q1yG0m3xk2Vt"] });
const both = z.object({ en: z.string(), es: z.string() }).meta({ examples: [{ en: "Care guide", es: "Guía de cuidado" }] });

const page = z
  .object({
    id: field.rowId,
    code: field.text("luminara-verde-guayaba"),
    series: z.object({
      code: field.text("luminara"),
      name: field.text("Luminara"),
      products: z
        .number()
        .int()
        .meta({ description: "Products of the series, which share its facts.", examples: [12] }),
    }),
    fields: z
      .partialRecord(fieldName, z.string())
      .describe("Each field's text; lists are separated by commas. Related products are codes, documents are ids.")
      .meta({ examples: [{ nameEn: "Verde Guayaba", tags: "new, sale", pei: "4" }] }),
    revision,
    items: z.array(
      z.object({
        itemNo: field.text("LMR-VERDE-GUAYABA-1224-M"),
        label: field.text("12 × 24 in, matte"),
        size: field.text("12x24").nullable(),
        kind: z.enum(["item", "sample", "electronic"]),
        isSold: z.boolean().describe("Whether the variant is sold."),
        listCents: field.cents.nullable().describe("The list price in cents; null without a price."),
      }),
    ),
    formerSlugs: z
      .array(z.object({ language: z.enum(["en", "es"]), slug: field.text("verde-guayaba") }))
      .describe("Slugs that lead to the product's page."),
    related: z.array(z.object({ code: field.text("luminara-rosso-levanto"), name: field.text("Rosso Levanto") })),
    documents: z
      .array(
        z.object({
          id: field.text("/assets/documents/porcelain-care.{language}.pdf"),
          title: both,
          address: both,
        }),
      )
      .describe("Every document of the shop that a series may have."),
  })
  .meta({ id: "CatalogProduct" });
export type CatalogProduct = z.infer<typeof page>;

export const catalogueProduct = defineCall({
  method: "GET",
  path: "office/catalogueproduct",
  summary: "Returns a product with its texts in both languages, its series' facts, its variants, addresses, relations and documents",
  input: z.strictObject({
    id: z.coerce
      .number()
      .int()
      .min(1)
      .max(2_147_483_647)
      .meta({ description: "The product's id.", examples: [42] }),
  }),
  value: page,
  errors: ["office_catalogue_unknown"],
  callers: "staff",
  right: "catalogue.write",
});

const BODY_BYTES = 512 * 1024;

export const saveCatalogueProduct = defineCall({
  method: "POST",
  path: "office/savecatalogueproduct",
  summary: "Changes fields of a product or its series, unless somebody else has changed any since; a former slug leads to the new one",
  input: z.strictObject({
    id: field.rowId,
    revision,
    fields: z
      .partialRecord(fieldName, z.string().max(20_000, "field_long"))
      .meta({ description: "The changed fields.", examples: [{ slugEn: "verde-guayaba-tile" }] }),
  }),
  value: z.object({
    saved: z.boolean().describe("False if nothing was saved because the product has changed meanwhile."),
    product: page,
  }),
  errors: ["office_catalogue_unknown", "office_catalogue_cell", "office_catalogue_slug", "office_catalogue_related"],
  callers: "staff",
  right: "catalogue.write",
  idempotency: "allowed",
  bodyBytes: BODY_BYTES,
});
