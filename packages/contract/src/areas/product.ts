import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { facetKeys, sortKeys } from "../vocabulary.ts";

export { type FacetKey, facetKeys, type SortKey, sortKeys } from "../vocabulary.ts";

const variant = z.object({
  itemNo: z.string(),
  kind: z.enum(["item", "sample", "electronic"]),
  size: z.string().nullable(),
  label: z.string(),
  widthMm: z.number().nullable(),
  heightMm: z.number().nullable(),
  thicknessMm: z.number().nullable(),
  shape: z.string().nullable(),
  finish: z.string().nullable(),
  finishLabel: z.string().nullable(),
  edge: z.string().nullable(),
  sellUnit: field.sellUnit,
  piecesPerUnit: z.number().int(),
  /** In 1e-4 square feet per sell unit. */
  areaPerUnit: z.number().int().nullable(),
  /** In 1e-2 pounds per sell unit. */
  weightPerUnit: z.number().int(),
  unitsPerPallet: z.number().int().nullable(),
  sampleItemNo: z.string().nullable(),
  price: field.price.nullable(),
});
export type Variant = z.infer<typeof variant>;

/** A product in a list; `lead` is the variant that best matches the filters. */
export const productCard = z.object({
  code: z.string(),
  slug: z.string(),
  name: z.string(),
  series: z.string(),
  colour: z.string(),
  department: z.string(),
  look: z.string().nullable(),
  picture: field.picture.nullable(),
  sizes: z.array(z.string()),
  variants: z.number().int(),
  isNew: z.boolean(),
  onSale: z.boolean(),
  lead: variant,
  /** The lowest price of its variants by area (or by unit), in cents; null when hidden. */
  fromCents: field.cents.nullable(),
});
export type ProductCard = z.infer<typeof productCard>;

const facet = z.object({
  key: z.enum(facetKeys),
  label: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int(), selected: z.boolean() })),
});
export type Facet = z.infer<typeof facet>;

const crumb = z.object({ name: z.string(), slug: z.string() });

const listingHead = z.object({
  path: z.string(),
  slugs: field.localised,
  name: z.string(),
  title: z.string(),
  intro: z.string(),
  ancestors: z.array(crumb),
  children: z.array(crumb),
});

const choices = z.array(z.string().min(1).max(80)).max(40);

export const list = defineCall({
  method: "POST",
  path: "product/list",
  isRead: true,
  keptSeconds: 3600,
  summary: "Lists the products of a listing or a search, with all facet counts",
  input: z.strictObject({
    listing: field.slug.optional().describe("A listing's slug in the request's language, or its path"),
    series: z.string().max(80).optional().describe("Code of a series"),
    query: z.string().max(120).optional(),
    filters: z.partialRecord(z.enum(facetKeys), choices).default({}),
    price: z.strictObject({ fromCents: field.cents.optional(), toCents: field.cents.optional() }).default({}),
    onSale: z.boolean().optional(),
    inStockAt: field.storeCode.optional(),
    sort: z.enum(sortKeys).default("relevance"),
    page: z.number().int().min(1).max(10_000).default(1),
    pageSize: z.number().int().min(1).max(96).default(24),
  }),
  value: z.object({
    listing: listingHead.nullable(),
    query: z.string().nullable(),
    /** The query that was used instead, when the typed words found nothing. */
    corrected: z.string().nullable(),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    pageSize: z.number().int(),
    sort: z.enum(sortKeys),
    facets: z.array(facet),
    price: z.object({ lowestCents: field.cents, highestCents: field.cents }).nullable(),
    products: z.array(productCard),
  }),
  errors: ["product_listing_not_found"],
});

const resource = z.object({ key: z.string(), title: z.string(), address: z.string() });

export const detail = defineCall({
  method: "POST",
  path: "product/detailV2",
  isRead: true,
  summary: "Returns a product with its variants, by itemNo or slug; `sample` selects its sample",
  input: z
    .strictObject({ itemNo: field.itemNo.optional(), slug: field.slug.optional(), sample: z.boolean().default(false) })
    .refine((input) => Boolean(input.itemNo) !== Boolean(input.slug), { message: "field_either", path: ["itemNo"] }),
  value: z.object({
    product: z.object({
      code: z.string(),
      name: z.string(),
      sampleItemNo: z.string().nullable(),
      productSeries: z.string(),
      seriesName: z.string(),
      seriesDescription: z.string(),
      description: z.string(),
      colour: z.string(),
      look: z.string().nullable(),
      material: z.string(),
      department: z.string(),
      slug: z.string(),
      slugs: field.localised,
      ancestors: z.array(crumb),
      pictures: z.array(field.picture),
      facts: z.array(z.object({ key: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) })),
      uses: z.array(z.object({ value: z.string(), label: z.string() })),
      warnings: z.array(z.string()),
      colours: z.array(
        z.object({
          code: z.string(),
          /** The variant of this color nearest to the selected one in size, finish and thickness. */
          itemNo: z.string(),
          slug: z.string(),
          colour: z.string(),
          picture: field.picture.nullable(),
          selected: z.boolean(),
        }),
      ),
      variants: z.array(variant),
    }),
    /** The item requested, or its sample. */
    selected: variant,
    sample: z.boolean(),
    resources: z.array(resource),
    /** Whether an old slug was requested; `product.slug` is the one to redirect to. */
    moved: z.boolean(),
  }),
  errors: ["product_not_found", "product_sample_not_found"],
});

