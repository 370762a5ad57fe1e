import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { emailAddress, personName } from "./account.ts";
import { pieceFormat } from "./product/card.ts";

export const recipient = z
  .strictObject({
    name: personName,
    email: emailAddress,
    message: z
      .string()
      .trim()
      .max(400, "field_long")
      .default("")
      .meta({ examples: ["Enjoy your new kitchen!"] }),
  })
  .meta({ id: "Recipient", description: "Who receives a gift card." });

export const lineRecipient = z
  .object({ name: field.text("Ana"), email: field.text("ana@example.com"), message: field.text("Enjoy your new kitchen!") })
  .meta({ id: "LineRecipient", description: "Who receives the gift card of a line." });

const lotUnits = z.object({ code: field.text("L-0421").max(80), quantity: field.sellUnits }).meta({ id: "BagLineLot" });
export type LotUnits = z.infer<typeof lotUnits>;

const roomName = z
  .string()
  .trim()
  .min(1, "field_required")
  .max(40, "field_long")
  .meta({ description: "A name for the room.", examples: ["Kitchen"] });
const room = z.strictObject({ name: roomName, quantity: field.quantity }).meta({ id: "Room" });

export const roomLots = z
  .object({
    name: field.text("Kitchen"),
    quantity: field.sellUnits,
    lots: z.array(lotUnits).describe("The room's units by lot; one lot if the stock allows. Empty while units are missing."),
  })
  .meta({ id: "RoomLots" });
export type RoomLots = z.infer<typeof roomLots>;

const problem = z
  .object({
    code: z.enum(["gone", "price_changed", "short", "lots_differ", "fulfilment_missing", "recipient_missing", "not_at_store"]),
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .meta({ description: "The values of its message.", examples: [{ available: 3 }] }),
  })
  .meta({ id: "BagProblem", description: "A problem that prevents a line from being ordered." });
export type BagProblem = z.infer<typeof problem>;

const line = z
  .object({
    lineId: z
      .number()
      .int()
      .meta({ examples: [42] }),
    itemNo: field.text("POR-1224-GRAY"),
    kind: z.enum(["item", "sample", "electronic"]),
    name: field.text("Porcelain Gray"),
    label: field.text("12 × 24 in, Matte"),
    detail: z.string().meta({ description: "Size and finish, shown below the name.", examples: ["12 × 24 in · Matte"] }),
    finish: z
      .string()
      .nullable()
      .meta({ examples: ["matte"] }),
    slug: field.text("porcelain-gray"),
    picture: field.picture.nullable(),
    format: pieceFormat.nullable().describe("The shape and size of one piece; null for goods that are not laid."),
    quantity: field.sellUnits.describe("In sell units."),
    sellUnit: field.sellUnit,
    piecesPerUnit: z
      .number()
      .int()
      .meta({ description: "Pieces in one sell unit.", examples: [6] }),
    areaPerUnit: field.areaPerUnit.nullable(),
    weight: z
      .number()
      .int()
      .meta({ description: "In 1e-2 pounds for the whole line.", examples: [54_600] }),
    unitPriceCents: field.cents.nullable().describe("The price of one sell unit in cents; null when hidden."),
    listPriceCents: field.cents.nullable().describe("The list price of one sell unit in cents; null when hidden."),
    goodsCents: field.cents.nullable().describe("The whole line after discounts in cents; null when hidden."),
    discountCents: field.cents.nullable().describe("What promotions take off the line, in cents; null when hidden."),
    fulfilment: field.fulfilment,
    options: z.array(field.fulfilment).describe("The ways in which the item can be had."),
    recipient: lineRecipient.nullable(),
    lotsAgreed: z.boolean().describe("Whether the buyer has agreed to exactly these lots."),
    available: field.sellUnits.nullable().describe("The sell units available; null if they are not counted."),
    lots: z
      .array(lotUnits)
      .describe("The units by production lot, most first; the shade of different lots can vary. Empty while units are missing."),
    rooms: z.array(roomLots).describe("The rooms that the buyer has named, each from one lot if the stock allows."),
    sampleLot: z
      .object({
        code: field.text("L-0421"),
        available: field.sellUnits.describe(
          "Sell units left of it for this way of receiving. If that is enough, the whole line is taken from it.",
        ),
      })
      .nullable()
      .describe("The lot of the buyer's sample: the one named, or that of the last sample ordered while signed in. Null without one."),
    oneLot: field.sellUnits.nullable().describe("The most sell units that one lot can serve; null if they are not counted."),
    problems: z.array(problem),
    warnings: z.array(field.text("Wear eye protection when cutting.")),
    returnRule: z.enum(["full_boxes", "samples_final", "slabs_final", "electronic_final"]),
  })
  .meta({ id: "BagLine" });
