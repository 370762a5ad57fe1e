import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { bag, lotUnits, recipient, room } from "./bag/bag.ts";

export {
  type Bag,
  type BagLine,
  type BagProblem,
  type BagPromotion,
  bag,
  type LotUnits,
  lineRecipient,
  promotionKinds,
  type RoomLots,
  recipient,
  roomLots,
} from "./bag/bag.ts";

export * from "./bag/quick-order.ts";

const ofBag = { shoppingBagQuoteId: field.bagId };

export const addItem = defineCall({
  method: "POST",
  path: "webshoppingbag/addbagitemV2",
  summary: "Adds items to a bag; creates the bag if no id is given",
  input: z.strictObject({
    shoppingBagQuoteId: field.bagId.optional(),
    items: z
      .array(
        z.strictObject({
          itemNo: field.itemNo,
          quantity: field.quantity,
          fulfilmentType: field.fulfilment.default("NONE"),
          recipient: recipient.optional(),
        }),
      )
      .min(1)
      .max(100),
    pickupStoreCode: field.storeCode.optional(),
  }),
  value: bag,
  errors: [
    "product_not_found",
    "webshoppingbag_not_found",
    "webshoppingbag_ordered",
    "webshoppingbag_full",
    "webshoppingbag_quantity",
    "webshoppingbag_gift_cards",
    "webshoppingbag_samples",
    "webshoppingbag_fulfilment",
    "webshoppingbag_sold_out",
    "storefront_feature_off",
    "storelocator_not_found",
  ],
  idempotency: "allowed",
});

export const defaultModel = defineCall({
  method: "POST",
  path: "webshoppingbag/defaultshoppingbagmodel",
  summary: "Creates an empty bag",
  input: z.strictObject({}),
  value: bag,
});

export const get = defineCall({
  method: "GET",
  path: "webshoppingbag/getcustomershoppingbag",
  summary:
    "Returns a bag with current prices, stock and problems; without an id, the caller's own; null if there is none or it has been ordered",
  input: z.strictObject({ shoppingBagQuoteId: field.bagId.optional().describe("The bag's id; without it, the caller's own bag.") }),
  value: bag.nullable(),
  errors: ["webshoppingbag_not_found"],
});

export const update = defineCall({
  method: "POST",
  path: "webshoppingbag/updatebagitems",
  summary: "Changes the quantity, fulfillment, agreed lots, rooms, sample lot or recipient of lines",
  input: z.strictObject({
    ...ofBag,
    items: z
      .array(
        z.strictObject({
          lineId: field.rowId,
          quantity: field.quantity.optional(),
          fulfilmentType: field.fulfilment.optional(),
          agreedLots: z
            .array(lotUnits)
            .min(1)
            .max(50)
            .optional()
            .describe(
              "The line's lots that the buyer has seen and agrees to. If the stock splits the line differently, the buyer is asked again.",
            ),
          recipient: recipient.optional(),
          rooms: z.array(room).max(12).optional().describe("All rooms of the line, together at most its quantity."),
          sampleLot: field.typed
            .min(1)
            .max(80)
            .meta({ examples: ["L-0421"] })
            .nullable()
            .optional()
            .describe("The lot of a sample that the line should match; null to go by the last sample ordered."),
        }),
      )
      .min(1)
      .max(100),
  }),
  value: bag,
  errors: [
    "webshoppingbag_not_found",
    "webshoppingbag_line_not_found",
    "webshoppingbag_ordered",
    "webshoppingbag_fulfilment",
    "webshoppingbag_quantity",
    "webshoppingbag_rooms",
    "webshoppingbag_gift_cards",
    "webshoppingbag_samples",
  ],
  idempotency: "allowed",
});

export const remove = defineCall({
  method: "POST",
  path: "webshoppingbag/removebagitem",
  summary: "Removes a line; succeeds if it is already gone",
  input: z.strictObject({ ...ofBag, lineId: field.rowId }),
  value: bag,
  errors: ["webshoppingbag_not_found", "webshoppingbag_ordered"],
  idempotency: "allowed",
});

