import { z } from "zod";
import { defineStaffCall } from "../../../call.ts";
import * as field from "../../../fields.ts";
import { revision } from "../staff-fields.ts";

const MEGABYTE = 1024 * 1024;
/** Maximum file size in megabytes. */
export const MAX_PICTURE_MB = 20;
/** Maximum size of a form besides its file. */
const FORM_BYTES = 16 * 1024;

const pixels = z.int().min(1).max(100_000).describe("In pixels.");
const offset = z.int().min(0).max(100_000).describe("In pixels of the original, from its upper left.");
const address = z
  .string()
  .max(600)
  .regex(/^(?:\/assets\/f\/|https?:\/\/)[^\s"'<>\\]+$/, "field_format")
  .describe("The picture's URL; own pictures begin with a slash.");
const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .nullable()
  .describe("The mean color, to show until the picture has loaded.");

/** A picture in the shop's file store. */
export const storedPicture = z.object({ address, width: pixels, height: pixels, color });
export type StoredPicture = z.infer<typeof storedPicture>;

const form = {
  file: z
    .instanceof(Uint8Array)
    .meta({ override: { type: "string", format: "binary" }, description: "A JPEG, PNG, WebP or AVIF." })
    .nullable()
    .default(null),
  name: field.line.max(200, "field_long").default("").describe("The file's name, from which its address is made."),
};

/** Errors of storing a picture. */
const storing = [
  "office_content_off",
  "office_picture_kind",
  "office_picture_large",
  "office_picture_pixels",
  "office_picture_broken",
] as const;

/** Stores a picture that isn't used anywhere yet. */
const upload = {
  method: "POST",
  input: z.strictObject(form),
  value: storedPicture,
  errors: [...storing, "request_too_large"],
  media: "multipart",
  bodyBytes: MAX_PICTURE_MB * MEGABYTE + FORM_BYTES,
} as const;

export const uploadProductPicture = defineStaffCall({
  ...upload,
  path: "office/uploadproductpicture",
  summary: "Stores a picture (multipart field `file`) for a product; it is shown once the product's pictures are saved with it",
  right: "catalogue.write",
});

export const uploadSlabPicture = defineStaffCall({
  ...upload,
  path: "office/uploadslabpicture",
  summary: "Stores the photograph of a slab (multipart field `file`); it is shown once the slab is saved with it",
  right: "slabs.change",
});

export const croppedFrom = z
  .strictObject({ address, width: pixels, height: pixels, left: offset, top: offset })
  .meta({ description: "The whole picture that this one was cut from, its size, and where the cut begins." });

const millimeters = z.int().min(1).max(100_000).describe("In millimeters.");
const realSize = z.strictObject({ w: millimeters, h: millimeters });
const alt = field.line.max(300, "field_long");

export const productPicture = z.strictObject({
  address,
  width: pixels,
  height: pixels,
  color,
  kind: z
    .enum(["face", "sheet", "object", "slab", "scene", "photo"])
    .describe("What it shows: a surface that pieces are cut from, one sheet, one object, a slab, a room, or something else."),
  altEn: alt.describe("What it shows, in English; empty if nobody has described it."),
  altEs: alt.describe("What it shows, in Spanish."),
  size: field.line.max(60).nullable().describe("The size whose variants it shows; null for every size."),
  extentMm: realSize.nullable().describe("The real size that the picture shows."),
  cellMm: realSize.nullable().describe("The real size of one piece in the picture."),
  rowMm: millimeters.nullable().describe("The height of a row of pieces, in millimeters."),
  croppedFrom: croppedFrom.nullable(),
});
export type ProductPicture = z.infer<typeof productPicture>;

const pictures = z
  .object({ pictures: z.array(productPicture).describe("In the shop's order; lists show the first."), revision })
  .meta({ id: "ProductPictures" });
export type ProductPictures = z.infer<typeof pictures>;

const MAX_PICTURES = 60;
const BODY_BYTES = 256 * 1024;

export const productPictures = defineStaffCall({
  method: "GET",
  path: "office/productpictures",
  summary: "Returns a product's pictures in their order, with their texts in both languages",
  input: z.strictObject({ id: z.coerce.number().int().min(1).max(2_147_483_647).describe("The product's id.") }),
  value: pictures,
  errors: ["office_catalogue_unknown"],
  right: "catalogue.write",
});

export const saveProductPictures = defineStaffCall({
  method: "POST",
  path: "office/saveproductpictures",
  summary: "Replaces a product's pictures, and is refused if someone else saved first",
  input: z.strictObject({
    id: field.rowId,
    revision,
    pictures: z.array(productPicture).max(MAX_PICTURES).describe("All pictures in their order. An address is used once."),
  }),
  value: pictures.extend({ saved: z.boolean().describe("False if nothing was saved because the pictures have changed meanwhile.") }),
  errors: ["office_catalogue_unknown", "office_picture_twice"],
  right: "catalogue.write",
  idempotency: "allowed",
  bodyBytes: BODY_BYTES,
});

export const cropPicture = defineStaffCall({
  method: "POST",
  path: "office/croppicture",
  summary: "Stores a part of a picture as a picture of its own; it is shown once the product's pictures are saved with it",
  input: z.strictObject({
    address,
    left: offset,
    top: offset,
    width: pixels,
    height: pixels,
  }),
  value: storedPicture,
  errors: [...storing, "office_picture_foreign", "office_picture_crop", "office_picture_busy"],
  right: "catalogue.write",
  idempotency: "allowed",
});
