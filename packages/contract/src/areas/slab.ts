import { z } from "zod";
import * as field from "../fields.ts";

export const slabStates = ["available", "held", "sold"] as const;
export type SlabState = (typeof slabStates)[number];

/** A slab's number: its bundle's code and its position in sawing order. */
export const slabCode = z
  .string()
  .min(3)
  .max(50)
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]*-\d{1,4}$/)
  .meta({ id: "SlabCode", description: "A slab's number: bundle and position.", examples: ["E32-3"] });

const mm = (example: number) =>
  z
    .number()
    .int()
    .meta({ description: "In millimeters.", examples: [example] });
const count = (example: number) =>
  z
    .number()
    .int()
    .meta({ examples: [example] });

export const slabPrice = z
  .object({
    currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
    cents: field.cents.describe("The price of the whole slab, in cents."),
    perSqFtCents: field.cents.describe("The same price in cents per square foot of this slab, rounded once."),
  })
  .meta({ description: "Null in an answer means that the caller's prices are hidden." });

export const slab = z.object({
  code: slabCode,
  sequence: count(3).describe("Its position in the bundle, in the order of the saw."),
  state: z.enum(slabStates).describe("`held`: a customer holds it."),
  heldUntil: field.moment.nullable().describe("When the hold ends; null for a slab that nobody holds."),
  waiting: count(1).describe("How many wait behind the holder."),
  widthMm: mm(3200),
  heightMm: mm(1905),
  area: field.areaPerUnit.describe("In 1e-4 square feet."),
  price: slabPrice.nullable(),
  picture: field.picture.nullable().describe("The polished face. Neighbors are polished on opposite sides, so their pictures mirror."),
  fits: z.boolean().describe("Whether it meets the filters of a list; true elsewhere."),
});
export type Slab = z.infer<typeof slab>;

export const bundle = z
  .object({
    code: field.text("E32").describe("The bundle's code, which is also its lot."),
    block: field.text("5409").describe("The block that it was sawn from."),
    store: field.storeCode,
    arrivedOn: field.day,
    itemNo: field.itemNo,
    name: field.text("Calacatta Oro marble slab"),
    color: field.text("Calacatta Oro"),
    series: field.text("Apuana"),
    stone: field.text("Marble"),
    productSlugs: field.localised.describe("The slugs of its product's page."),
    thicknessMm: mm(20),
    finish: field.text("Polished").nullable(),
    weight: z
      .number()
      .int()
      .meta({ description: "Of one slab, in 1e-2 pounds.", examples: [72_840] }),
    slabs: z.array(slab).describe("All slabs of the bundle in the order of the saw."),
  })
  .meta({ id: "SlabBundle" });
export type SlabBundle = z.infer<typeof bundle>;
