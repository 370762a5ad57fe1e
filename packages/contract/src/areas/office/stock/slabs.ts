import { z } from "zod";
import { defineCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { slabCode, slabStates } from "../../slabs.ts";
import { storedPicture } from "../catalog/pictures.ts";
import { page, total } from "./goods-lines.ts";

const value = z
  .object({
    code: slabCode,
    state: z.enum(slabStates),
    picture: storedPicture.nullable().describe("Its own photograph; null if the shop shows its stone's picture instead."),
    holds: z
      .array(
        z.object({
          email: field.text("buyer@example.com"),
          name: field.text("Ana Ruiz"),
          customer: field.text("Ruiz Tile").nullable(),
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
          customer: field.text("buyer@example.com").nullable().describe("The email address of the account concerned."),
          by: field.text("staff@shop.example").nullable().describe("The email address of the staff account; null for another cause."),
          note: field.text("Sold at the counter").nullable(),
        }),
      )
      .describe("The last fifty, newest first."),
  })
  .meta({ id: "OfficeSlab" });
export type OfficeSlab = z.infer<typeof value>;

const bundleCode = field.typed
  .toUpperCase()
  .regex(/^[A-Z0-9]{1,20}$/, "field_format")
  .meta({ description: "The bundle's code: letters and digits.", examples: ["S19"] });
const millimeters = z
  .number()
  .int()
  .min(100)
  .max(6000)
  .meta({ description: "In millimeters.", examples: [3200] });

const slabRow = z
  .object({
    code: slabCode,
    bundle: field.text("S19"),
    block: field.text("B-4471"),
    itemNo: field.text("GRA-NERO-3CM"),
    name: field.text("Nero Alta").describe("The product's name in the reader's language."),
    store: field.storeCode,
    arrivedOn: field.day,
    widthMm: millimeters,
    heightMm: millimeters,
    priceCents: field.cents.nullable().describe("Null for the price of its item."),
    state: z.enum(slabStates),
    holder: field.text("Ana Ruiz").nullable().describe("Who holds it."),
    heldUntil: field.moment.nullable(),
    waiting: z
      .number()
      .int()
      .meta({ description: "How many wait behind the holder.", examples: [2] }),
    picture: z
      .string()
      .nullable()
      .meta({ description: "The photograph's URL.", examples: ["https://shop.example/assets/f/1/1600x900/0a1b2c/s19-1.jpg"] }),
  })
  .meta({ id: "OfficeSlabRow" });
export type OfficeSlabRow = z.infer<typeof slabRow>;

export const slabRows = defineCall({
  method: "GET",
  path: "office/slabrows",
  summary: "Lists the slabs of the yards by bundle, newest first",
  input: z.strictObject({
    state: z
      .enum(["all", ...slabStates])
      .default("all")
      .describe("What has become of them."),
    store: field.storeCode.optional().describe("Only of this place."),
    query: field.line
      .max(60)
      .optional()
      .meta({ description: "The start of a bundle, block or item number.", examples: ["S19"] }),
    page: page("slabs"),
  }),
  value: z.object({ slabs: z.array(slabRow), total: total("slabs") }),
  errors: [],
  callers: "staff",
  right: "orders.read",
});

export const addSlabs = defineCall({
  method: "POST",
  path: "office/addslabs",
  summary: "Adds slabs to stock, as a new bundle or after the last slab of an existing bundle with the same item and place",
  input: z.strictObject({
    bundle: bundleCode,
    block: field.line
      .min(1, "field_required")
      .max(40, "field_long")
      .meta({ description: "The block that they were sawn from.", examples: ["B-4471"] }),
    itemNo: field.itemNo,
    store: field.storeCode,
    arrivedOn: field.day,
    areInStock: z
      .boolean()
      .optional()
      .meta({
        description: "Whether they are among the units that the place has in stock without a slab of their own. Needed only if it has any.",
        examples: [true],
      }),
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
  callers: "staff",
  right: "slabs.change",
  idempotency: "required",
});

const note = field.line
  .max(200, "field_long")
  .optional()
  .meta({ description: "Why, for the history.", examples: ["Sold at the counter"] });

export const slab = defineCall({
  method: "GET",
  path: "office/slab",
  summary: "Returns a slab's state, holder, waiting list and history",
  input: z.strictObject({ code: slabCode }),
  value,
  errors: ["slabs_not_found"],
  callers: "staff",
  right: "orders.read",
});

export const setSlabState = defineCall({
  method: "POST",
  path: "office/setslabstate",
  summary: "Marks a slab as sold, which ends its holds and takes it out of stock, or as available again; repeating it changes nothing",
  input: z.strictObject({ code: slabCode, state: z.enum(["available", "sold"]), note }),
  value,
  errors: ["slabs_not_found"],
  callers: "staff",
  right: "slabs.change",
  idempotency: "allowed",
});

export const releaseSlabHold = defineCall({
  method: "POST",
  path: "office/releaseslabhold",
  summary: "Ends the hold on a slab; the next in its waiting list gets it",
  input: z.strictObject({ code: slabCode, note }),
  value,
  errors: ["slabs_not_found", "slabs_not_held"],
  callers: "staff",
  right: "slabs.change",
  idempotency: "allowed",
});

export const setSlabPicture = defineCall({
  method: "POST",
  path: "office/setslabpicture",
  summary: "Shows an uploaded photograph with a slab, or its stone's picture again; repeating it changes nothing",
  input: z.strictObject({
    code: slabCode,
    picture: storedPicture.nullable().describe("What `office/uploadslabpicture` returned; null for none."),
    before: storedPicture.shape.address.nullable().describe("The photograph that staff saw until now."),
  }),
  value,
  errors: ["slabs_not_found", "office_picture_foreign", "office_slab_picture_changed"],
  callers: "staff",
  right: "slabs.change",
  idempotency: "allowed",
});
