import { z } from "zod";
import { defineCall } from "../../../call.ts";
import * as field from "../../../fields.ts";

const MEGABYTE = 1024 * 1024;
/** The largest file that is accepted, in megabytes. */
export const MOST_PICTURE_MB = 20;
/** Bytes of a form besides its file. */
const FORM_BYTES = 16 * 1024;

const pixels = z
  .number()
  .int()
  .min(1)
  .max(100_000)
  .meta({ description: "In pixels.", examples: [1600] });
const offset = z
  .number()
  .int()
  .min(0)
  .max(100_000)
  .meta({ description: "In pixels of the original, from its upper left.", examples: [120] });
const address = z
  .string()
  .max(600)
  .regex(/^(?:\/assets\/f\/|https?:\/\/)[^\s"'<>\\]+$/, "field_format")
  .meta({ description: "The picture's URL; own pictures begin with a slash.", examples: ["/assets/f/1/1600x1200/0a1b2c/sand.jpg"] });
const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .nullable()
  .meta({ description: "The mean color, to show until the picture has loaded.", examples: ["#8c8a86"] });

/** A picture in the shop's store of files. */
export const storedPicture = z.object({ address, width: pixels, height: pixels, color }).meta({ id: "StoredPicture" });
export type StoredPicture = z.infer<typeof storedPicture>;

const form = {
  file: z
    .instanceof(Uint8Array)
    .meta({ override: { type: "string", format: "binary" }, description: "A JPEG, PNG, WebP or AVIF." })
    .nullable()
    .default(null),
  name: field.line
    .max(200, "field_long")
    .default("")
    .meta({ description: "The file's name, from which its address is made.", examples: ["sand.jpg"] }),
};

/** Stores a picture that nothing shows yet. */
const upload = {
  method: "POST",
  input: z.strictObject(form),
  value: storedPicture,
  errors: [
    "office_content_off",
    "office_picture_kind",
    "office_picture_large",
    "office_picture_pixels",
    "office_picture_broken",
    "request_too_large",
  ],
  callers: "staff",
  media: "multipart",
  bodyBytes: MOST_PICTURE_MB * MEGABYTE + FORM_BYTES,
} as const;

export const uploadProductPicture = defineCall({
  ...upload,
  path: "office/uploadproductpicture",
  summary: "Stores a picture (multipart field `file`) for a product; it is shown once the product's pictures are saved with it",
  right: "catalogue.write",
});

export const uploadSlabPicture = defineCall({
  ...upload,
  path: "office/uploadslabpicture",
  summary: "Stores the photograph of a slab (multipart field `file`); it is shown once the slab is saved with it",
  right: "slabs.change",
});

const crop = z
  .strictObject({ address, width: pixels, height: pixels, left: offset, top: offset })
  .meta({ id: "CroppedFrom", description: "The whole picture that this one was cut from, its size, and where the cut begins." });

const millimeters = z
  .number()
  .int()
  .min(1)
  .max(100_000)
  .meta({ description: "In millimeters.", examples: [1200] });
const realSize = z.strictObject({ w: millimeters, h: millimeters });
const alt = field.line.max(300, "field_long").meta({ examples: ["A gray tile on a kitchen floor"] });

const productPicture = z
  .strictObject({
    address,
    width: pixels,
    height: pixels,
    color,
    kind: z
      .enum(["face", "sheet", "object", "slab", "scene", "photo"])
      .describe("What it shows: a surface that pieces are cut from, one sheet, one object, a slab, a room, or something else."),
    altEn: alt.describe("What it shows, in English; empty if nobody has described it."),
    altEs: alt.describe("What it shows, in Spanish."),
    size: field.line
      .max(60)
      .nullable()
      .meta({ description: "The size whose variants it shows; null for every size.", examples: ["12x24"] }),
    extentMm: realSize.nullable().describe("The real size that the picture shows."),
    cellMm: realSize.nullable().describe("The real size of one piece in the picture."),
    rowMm: millimeters.nullable().meta({ description: "The height of a row of pieces, in millimeters.", examples: [75] }),
    croppedFrom: crop.nullable(),
  })
  .meta({ id: "ProductPicture" });
export type ProductPicture = z.infer<typeof productPicture>;

const revision = z
  .string()
  .min(1)
  .max(40)
  .meta({ description: "The revision of what was read; send it when saving.", examples: ["q1yG0m3xk2Vt"] });

const pictures = z
  .object({
    pictures: z.array(productPicture).describe("In the shop's order; lists show the first."),
    revision,
  })
  .meta({ id: "ProductPictures" });
export type ProductPictures = z.infer<typeof pictures>;

const MOST_PICTURES = 60;
const BODY_BYTES = 256 * 1024;

export const productPictures = defineCall({
  method: "GET",
  path: "office/productpictures",
  summary: "Returns a product's pictures in their order, with their texts in both languages",
  input: z.strictObject({
    id: z.coerce
      .number()
      .int()
      .min(1)
      .max(2_147_483_647)
      .meta({ description: "The product's id.", examples: [42] }),
  }),
  value: pictures,
  errors: ["office_catalogue_unknown"],
  callers: "staff",
  right: "catalogue.write",
});

export const saveProductPictures = defineCall({
  method: "POST",
  path: "office/saveproductpictures",
  summary: "Replaces a product's pictures, unless somebody else has changed them since",
  input: z.strictObject({
    id: field.rowId,
    revision,
    pictures: z.array(productPicture).max(MOST_PICTURES).describe("All pictures in their order. An address is used once."),
  }),
  value: pictures.extend({ saved: z.boolean().describe("False if nothing was saved because the pictures have changed meanwhile.") }),
  errors: ["office_catalogue_unknown", "office_picture_twice"],
  callers: "staff",
  right: "catalogue.write",
  idempotency: "allowed",
  bodyBytes: BODY_BYTES,
});

export const cropPicture = defineCall({
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
  errors: ["office_content_off", "office_picture_foreign", "office_picture_crop", "office_picture_busy"],
  callers: "staff",
  right: "catalogue.write",
  idempotency: "allowed",
});
