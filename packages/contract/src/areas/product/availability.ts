import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";

/** What can be said of an item's stock in one word: in stock, expected on a day, or sold out. Lists, searches and bags say the same. */
export const stockOutlook = z.object({
  inStock: z.boolean().meta({ description: "Whether any place has some of it now.", examples: [true] }),
  expectedOn: field.day.nullable().describe("When the next container with it is expected; null if none is known."),
});
export type StockOutlook = z.infer<typeof stockOutlook>;

export const storeStock = z.object({
  code: field.text("downtown"),
  number: z
    .number()
    .int()
    .meta({ examples: [1] }),
  name: field.text("Downtown"),
  available: field.sellUnits.describe("The sell units available now."),
  lots: z
    .array(
      z.object({
        code: field.text("L-0421"),
        shade: z
          .string()
          .nullable()
          .meta({ examples: ["B2"] }),
        caliber: z
          .string()
          .nullable()
          .meta({ examples: ["5"] }),
        available: field.sellUnits.describe("The lot's sell units available now."),
      }),
    )
    .describe("Pieces of one lot match in shade and caliber."),
  incoming: z.array(z.object({ quantity: field.sellUnits.describe("Sell units expected."), expectedOn: field.day })),
  pickup: z
    .object({ on: field.day, reason: z.enum(["in_stock", "transfer", "incoming"]) })
    .nullable()
    .describe("When the requested quantity can be picked up here; null if it cannot be promised."),
});

export const largestLot = z.object({
  code: field.text("L-0421"),
  available: field.sellUnits.describe("The lot's sell units available now, in all its places."),
  places: z.array(z.object({ code: field.storeCode, name: field.text("Reno") })).describe("Where the lot is, most units first."),
});

export const availability = defineCall({
  method: "POST",
  path: "product/availabilityV2",
  isRead: true,
  summary: "Returns stock by store and lot, next arrivals, and when items are available by each delivery method",
  input: z.strictObject({
    itemNos: z.array(field.itemNo).min(1).max(96),
    quantity: field.quantity.default(1),
    storeCode: field.storeCode.optional().describe("The pickup store."),
    postalCode: field.postalCode.optional().describe("Where to deliver."),
  }),
  value: z.object({
    asOf: field.moment,
    items: z.array(
      z.object({
        itemNo: field.text("POR-1224-GRAY"),
        sellUnit: field.sellUnit,
        ...stockOutlook.shape,
        stores: z.array(storeStock),
        options: z.array(
          z.object({
            type: z.enum(["Shipping", "Will Call / Pickup", "Electronic"]),
            fulfilment: field.fulfilment,
            available: field.sellUnits.describe("The sell units available this way."),
            oneLot: largestLot.nullable().describe("The lot with the most units for this way; null if nothing is available."),
            on: field.day.nullable().describe("The first day; null if it cannot be promised."),
            until: field.day.nullable().describe("The last day, for a delivery."),
          }),
        ),
      }),
    ),
  }),
  errors: ["storelocator_not_found"],
});
