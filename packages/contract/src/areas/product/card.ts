import { z } from "zod";
import { factPlaces } from "../../facts/kinds.ts";
import * as field from "../../fields.ts";
import { chipLayouts, facetKeys } from "../../vocabulary.ts";

/** The data needed to lay pieces of a format. */
export const pieceFormat = z
  .object({
    shape: z
      .string()
      .nullable()
      .meta({ examples: ["hexagon"] }),
    widthMm: z.number().meta({ description: "Of a piece, or of a mosaic's sheet, in millimeters.", examples: [305] }),
    heightMm: z.number().meta({ description: "In millimeters.", examples: [610] }),
    chips: z
      .object({
        layout: z.enum(chipLayouts),
        widthMm: z.number().meta({ description: "Of a chip, in millimeters.", examples: [48] }),
        heightMm: z.number().meta({ description: "In millimeters.", examples: [55] }),
      })
      .nullable()
      .describe("The chips of a mosaic sheet; null for loose pieces."),
    variation: z
      .number()
      .int()
      .nullable()
      .meta({ description: "The shade variation V1 to V4 (ANSI A137.1) as a number from 1 to 4.", examples: [2] }),
  })
  .meta({ description: "The shape and real size of one piece, or of a mosaic sheet and its chips." });
export type PieceFormat = z.infer<typeof pieceFormat>;

export const ownFact = z
  .object({
    code: field.text("fireRating"),
    label: field.text("Fire rating"),
    text: z.string().meta({ description: "The value with its unit, to read.", examples: ["A2-s1, d0"] }),
    group: z
      .string()
      .nullable()
      .meta({ description: "The heading under which it stands with others; null for none.", examples: ["Safety"] }),
    shownIn: z.array(z.enum(factPlaces)).meta({ description: "Where the supplier shows it.", examples: [["table", "tearSheet"]] }),
  })
  .meta({ description: "A fact that the supplier has defined, in the language of the request." });
export type OwnFact = z.infer<typeof ownFact>;

export const variant = z
  .object({
    itemNo: field.text("POR-1224-GRAY"),
    kind: z.enum(["item", "sample", "electronic"]),
    size: z
      .string()
      .nullable()
      .meta({ description: "The size's key, as in the facet.", examples: ["12x24"] }),
    label: z.string().meta({ description: "The size and finish, to read.", examples: ["12 × 24 in, Matte"] }),
    widthMm: z
      .number()
      .nullable()
      .meta({ description: "In millimeters.", examples: [305] }),
    heightMm: z
      .number()
      .nullable()
      .meta({ description: "In millimeters.", examples: [610] }),
    thicknessMm: z
      .number()
      .nullable()
      .meta({ description: "In millimeters.", examples: [9.5] }),
    shape: z
      .string()
      .nullable()
      .meta({ examples: ["rectangle"] }),
    finish: z
      .string()
      .nullable()
      .meta({ examples: ["matte"] }),
    finishLabel: z
      .string()
      .nullable()
      .meta({ examples: ["Matte"] }),
    edge: z
      .string()
      .nullable()
      .meta({ examples: ["rectified"] }),
    format: pieceFormat.nullable().describe("How it is laid; null for goods that are not laid."),
    sellUnit: field.sellUnit,
    piecesPerUnit: z
      .number()
      .int()
      .meta({ description: "Pieces in one sell unit.", examples: [6] }),
    areaPerUnit: field.areaPerUnit.nullable().describe("In 1e-4 square feet per sell unit; null for an item not sold by area."),
    weightPerUnit: z
      .number()
      .int()
      .meta({ description: "In 1e-2 pounds per sell unit.", examples: [4550] }),
    unitsPerPallet: z
      .number()
      .int()
      .nullable()
      .meta({ description: "Sell units on a pallet.", examples: [40] }),
    sampleItemNo: z
      .string()
      .nullable()
      .meta({ description: "The item number of its sample.", examples: ["POR-1224-GRAY-S"] }),
    gtin: z
      .string()
      .optional()
      .meta({ description: "Global trade item number, if it has one.", examples: ["4006381333931"] }),
    partNumber: z
      .string()
      .optional()
      .meta({ description: "The manufacturer's own number (MPN), if it is known.", examples: ["CRV-1224-88"] }),
    facts: z
      .array(ownFact)
      .optional()
      .describe("Facts that the supplier has defined, in their order; on a card those shown there. Missing if it has none."),
    price: field.price.nullable(),
  })
  .meta({ description: "One item of a product: a size, finish and thickness with its item number." });
export type Variant = z.infer<typeof variant>;

export const productCard = z
  .object({
    code: field.text("porcelain-gray"),
    slug: field.text("porcelain-gray"),
    name: field.text("Porcelain Gray"),
    series: z.string().meta({ description: "Code of its series.", examples: ["porcelain"] }),
    color: field.text("Gray"),
    department: field.text("tile"),
    look: z
      .string()
      .nullable()
      .meta({ examples: ["stone"] }),
    picture: field.picture.nullable(),
    sizes: z.array(z.string()).meta({ description: "Labels of its sizes.", examples: [["12 × 24 in", "24 × 24 in"]] }),
    variants: z
      .number()
      .int()
      .meta({ description: "Number of its variants.", examples: [2] }),
    isNew: z.boolean(),
    onSale: z.boolean(),
    lead: variant,
    fromCents: field.cents.nullable().describe("The lowest price of its variants by area (or by unit), in cents; null when hidden."),
  })
  .meta({ description: "A product in a list. `lead` is the variant that best matches the filters." });
export type ProductCard = z.infer<typeof productCard>;

export const facet = z.object({
  key: z.enum(facetKeys),
  fact: z
    .string()
    .optional()
    .meta({ description: "The code of the supplier's own fact that `fact` is about; each one is a facet.", examples: ["fireRating"] }),
  label: field.text("Finish"),
  values: z.array(
    z.object({
      value: field.text("matte"),
      label: field.text("Matte"),
      count: z
        .number()
        .int()
        .meta({ description: "Products that would be found with this value.", examples: [17] }),
      selected: z.boolean(),
      outline: z
        .object({
          shape: z
            .string()
            .nullable()
            .meta({ examples: ["rectangle"] }),
          widthMm: z.number().meta({ description: "In millimeters.", examples: [298] }),
          heightMm: z.number().meta({ description: "In millimeters.", examples: [598] }),
          chips: z.enum(chipLayouts).nullable().describe("How the chips of a mosaic sheet are arranged."),
        })
        .optional()
        .describe("The outline of a size, to draw beside its label."),
    }),
  ),
});
export type Facet = z.infer<typeof facet>;

export const crumb = z.object({ name: field.text("Tile"), slug: field.text("tile") });

export const listingHead = z
  .object({
    path: z.string().meta({ description: "Identifies the listing in every language.", examples: ["tile/porcelain"] }),
    slugs: field.localised,
    name: field.text("Porcelain"),
    title: field.text("Porcelain tile"),
    intro: field.text("Porcelain tile for floors and walls."),
    ancestors: z.array(crumb),
    children: z.array(crumb),
  })
  .meta({ id: "Listing" });
