import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";

const code = z
  .string()
  .min(1)
  .max(80)
  .meta({ description: "Code of a product.", examples: ["porcelain-gray"] });

export const tearsheet = defineCall({
  method: "GET",
  path: "product/tearsheet/{id}",
  summary: "Returns the product code of a series' tear sheet, a PDF at /assets/tearsheets/{language}/{productCode}.pdf",
  input: z.strictObject({
    id: z
      .string()
      .min(1)
      .max(80)
      .meta({ description: "Code of a series, a product's `productSeries`.", examples: ["porcelain"] }),
  }),
  value: z.object({ productCode: field.text("porcelain-gray") }),
  errors: ["product_not_found"],
});

export const tearsheetFile = defineCall({
  method: "GET",
  path: "product/tearsheetfile/{storefront}/{language}/{productCode}",
  summary: "Returns a product's tear sheet as a PDF: a file, not an envelope; it never states a price",
  input: z.strictObject({
    storefront: z.coerce
      .number()
      .int()
      .positive()
      .max(Number.MAX_SAFE_INTEGER)
      .meta({ description: "The id of the storefront.", examples: [1] }),
    language: z.enum(field.languages).describe("The sheet's language."),
    productCode: code,
  }),
  value: z.instanceof(Uint8Array).meta({ override: { type: "string", format: "binary" } }),
  callers: "browser",
  file: "application/pdf",
});
