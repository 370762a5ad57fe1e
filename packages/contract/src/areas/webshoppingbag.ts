import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { emailAddress, personName } from "./account.ts";

export const recipient = z.strictObject({
  name: personName,
  email: emailAddress,
  message: z.string().trim().max(400, "field_long").default(""),
});

/** A problem that prevents a line from being ordered; `values` fill its message. */
const problem = z.object({
  code: z.enum(["gone", "price_changed", "short", "lots_differ", "fulfilment_missing", "recipient_missing", "not_at_store"]),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type BagProblem = z.infer<typeof problem>;

const line = z.object({
  lineId: z.number().int(),
  itemNo: z.string(),
  kind: z.enum(["item", "sample", "electronic"]),
  name: z.string(),
  label: z.string(),
  /** Size and finish, shown below the name: `12 × 24 in · Matte`. */
  detail: z.string(),
  finish: z.string().nullable(),
  slug: z.string(),
  picture: field.picture.nullable(),
  quantity: z.number().int(),
  sellUnit: field.sellUnit,
  piecesPerUnit: z.number().int(),
  areaPerUnit: z.number().int().nullable(),
  /** In 1e-2 pounds for the whole line. */
  weight: z.number().int(),
  unitPriceCents: field.cents.nullable(),
  listPriceCents: field.cents.nullable(),
  goodsCents: field.cents.nullable(),
  fulfilment: field.fulfilment,
  options: z.array(field.fulfilment),
  recipient: recipient.nullable(),
  lotsConsented: z.boolean(),
  available: z.number().int().nullable(),
  problems: z.array(problem),
  warnings: z.array(z.string()),
  returnRule: z.enum(["full_boxes", "samples_final", "slabs_final", "electronic_final"]),
});
export type BagLine = z.infer<typeof line>;

export const bag = z.object({
  shoppingBagQuoteId: field.bagId.nullable(),
  lines: z.array(line),
  pickupStore: z.object({ code: z.string(), number: z.number().int(), name: z.string(), city: z.string() }).nullable(),
  count: z.number().int(),
  goodsCents: field.cents.nullable(),
  currency: z.string(),
  /** In 1e-2 pounds. */
  weight: z.number().int(),
  asOf: z.string(),
});
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
  input: z.strictObject({ shoppingBagQuoteId: field.bagId.optional() }),
  value: bag.nullable(),
  errors: ["webshoppingbag_not_found"],
});

export const update = defineCall({
  method: "POST",
  path: "webshoppingbag/updatebagitems",
  summary: "Changes the quantity, fulfillment, lot consent or recipient of lines",
  input: z.strictObject({
    ...ofBag,
    items: z
      .array(
        z.strictObject({
          lineId: field.rowId,
          quantity: field.quantity.optional(),
          fulfilmentType: field.fulfilment.optional(),
          lotsConsented: z.boolean().optional(),
          recipient: recipient.optional(),
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

export const cleanUp = defineCall({
  method: "POST",
  path: "webshoppingbag/cleanupshoppingbag",
  summary: "Removes items that are no longer sold and accepts current prices",
  input: z.strictObject(ofBag),
  value: bag,
  errors: ["webshoppingbag_not_found", "webshoppingbag_ordered"],
  idempotency: "allowed",
});

const mergeNote = z.object({
  itemNo: z.string(),
  name: z.string(),
  /** The quantity of both bags together. */
  wanted: z.number().int(),
  /** The line's quantity now: less than `wanted` if limited by line or stock, 0 if the bag is full. */
  kept: z.number().int(),
});
export type MergeNote = z.infer<typeof mergeNote>;

export const merge = defineCall({
  method: "POST",
  path: "webshoppingbag/mergebag",
  summary: "Merges a guest's bag into the caller's own and closes it; a repeated call returns the caller's bag",
  input: z.strictObject(ofBag),
  value: z.object({
    bag,
    /** One for each line that the guest's bag added to. */
    notes: z.array(mergeNote),
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
    storeNumber: z.number("field_store").int("field_store").positive("field_store").max(100_000, "field_store"),
  }),
  value: bag,
  errors: ["webshoppingbag_not_found", "webshoppingbag_ordered", "storelocator_not_found"],
  idempotency: "allowed",
});

const pickupStore = z.object({
  code: z.string(),
  number: z.number().int(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  chosen: z.boolean(),
  /** The number of pickup lines fully in the store, available from another store, or short everywhere. */
  inStore: z.number().int(),
  fromElsewhere: z.number().int(),
  short: z.number().int(),
  /** The date when every pickup line is ready; null when one is short. */
  readyOn: field.day.nullable(),
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
