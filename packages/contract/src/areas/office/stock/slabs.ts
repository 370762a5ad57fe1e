import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { slabCode, slabStates } from "../../slabs.ts";
import { storedPicture } from "../catalog/pictures.ts";
import { page, total } from "../staff-fields.ts";

export const officeSlab = z.object({
  code: slabCode,
  state: z.enum(slabStates),
  picture: storedPicture.nullable().describe("Its own photograph; null if the shop shows its stone's picture instead."),
  holds: z
    .array(
      z.object({
        email: z.string(),
        name: z.string(),
        customer: z.string().nullable(),
        askedAt: field.moment,
        expiresAt: field.moment.nullable().describe("Null for those who wait."),
      }),
    )
    .describe("The holder first, then the waiting list."),
  events: z
    .array(
      z.object({
        at: field.moment,
        kind: z.enum(["held", "queued", "promoted", "left", "expired", "released", "sold", "returned"]),
        customer: z.string().nullable().describe("The email address of the account concerned."),
        by: z.string().nullable().describe("The email address of the staff account; null for another cause."),
        note: z.string().nullable(),
      }),
    )
    .describe("The last fifty, newest first."),
});
export type OfficeSlab = z.infer<typeof officeSlab>;

const bundleCode = field.typed
  .toUpperCase()
  .regex(/^[A-Z0-9]{1,20}$/, "field_format")
  .describe("The bundle's code: letters and digits.");
const millimeters = z.int().min(100).max(6000).describe("In millimeters.");

export const officeSlabRow = z.object({
  code: slabCode,
  bundle: z.string(),
  block: z.string(),
  itemNo: z.string(),
  name: z.string().describe("The product's name in the reader's language."),
  store: field.storeCode,
  arrivedOn: field.day,
  widthMm: millimeters,
  heightMm: millimeters,
  priceCents: field.cents.nullable().describe("Null for the price of its item."),
  state: z.enum(slabStates),
  holder: z.string().nullable().describe("Who holds it."),
  heldUntil: field.moment.nullable(),
  waiting: z.int().describe("How many wait behind the holder."),
  picture: z.string().nullable().describe("The photograph's URL."),
});
export type OfficeSlabRow = z.infer<typeof officeSlabRow>;

export const slabRows = defineStaffCall({
  method: "GET",
  path: "office/slabrows",
  summary: "Lists the slabs of the yards by bundle, newest first",
  input: z.strictObject({
    state: z
      .enum(["all", ...slabStates])
      .default("all")
      .describe("What has become of them."),
    store: field.storeCode.optional().describe("Only of this place."),
    query: field.line.max(60).optional().describe("The start of a bundle, block or item number."),
    page: page("50 slabs"),
  }),
  value: z.object({ slabs: z.array(officeSlabRow), total: total("slabs") }),
  right: "orders.read",
});

export const addSlabs = defineStaffCall({
  method: "POST",
  path: "office/addslabs",
  summary: "Adds slabs to stock, as a new bundle or after the last slab of an existing bundle with the same item and place",
  input: z.strictObject({
    bundle: bundleCode,
    block: field.line.min(1, "field_required").max(40, "field_long").describe("The block that they were sawn from."),
    itemNo: field.itemNo,
    store: field.storeCode,
    arrivedOn: field.day,
    areInStock: z
      .boolean()
      .optional()
      .describe("Whether they are among the units that the place has in stock without a slab of their own. Needed only if it has any."),
    slabs: z
      .array(
        z.strictObject({
          widthMm: millimeters,
          heightMm: millimeters,
          priceCents: field.cents.nullable().default(null),
          picture: storedPicture
            .nullable()
            .default(null)
            .describe("What `office/uploadslabpicture` returned; null for its stone's picture."),
        }),
      )
      .min(1)
      .max(60)
      .describe("In the order of the saw."),
  }),
  value: z.object({ codes: z.array(slabCode) }),
  errors: [
    "storelocator_not_found",
    "office_items_unknown",
    "office_slab_item",
    "office_slab_bundle",
    "office_slabs_in_stock",
    "office_picture_foreign",
  ],
  right: "slabs.change",
  idempotency: "required",
});

const note = field.line.max(200, "field_long").optional().describe("Why, for the history.");

export const slab = defineStaffCall({
  method: "GET",
  path: "office/slab",
  summary: "Returns a slab's state, holder, waiting list and history",
  input: z.strictObject({ code: slabCode }),
  value: officeSlab,
  errors: ["slabs_not_found"],
  right: "orders.read",
});

export const setSlabState = defineStaffCall({
  method: "POST",
  path: "office/setslabstate",
  summary: "Marks a slab as sold, which ends its holds and takes it out of stock, or as available again; repeating it changes nothing",
  input: z.strictObject({ code: slabCode, state: z.enum(["available", "sold"]), note }),
  value: officeSlab,
  errors: ["slabs_not_found"],
  right: "slabs.change",
  idempotency: "allowed",
});

export const releaseSlabHold = defineStaffCall({
  method: "POST",
  path: "office/releaseslabhold",
  summary: "Ends the hold on a slab; the next in its waiting list gets it",
  input: z.strictObject({ code: slabCode, note }),
  value: officeSlab,
  errors: ["slabs_not_found", "slabs_not_held"],
  right: "slabs.change",
  idempotency: "allowed",
});

export const setSlabPicture = defineStaffCall({
  method: "POST",
  path: "office/setslabpicture",
  summary: "Shows an uploaded photograph with a slab, or its stone's picture again; repeating it changes nothing",
  input: z.strictObject({
    code: slabCode,
    picture: storedPicture.nullable().describe("What `office/uploadslabpicture` returned; null for none."),
    before: storedPicture.shape.address.nullable().describe("The photograph that staff saw until now."),
  }),
  value: officeSlab,
  errors: ["slabs_not_found", "office_picture_foreign", "office_slab_picture_changed"],
  right: "slabs.change",
  idempotency: "allowed",
});