const ofPromotion = {
  promotion: z.strictObject({
    promotionalCode: field.typed
      .min(1, "field_required")
      .max(40, "field_long")
      .meta({ description: "As the shopper writes it; case does not matter.", examples: ["WELCOME10"] }),
  }),
  request: z.strictObject(ofBag),
};

export const applyPromoCode = defineCall({
  method: "POST",
  path: "webshoppingbag/applypromocode",
  summary: "Adds a promotion's code to a bag; a code that does not apply stays on the bag, which says why",
  input: z.strictObject(ofPromotion),
  value: bag,
  errors: ["webshoppingbag_not_found", "webshoppingbag_ordered", "webshoppingbag_code_unknown", "webshoppingbag_codes"],
  idempotency: "allowed",
});

export const removePromoCode = defineCall({
  method: "POST",
  path: "webshoppingbag/removepromocode",
  summary: "Removes a promotion's code from a bag; succeeds if it is already gone",
  input: z.strictObject(ofPromotion),
  value: bag,
  errors: ["webshoppingbag_not_found", "webshoppingbag_ordered"],
  idempotency: "allowed",
});

export const cleanUp = defineCall({
  method: "POST",
  path: "webshoppingbag/cleanupshoppingbag",
  summary: "Removes items that are no longer sold and accepts current prices",
  input: z.strictObject(ofBag),
  value: bag,
  errors: ["webshoppingbag_not_found", "webshoppingbag_ordered"],
  idempotency: "allowed",
});

export const mergeNote = z.object({
  itemNo: field.text("POR-1224-GRAY"),
  name: field.text("Porcelain Gray"),
  wanted: field.sellUnits.describe("The sell units of both bags together."),
  kept: field.sellUnits.describe("The line's sell units now: less than `wanted` if limited by line or stock, 0 if the bag is full."),
});
export type MergeNote = z.infer<typeof mergeNote>;

export const merge = defineCall({
  method: "POST",
  path: "webshoppingbag/mergebag",
  summary: "Merges a guest's bag into the caller's own and closes it; a repeated call returns the caller's bag",
  input: z.strictObject(ofBag),
  value: z.object({
    bag,
    notes: z.array(mergeNote).describe("One for each line that the guest's bag added to."),
  }),
  callers: "customer",
  errors: ["webshoppingbag_not_found", "webshoppingbag_ordered", "checkout_in_progress"],
  idempotency: "allowed",
});

export const changePickupStore = defineCall({
  method: "POST",
  path: "webshoppingbag/changepickupstorenumber",
  summary: "Sets the pickup store",
  input: z.strictObject({
    ...ofBag,
    storeNumber: z
      .number("field_store")
      .int("field_store")
      .positive("field_store")
      .max(100_000, "field_store")
      .meta({ description: "The store's number.", examples: [1] }),
  }),
  value: bag,
  errors: ["webshoppingbag_not_found", "webshoppingbag_ordered", "storelocator_not_found"],
  idempotency: "allowed",
});

export const pickupStore = z.object({
  code: field.text("downtown"),
  number: z
    .number()
    .int()
    .meta({ examples: [1] }),
  name: field.text("Downtown"),
  city: field.text("Reno"),
  state: field.text("NV"),
  latitude: field.degrees,
  longitude: field.degrees.meta({ examples: [-119.81] }),
  chosen: z.boolean(),
  inStore: z
    .number()
    .int()
    .meta({ description: "Pickup lines that are fully in the store.", examples: [2] }),
  fromElsewhere: z
    .number()
    .int()
    .meta({ description: "Pickup lines that come from another store.", examples: [1] }),
  short: z
    .number()
    .int()
    .meta({ description: "Pickup lines that are short everywhere.", examples: [0] }),
  readyOn: field.day.nullable().describe("The date when every pickup line is ready; null when one is short."),
});
export type PickupStore = z.infer<typeof pickupStore>;

export const pickupStores = defineCall({
  method: "GET",
  path: "webshoppingbag/pickupstores",
  summary: "Lists the stores where a bag can be picked up, their stock of its items, and when all of it is ready",
  input: z.strictObject(ofBag),
  value: z.array(pickupStore),
  errors: ["webshoppingbag_not_found"],
});
