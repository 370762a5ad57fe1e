import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { bag } from "./bag.ts";
import { stockOutlook } from "./product/availability.ts";
import { pieceFormat } from "./product/card.ts";

/** The specification lists these calls among the bag's. */

const listName = field.line
  .min(1, "field_required")
  .max(60, "field_long")
  .meta({ description: "What the owner calls the list.", examples: ["Upstairs bath"] });
const note = field.typed
  .max(400, "field_long")
  .meta({ description: "The owner's own note.", examples: ["To the ceiling on the tub side."] });

export const wishListLine = z.object({
  lineId: field.rowId,
  itemNo: field.text("POR-1224-GRAY"),
  kind: z.enum(["item", "sample", "electronic"]),
  name: field.text("Porcelain Gray"),
  detail: z.string().meta({ description: "Size and finish.", examples: ["12 × 24 in · Matte"] }),
  slug: field.text("porcelain-gray").describe("Of its product; empty when it is no longer sold."),
  picture: field.picture.nullable(),
  format: pieceFormat.nullable().describe("The shape and size of one piece; null for goods that are not laid."),
  quantity: field.sellUnits,
  sellUnit: field.sellUnit,
  areaPerUnit: field.areaPerUnit.nullable(),
  goodsCents: field.cents.nullable().describe("The whole line today, in cents; null when hidden or no longer sold."),
  available: field.sellUnits.nullable().describe("Sell units that can be delivered; null if they are not counted."),
  ...stockOutlook.shape,
  note,
  gone: z.boolean().describe("Whether the item is no longer sold."),
});
export type WishListLine = z.infer<typeof wishListLine>;

export const wishList = z.object({
  wishlistId: field.rowId,
  name: field.text("Upstairs bath"),
  count: z
    .number()
    .int()
    .meta({ description: "Number of lines.", examples: [6] }),
});
export type WishList = z.infer<typeof wishList>;

export const wishLists = z.object({
  lists: z.array(wishList).describe("All of the caller's lists, oldest first."),
  shown: wishList
    .extend({ lines: z.array(wishListLine) })
    .nullable()
    .describe("The list asked for, or the last changed; null without lists."),
  currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
});
export type WishLists = z.infer<typeof wishLists>;

const into = {
  wishlistId: field.rowId.optional().describe("The list to add to; without it, a new one."),
  name: listName.optional().describe("The name of a new list; without it, the shop's own."),
};

export const get = defineCall({
  method: "POST",
  path: "webshoppingbag/getuserwishlists",
  isRead: true,
  summary: "Lists the caller's wish lists, and one of them with current prices and stock",
  input: z.strictObject({ wishlistId: field.rowId.optional().describe("The list to show; without it, the last changed.") }),
  value: wishLists,
  callers: "customer",
  errors: ["wishlist_not_found"],
});

export const create = defineCall({
  method: "POST",
  path: "webshoppingbag/addwishlist",
  summary: "Creates a wish list, empty or with items, all or none",
  input: z.strictObject({
    name: listName,
    items: z
      .array(z.strictObject({ itemNo: field.itemNo, quantity: field.quantity }))
      .max(1000)
      .default([])
      .describe("Quantities of the same item are added up."),
  }),
  value: wishList,
  callers: "customer",
  errors: ["wishlist_lists", "wishlist_full", "webshoppingbag_quantity", "product_not_found"],
  idempotency: "allowed",
});

export const add = defineCall({
  method: "POST",
  path: "webshoppingbag/addwishlistitem",
  summary: "Adds an item to a wish list, or its quantity to the line that has it",
  input: z.strictObject({ ...into, itemNo: field.itemNo, quantity: field.quantity.default(1), note: note.optional() }),
  value: wishList,
  callers: "customer",
  errors: ["wishlist_not_found", "wishlist_full", "wishlist_lists", "webshoppingbag_quantity", "product_not_found"],
  idempotency: "allowed",
});

export const update = defineCall({
  method: "POST",
  path: "webshoppingbag/updatewishlistitem",
  summary: "Changes the quantity or note of lines, removes those with the quantity 0, and renames the list",
  input: z.strictObject({
    wishlistId: field.rowId,
    name: listName.optional(),
    items: z
      .array(
        z.strictObject({
          lineId: field.rowId,
          quantity: z
            .number()
            .int()
            .min(0)
            .max(1_000_000_000)
            .optional()
            .meta({ description: "In sell units; 0 removes the line.", examples: [5] }),
          note: note.optional(),
        }),
      )
      .max(100)
      .default([]),
  }),
  value: wishList,
  callers: "customer",
  errors: ["wishlist_not_found", "wishlist_line_not_found", "webshoppingbag_quantity"],
  idempotency: "allowed",
});

export const remove = defineCall({
  method: "POST",
  path: "webshoppingbag/removewishlist",
  summary: "Deletes a wish list; succeeds if it is already gone",
  input: z.strictObject({ wishlistId: field.rowId }),
  value: field.done,
  callers: "customer",
  idempotency: "allowed",
});

export const addBag = defineCall({
  method: "POST",
  path: "webshoppingbag/addcurrentbagtowishList",
  summary: "Copies a bag's items to a wish list, which then has at least the bag's quantity of each; the bag doesn't change",
  input: z.strictObject({ shoppingBagQuoteId: field.bagId, ...into }),
  value: wishList,
  callers: "customer",
  errors: ["wishlist_not_found", "wishlist_full", "wishlist_lists", "webshoppingbag_not_found"],
  idempotency: "allowed",
});

export const movedLine = z.object({
  lineId: field.rowId,
  wanted: field.sellUnits.describe("The line's sell units."),
  inBag: field.sellUnits.describe("The sell units of it that the bag now has."),
  stayed: z
    .enum(["gone", "short", "full", "limit"])
    .nullable()
    .describe(
      "Why the bag has fewer: no longer sold, more than the stock, a full bag, or the limit of samples or gift cards per order. Null when it has all.",
    ),
  available: field.sellUnits.nullable().describe("Sell units that can be delivered; null if they are not counted."),
});
export type MovedLine = z.infer<typeof movedLine>;

export const addAllToBag = defineCall({
  method: "POST",
  path: "webshoppingbag/addallwishlistitemstoorder",
  summary: "Adds to a bag what it lacks of a wish list's quantities, and reports the result for each line; repeating it adds nothing",
  input: z.strictObject({
    wishlistId: field.rowId,
    shoppingBagQuoteId: field.bagId.optional().describe("Without it, the caller's own bag, which the first call creates."),
    lineIds: z.array(field.rowId).min(1).max(100).optional().describe("Only these lines; without it, all."),
    takeAvailable: z.boolean().default(false).describe("Takes what there is of lines that are short."),
    asSamples: z.boolean().default(false).describe("Takes a sample of each line's product instead."),
  }),
  value: z.object({ bag, lines: z.array(movedLine) }),
  callers: "customer",
  errors: ["wishlist_not_found", "webshoppingbag_not_found", "webshoppingbag_ordered"],
  idempotency: "allowed",
});