const storeStock = z.object({
  code: z.string(),
  number: z.number().int(),
  name: z.string(),
  /** The sell units available now. */
  available: z.number().int(),
  lots: z.array(z.object({ code: z.string(), shade: z.string().nullable(), caliber: z.string().nullable(), available: z.number().int() })),
  incoming: z.array(z.object({ quantity: z.number().int(), expectedOn: field.day })),
  pickup: z.object({ on: field.day, reason: z.enum(["in_stock", "transfer", "incoming"]) }).nullable(),
});

export const availability = defineCall({
  method: "POST",
  path: "product/availabilityV2",
  isRead: true,
  summary: "Returns stock by store and lot, next arrivals, and when items are available by each delivery method",
  input: z.strictObject({
    itemNos: z.array(field.itemNo).min(1).max(96),
    quantity: field.quantity.default(1),
    storeCode: field.storeCode.optional(),
    postalCode: z.string().trim().min(3).max(10).optional(),
  }),
  value: z.object({
    asOf: z.string(),
    items: z.array(
      z.object({
        itemNo: z.string(),
        sellUnit: field.sellUnit,
        stores: z.array(storeStock),
        options: z.array(
          z.object({
            type: z.enum(["Shipping", "Will Call / Pickup", "Electronic"]),
            fulfilment: field.fulfilment,
            available: z.number().int(),
            on: field.day.nullable(),
            until: field.day.nullable(),
          }),
        ),
      }),
    ),
  }),
});

export const altImages = defineCall({
  method: "POST",
  path: "product/getaltimages",
  isRead: true,
  summary: "Lists all pictures of an item's product",
  input: z.strictObject({ itemNo: field.itemNo }),
  value: z.array(field.picture),
  errors: ["product_not_found"],
});

export const relatedItems = defineCall({
  method: "POST",
  path: "product/getrelateditems",
  isRead: true,
  summary: "Lists an item's matching and similar products",
  input: z.strictObject({ itemNo: field.itemNo, size: z.number().int().min(1).max(24).default(8) }),
  value: z.object({ goesWith: z.array(productCard), similar: z.array(productCard) }),
  errors: ["product_not_found"],
});

export const listings = defineCall({
  method: "GET",
  path: "product/listings",
  summary: "Returns the tree of listings for menus and sitemaps",
  input: z.strictObject({}),
  value: z.array(
    z.object({
      path: z.string(),
      parent: z.string().nullable(),
      slugs: field.localised,
      name: z.string(),
      inMenu: z.boolean(),
      count: z.number().int(),
    }),
  ),
});

export const cards = defineCall({
  method: "POST",
  path: "product/cards",
  isRead: true,
  summary: "Returns product cards by product code, then by item number, each in the given order; omits items that aren't for sale",
  input: z.strictObject({
    codes: z.array(z.string().min(1).max(80)).max(24).default([]),
    itemNos: z.array(field.itemNo).max(24).default([]),
  }),
  value: z.array(productCard),
});

export const slugs = defineCall({
  method: "GET",
  path: "product/slugs",
  summary: "Lists the slugs of all published products, paged, for sitemaps",
  input: z.strictObject({
    page: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(10_000).default(5000),
  }),
  value: z.object({ total: z.number().int(), products: z.array(z.object({ code: z.string(), slugs: field.localised })) }),
});

export const documents = defineCall({
  method: "POST",
  path: "product/documents",
  isRead: true,
  summary: "Finds product documents by key, id or search term, each with its series",
  input: z.strictObject({
    key: z.string().max(60).optional(),
    ids: z.array(z.string().min(1).max(80)).max(60).optional(),
    query: z.string().trim().max(120).optional(),
  }),
  value: z.array(
    z.object({
      id: z.string(),
      key: z.string(),
      title: z.string(),
      address: z.string(),
      series: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  ),
});
