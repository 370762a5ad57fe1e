import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { ownFact } from "./card.ts";

export const offer = z
  .object({
    productCode: field.text("porcelain-gray"),
    itemNo: field.text("POR-1224-GRAY"),
    slug: field.text("porcelain-gray"),
    name: field.text("Porcelain Gray"),
    label: z.string().meta({ description: "What tells it from the product's other items.", examples: ["12 × 24 in · Matte"] }),
    description: field.text("A quiet gray with a fine grain."),
    brand: z
      .string()
      .nullable()
      .meta({ examples: ["Porcelain Works"] }),
    color: field.text("Gray"),
    material: field.text("Porcelain"),
    size: z
      .string()
      .nullable()
      .meta({ examples: ["12 × 24 in"] }),
    categories: z.array(z.string()).meta({ description: "From the widest to the narrowest.", examples: [["Tile", "Porcelain"]] }),
    pictures: z.array(field.text("https://shop.example/assets/f/1001/1600x1600/ab12/gray.webp")),
    sellUnit: field.sellUnit,
    areaPerUnit: field.areaPerUnit.nullable().describe("In 1e-4 square feet per sell unit; null for an item not sold by area."),
    weightPerUnit: z
      .number()
      .int()
      .meta({ description: "In 1e-2 pounds per sell unit.", examples: [4550] }),
    gtin: z
      .string()
      .nullable()
      .meta({ examples: ["4006381333931"] }),
    partNumber: z
      .string()
      .nullable()
      .meta({ description: "The manufacturer's own number.", examples: ["CRV-1224-88"] }),
    facts: z
      .array(ownFact.pick({ code: true, label: true, text: true, group: true }))
      .describe("Facts that the supplier has defined and wants in feeds."),
    price: field.price.nullable().describe("Null when hidden, or on request."),
    saleFrom: field.day.nullable().describe("The first day of the sale in `price`; null if there is none."),
    shipping: z
      .object({
        mostCents: field.cents,
        leastDays: z.number().int().describe("Business days on the way to the nearest zone."),
        mostDays: z.number().int().describe("Business days on the way to the farthest zone."),
      })
      .nullable()
      .describe("What delivering one sell unit costs at most, and takes; null if it isn't delivered, or if prices are hidden."),
    stock: z
      .array(
        z.object({
          store: field.storeCode,
          available: z.number().int().describe("Sell units."),
          ofOneLot: z.number().int().describe("Sell units of its fullest lot."),
          ships: z.boolean().describe("Whether deliveries leave from there."),
        }),
      )
      .describe("Places that have some."),
    expectedOn: field.day.nullable().describe("When the next container with it is expected; null if none is known."),
  })
  .meta({ description: "An item for sale, with everything that feeds and marketplaces ask for." });
export type Offer = z.infer<typeof offer>;

export const offers = defineCall({
  method: "GET",
  path: "product/offers",
  summary: "Lists all items for sale with price and stock, without samples, in parts that follow each other",
  input: z.strictObject({
    after: z.coerce.number().int().min(0).default(0).describe("`next` of the part before; 0 for the first."),
    size: z.coerce.number().int().min(1).max(500).default(200).describe("The most products of a part."),
  }),
  value: z.object({
    offers: z.array(offer),
    next: z.number().int().nullable().describe("Where the next part begins; null at the end."),
  }),
});