export type BagLine = z.infer<typeof line>;

export const promotionKinds = ["percentage", "amount", "freeFreight", "freeSample", "buyGet"] as const;

const bagPromotion = z
  .object({
    code: field.text("WELCOME10"),
    name: field.text("10% off your first order"),
    kind: z.enum(promotionKinds),
    discountCents: field.cents.nullable().describe("What it takes off the lines, in cents; null when hidden."),
    waivesFreight: z.boolean().describe("Whether it makes the delivery of the goods free."),
    refusal: z
      .object({
        code: z.enum([
          "not_started",
          "ended",
          "used_up",
          "used_by_buyer",
          "for_members",
          "for_businesses",
          "not_for_account",
          "nothing_qualifies",
          "below_minimum",
          "below_quantity",
          "not_combinable",
        ]),
        message: field.text("WELCOME10 ended on November 30, 2026."),
      })
      .nullable()
      .describe("Why it does not apply; null when it does."),
  })
  .meta({ id: "BagPromotion", description: "A code on the bag, and what it takes off or why it does not apply." });
export type BagPromotion = z.infer<typeof bagPromotion>;

export const bag = z
  .object({
    shoppingBagQuoteId: field.bagId.nullable(),
    lines: z.array(line),
    pickupStore: z
      .object({
        code: field.text("downtown"),
        number: z
          .number()
          .int()
          .meta({ examples: [1] }),
        name: field.text("Downtown"),
        city: field.text("Reno"),
      })
      .nullable(),
    count: z
      .number()
      .int()
      .meta({ description: "Number of lines.", examples: [1] }),
    goodsCents: field.cents.nullable().describe("All lines after discounts in cents, without delivery and tax; null when hidden."),
    discountCents: field.cents.nullable().describe("What promotions take off all lines, in cents; null when hidden."),
    promotions: z.array(bagPromotion).describe("The codes on the bag, in the order in which they were entered."),
    currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
    weight: z
      .number()
      .int()
      .meta({ description: "In 1e-2 pounds.", examples: [54_600] }),
    asOf: field.moment,
  })
  .meta({ id: "Bag", description: "A bag with current prices, stock and problems." });
export type Bag = z.infer<typeof bag>;

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
      .max(50),
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
          sampleLot: field
            .text("L-0421")
            .trim()
            .min(1)
            .max(80)
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
    promotionalCode: z
      .string()
      .trim()
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

const mergeNote = z
  .object({
    itemNo: field.text("POR-1224-GRAY"),
    name: field.text("Porcelain Gray"),
    wanted: field.sellUnits.describe("The sell units of both bags together."),
    kept: field.sellUnits.describe("The line's sell units now: less than `wanted` if limited by line or stock, 0 if the bag is full."),
  })
  .meta({ id: "MergeNote" });
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

const pickupStore = z
  .object({
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
  })
  .meta({ id: "PickupStore" });
export type PickupStore = z.infer<typeof pickupStore>;

export const pickupStores = defineCall({
  method: "GET",
  path: "webshoppingbag/pickupstores",
  summary: "Lists the stores where a bag can be picked up, their stock of its items, and when all of it is ready",
  input: z.strictObject(ofBag),
  value: z.array(pickupStore),
  errors: ["webshoppingbag_not_found"],
});
