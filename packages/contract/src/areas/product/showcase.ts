import { z } from "zod";
import * as field from "../../fields.ts";
import { listingHead, pieceFormat } from "./card.ts";

export const swatch = z
  .object({
    code: field.text("porcelain-gray").describe("Code of the product that it shows."),
    picture: field.picture,
    format: pieceFormat.nullable(),
  })
  .meta({ description: "A picture of one product that stands for many." });

const count = z
  .number()
  .int()
  .meta({ description: "Products in it.", examples: [48] });

const shade = z.object({
  value: z.string().meta({ description: "As in the facet.", examples: ["marble-look"] }),
  label: field.text("Marble look"),
  count,
  swatch: swatch.nullable(),
});

/** A listing's data for a menu or landing page. */
export const showcase = z.object({
  listing: listingHead.nullable(),
  total: count,
  parts: z
    .array(
      z.object({
        path: field.text("porcelain/marble-look"),
        slug: field.text("porcelain/marble-look").describe("In the request's language."),
        name: field.text("Marble look porcelain"),
        count,
        swatch: swatch.nullable(),
      }),
    )
    .describe("The menu's listings below this one, each with a different product's picture where there is one."),
  looks: z.array(shade).describe("The looks of its products."),
  colors: z.array(shade).describe("The color families of its products."),
  uses: z.array(shade.omit({ swatch: true })).describe("Where its products can be used."),
});
export type Showcase = z.infer<typeof showcase>;
