import { z } from "zod";
import { languages } from "./vocabulary.ts";

/** Field schemas shared by several calls, each with one meaning everywhere. */
export { type Language, languages } from "./vocabulary.ts";

/** Single-line text. It is used in URLs, email headers and names, where a line break would start something else. */
export const line = z
  .string()
  .trim()
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, "field_text");
/** The id of a database row. */
export const rowId = z.int32().positive();
/** Whole cents of the storefront's currency. */
export const cents = z.number().int().nonnegative();
export const itemNo = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[\w.\-/]+$/);
export const slug = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\p{L}\p{N}\-/_.]+$/u);
/** Indivisible sell units. What the shop sells at most is a rule of the bag, which says whom to ask for more. */
export const quantity = z.number().int().min(1).max(1_000_000_000);
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
export const storeCode = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[a-z0-9-]+$/);
export const bagId = z.string().regex(/^[\w-]{16,64}$/);
export const sellUnit = z.enum(["piece", "box", "sheet", "slab", "bag", "bucket", "each"]);
export const fulfilment = z.enum(["NONE", "DLVR", "PKUP", "ELTR"]);
export type SellUnit = z.infer<typeof sellUnit>;
export type Fulfilment = z.infer<typeof fulfilment>;

const size = z.object({ w: z.number(), h: z.number() });

/** A picture's URL with the real size it shows, so that pieces keep their proportions. */
export const picture = z.object({
  address: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  kind: z.enum(["face", "sheet", "object", "slab", "scene", "photo"]),
  extentMm: size.nullable(),
  cellMm: size.nullable(),
  rowMm: z.number().nullable(),
  colour: z.string().nullable(),
});
export type Picture = z.infer<typeof picture>;

/** A price of one sell unit; `null` in a response means that the caller's prices are hidden. */
export const price = z.object({
  currency: z.string(),
  /** The current price of one sell unit. */
  cents,
  listCents: cents,
  onSale: z.boolean(),
  saleUntil: day.nullable(),
  /** The same price by area, rounded once; null for an item not sold by area. */
  perSqFtCents: cents.nullable(),
  listPerSqFtCents: cents.nullable(),
  breaks: z.array(z.object({ fromUnits: z.number().int(), cents })),
});
export type Price = z.infer<typeof price>;

export const address = z.object({
  firstName: line.min(1, "field_required").max(60, "field_long"),
  lastName: line.min(1, "field_required").max(60, "field_long"),
  company: line.max(80, "field_long").optional(),
  line1: line.min(3, "field_short").max(100, "field_long"),
  line2: line.max(100, "field_long").optional(),
  city: line.min(2, "field_short").max(60, "field_long"),
  province: z.string().trim().length(2, "field_choice"),
  postalCode: z.string().trim().min(3, "field_postal_code").max(10, "field_postal_code"),
  country: z.enum(["US", "CA"]),
  kind: z.enum(["residential", "commercial"]).default("residential"),
});
export type Address = z.infer<typeof address>;

export const localised = z.record(z.enum(languages), z.string());
