import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { stockOutlook } from "./product/availability.ts";
import { understood } from "./product.ts";

export const suggestion = z.object({
  text: field.text("gray"),
  count: z
    .number()
    .int()
    .meta({ description: "Number of results.", examples: [48] }),
});

export const list = defineCall({
  method: "GET",
  path: "suggestions/querysuggestions/list",
  summary: "Suggests completions, corrections, listings, series, pages, stores and products for a partial search term",
  input: z.strictObject({
    query: field.typed
      .min(1)
      .max(120)
      .meta({ description: "What has been typed so far.", examples: ["gra"] }),
  }),
  value: z.object({
    query: field.text("gra"),
    suggestions: z.array(suggestion),
    listings: z.array(z.object({ name: field.text("Gray tile"), slug: field.text("gray-tile") })),
    series: z
      .array(z.object({ code: field.text("porcelain"), name: field.text("Porcelain"), picture: field.picture.nullable() }))
      .describe("Series whose name begins with the term."),
    stores: z
      .array(z.object({ title: field.text("Reno"), path: field.text("/location/reno/") }))
      .describe("Stores with a page of their own."),
    stories: z
      .array(z.object({ title: field.text("Granite care"), path: field.text("/care/granite/") }))
      .describe("Pages of the site, best first."),
    filters: z
      .array(
        z.object({
          label: field.text("White, Matte"),
          understood,
          count: z
            .number()
            .int()
            .meta({ description: "Number of products.", examples: [14] }),
        }),
      )
      .describe("What the term and its completions mean as filters, best first."),
    products: z.array(
      z.object({
        code: field.text("porcelain-gray"),
        itemNo: field.text("POR-1224-GRAY"),
        name: field.text("Porcelain Gray"),
        slug: field.text("porcelain-gray"),
        picture: field.picture.nullable(),
        label: field.text("12 × 24 in, Matte").describe("The size and finish of the item."),
        sellUnit: field.sellUnit,
        ...stockOutlook.shape,
        price: field.price.nullable().describe("The price of the item; null when hidden."),
        fromCents: field.cents.nullable().describe("The lowest price in cents; null when hidden."),
      }),
    ),
  }),
});
