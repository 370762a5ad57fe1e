import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { bundle, slabCode } from "./slab.ts";
import { slabFacetKeys, slabSorts } from "./slabs/slab-filters.ts";

export * from "./slab.ts";
export * from "./slabs/slab-layout.ts";
export * from "./slabs/slab-layouts.ts";

const count = (example: number) =>
  z
    .number()
    .int()
    .meta({ examples: [example] });

const chosen = z.array(z.string().min(1).max(40)).max(30).default([]);
const millimeters = z.coerce
  .number()
  .int()
  .min(0)
  .max(20_000)
  .optional()
  .meta({ description: "In millimeters.", examples: [2794] });
const amount = z.coerce
  .number()
  .int()
  .min(0)
  .max(1_000_000_000)
  .optional()
  .meta({ description: "In cents per slab.", examples: [300_000] });

export const list = defineCall({
  method: "POST",
  path: "slabs/list/{storeId}",
  summary: "Lists the bundles in a store's slab yard that have an unsold slab matching these filters",
  input: z.strictObject({
    storeId: field.storeCode,
    stone: chosen.meta({ description: "Stones or materials.", examples: [["marble"]] }),
    color: chosen.meta({ examples: [["white"]] }),
    thickness: chosen.meta({ description: "In millimeters.", examples: [["20"]] }),
    finish: chosen.meta({ examples: [["polished"]] }),
    items: chosen.meta({ description: "Only slabs of these items.", examples: [["SLB-CALA-20"]] }),
    minWidthMm: millimeters,
    minHeightMm: millimeters,
    priceFrom: amount,
    priceTo: amount,
    freeOnly: z.boolean().default(false).describe("Only slabs that nobody holds."),
    pairOnly: z.boolean().default(false).describe("Only slabs with a free neighbor, to open as a book."),
    sort: z.enum(slabSorts).default("newest"),
    page: field.pageNumber(10_000),
    pageSize: z.coerce.number().int().min(1).max(60).default(12).meta({ description: "Bundles per page." }),
  }),
  value: z.object({
    store: field.storeCode,
    total: count(142).describe("Unsold slabs to these filters."),
    free: count(118).describe("Those that nobody holds."),
    bundleCount: count(31),
    page: count(1),
    pages: count(3),
    price: z
      .object({ from: field.cents, to: field.cents })
      .nullable()
      .describe(
        "The lowest and highest price of the slabs that match all filters except price, in cents; null when prices are hidden or nothing matches.",
      ),
    facets: z.array(
      z.object({
        key: z.enum(slabFacetKeys),
        label: field.text("Color"),
        values: z.array(
          z.object({
            value: field.text("white"),
            label: field.text("White"),
            count: count(12).describe("Slabs that choosing it would show."),
            selected: z.boolean(),
          }),
        ),
      }),
    ),
    bundles: z.array(bundle),
  }),
  errors: ["storelocator_not_found"],
  isRead: true,
});
export type SlabList = z.infer<typeof list.value>;

export const detail = defineCall({
  method: "POST",
  path: "slabs/detail",
  summary: "Returns a slab with its bundle; the code may be in the body or in the query",
  input: z.strictObject({ code: slabCode }),
  value: z.object({
    code: slabCode,
    opensWith: slabCode.nullable().describe("The neighbor across the same cut of the saw, which mirrors it; null without one."),
    uses: z.array(z.string()).meta({ examples: [["Countertop", "Wall"]] }),
    origin: z
      .string()
      .nullable()
      .meta({ description: "The stone's country, ISO 3166.", examples: ["IT"] }),
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).meta({ examples: [{ mohs: 3 }] }),
    holdHours: count(72).describe("How long a hold lasts."),
    sawing: z
      .object({
        edgeMm: count(25).describe("How far pieces stay from the slab's edges, in millimeters."),
        kerfMm: count(4).describe("The width of the saw's cut, in millimeters."),
      })
      .describe("What a layout of counter pieces leaves for the saw."),
    documents: z.array(
      z.object({ key: field.text("slab-care"), address: field.text("/assets/care.pdf"), title: field.text("Care of natural stone") }),
    ),
    bundle,
  }),
  errors: ["slabs_not_found"],
  isRead: true,
  readsQuery: true,
});
export type SlabDetail = z.infer<typeof detail.value>;

export const ownHold = z
  .object({
    code: slabCode,
    state: z.enum(["none", "waiting", "holding"]).describe("Of the caller."),
    position: count(1).nullable().describe("The caller's place in the waiting list, from 1; null if the caller doesn't wait."),
    heldUntil: field.moment.nullable().describe("When the caller's hold ends."),
  })
  .meta({ id: "OwnSlabHold" });
export type VisitorHold = z.infer<typeof ownHold>;

export const hold = defineCall({
  method: "POST",
  path: "slabs/hold",
  summary: "Holds a slab for the caller, or adds the caller to its waiting list; repeating it changes nothing",
  input: z.strictObject({ code: slabCode }),
  value: ownHold,
  errors: ["slabs_not_found", "slabs_sold", "slabs_queue_full", "slabs_too_many", "account_locked"],
  callers: "business",
  idempotency: "allowed",
});

export const leave = defineCall({
  method: "POST",
  path: "slabs/leave",
  summary: "Ends the caller's hold or place in the waiting list; succeeds if there is none",
  input: z.strictObject({ code: slabCode }),
  value: ownHold,
  errors: ["slabs_not_found"],
  callers: "business",
  idempotency: "allowed",
});
