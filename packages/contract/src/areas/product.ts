import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { facetKeys, factSort, sortKeys } from "../vocabulary.ts";
import { crumb, facet, listingHead, productCard, variant } from "./product/card.ts";
import { showcase as showcaseValue } from "./product/showcase.ts";

export { type FacetKey, facetKeys, type SortKey, sortKeys } from "../vocabulary.ts";

export { availability, type StockOutlook } from "./product/availability.ts";
export { type Facet, type OwnFact, type PieceFormat, type ProductCard, productCard, type Variant } from "./product/card.ts";
export { documents } from "./product/documents.ts";
export { type Offer, offers } from "./product/offers.ts";
export type { Showcase } from "./product/showcase.ts";
export { tearsheet, tearsheetFile } from "./product/tearsheet.ts";

const sort = z
  .union([z.enum(sortKeys), z.string().regex(factSort)])
  .meta({ description: "`fact.CODE` and `fact.CODE.desc` sort by one of the supplier's own facts.", examples: ["price_asc"] });
const choices = z.array(z.string().min(1).max(80)).max(40);

/** The filters and words as which a query was interpreted. */
export const understood = z
  .object({
    query: z.string().nullable().describe("The words that are left to search for; null if none is."),
    filters: z.partialRecord(z.enum(facetKeys), choices),
    stock: field.storeCode.nullable().describe("The store that the query names: only products in stock there; null for none."),
    area: field.areaPerUnit.nullable().describe("The area that the query names, in 1e-4 square feet; null for none."),
  })
  .meta({ examples: [{ query: null, filters: { color: ["white"], finish: ["matte"], size: ["12x24"] }, stock: null, area: 1_200_000 }] });
export type Understood = z.infer<typeof understood>;

export const list = defineCall({
  method: "POST",
  path: "product/list",
  isRead: true,
  keptSeconds: 3600,
  summary: "Lists the products of a listing or a search, with all facet counts",
  input: z.strictObject({
    listing: field.slug
      .optional()
      .meta({ description: "A listing's slug in the request's language, or its path.", examples: ["tile/porcelain"] }),
    series: z
      .string()
      .max(80)
      .optional()
      .meta({ description: "Code of a series.", examples: ["porcelain"] }),
    query: field.typed
      .max(120)
      .optional()
      .meta({ description: "Search words.", examples: ["gray"] }),
    filters: z
      .partialRecord(z.enum(facetKeys), choices)
      .default({})
      .meta({
        description:
          "Chosen values by facet; a product has to match one of each. Those of `fact` are `fireRating.a2`: a fact's code and its value; a product has to match one of each fact.",
        examples: [{ finish: ["matte"], size: ["12x24"] }],
      }),
    price: z
      .strictObject({ fromCents: field.cents.optional(), toCents: field.cents.optional() })
      .default({})
      .meta({ description: "Lowest and highest price by area (or by unit), in cents.", examples: [{ fromCents: 300, toCents: 900 }] }),
    onSale: z.boolean().optional(),
    inStockAt: field.storeCode.optional().describe("Only products in stock at this store, by its code."),
    sort: sort.default("relevance"),
    page: z.number().int().min(1).max(10_000).default(1),
    pageSize: z.number().int().min(1).max(96).default(24),
  }),
  value: z.object({
    listing: listingHead.nullable(),
    query: z
      .string()
      .nullable()
      .meta({ examples: ["gary"] }),
    corrected: z
      .string()
      .nullable()
      .meta({ description: "The query that was used instead, when the typed words found nothing.", examples: ["gray"] }),
    understood: understood.nullable().meta({
      description: "What the query's words were read as; null if no word names a color, a size or the like.",
      examples: [{ query: null, filters: { color: ["white"], finish: ["matte"], size: ["12x24"] }, stock: null, area: 1_200_000 }],
    }),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    pageSize: z.number().int(),
    sort,
    factSorts: z
      .array(
        z.object({
          fact: z.string().meta({ description: "Its code.", examples: ["fireRating"] }),
          label: field.text("Fire rating"),
          isMeasured: z.boolean().describe("Whether it is a number or a range, which can be sorted from both ends."),
        }),
      )
      .describe("The supplier's own facts by which these products can be sorted."),
    facets: z.array(facet),
    price: z
      .object({ lowestCents: field.cents, highestCents: field.cents })
      .nullable()
      .describe("The range of the found products' prices in cents; null when hidden."),
    products: z.array(productCard),
  }),
  errors: ["product_listing_not_found"],
});

export const productResource = z.object({
  key: field.text("productWarning"),
  title: field.text("Installation guide"),
  address: field.text("https://shop.example/assets/documents/installation.pdf"),
});

export const detail = defineCall({
  method: "POST",
  path: "product/detailV2",
  isRead: true,
  summary:
    "Returns a product with its variants, by itemNo or slug; `selected` is the requested item, or its sample with `sample` or the sample's own number",
  input: z
    .strictObject({ itemNo: field.itemNo.optional(), slug: field.slug.optional(), sample: z.boolean().default(false) })
    .refine((input) => Boolean(input.itemNo) !== Boolean(input.slug), { message: "field_either", path: ["itemNo"] })
    .meta({ description: "Either an item number or a slug.", examples: [{ itemNo: "POR-1224-GRAY" }] }),
  value: z.object({
    product: z.object({
      code: field.text("porcelain-gray"),
      name: field.text("Porcelain Gray"),
      sampleItemNo: z
        .string()
        .nullable()
        .meta({ examples: ["POR-1224-GRAY-S"] }),
      productSeries: z.string().meta({ description: "Code of its series.", examples: ["porcelain"] }),
      seriesName: field.text("Porcelain"),
      seriesDescription: field.text("Color-body porcelain in four tones."),
      description: field.text("A quiet gray with a fine grain."),
      color: field.text("Gray"),
      colorFamily: z
        .string()
        .nullable()
        .meta({ description: "Null for a product told apart by its kind, such as a tool.", examples: ["gray"] }),
      look: z
        .string()
        .nullable()
        .meta({ examples: ["stone"] }),
      material: field.text("porcelain"),
      department: field.text("tile"),
      slug: field.text("porcelain-gray"),
      seoTitle: z
        .string()
        .nullable()
        .meta({ description: "The title of its page; null for its name.", examples: ["Gray porcelain floor tile"] }),
      seoDescription: z
        .string()
        .nullable()
        .meta({ description: "The description of its page; null for its own.", examples: ["Rectified gray porcelain for floors."] }),
      slugs: field.localised,
      ancestors: z.array(crumb),
      pictures: z.array(field.picture),
      facts: z.array(z.object({ key: field.text("waterAbsorption"), value: z.union([z.string(), z.number(), z.boolean()]) })).meta({
        description: "Measured facts by name, each in the unit of its standard.",
        examples: [[{ key: "waterAbsorption", value: 0.4 }]],
      }),
      uses: z.array(z.object({ value: field.text("floor"), label: field.text("Floor") })),
      warnings: z.array(field.text("Wear eye protection when cutting.")),
      colors: z.array(
        z.object({
          code: field.text("porcelain-gray"),
          itemNo: field
            .text("POR-1224-GRAY")
            .describe("The variant of this color nearest to the selected one in size, finish and thickness."),
          slug: field.text("porcelain-gray"),
          color: field.text("Gray"),
          picture: field.picture.nullable(),
          selected: z.boolean(),
        }),
      ),
      variants: z.array(variant),
    }),
    selected: variant,
    sample: z.boolean(),
    shipping: z
      .object({
        leastCents: field.cents,
        mostCents: field.cents,
        leastDays: z.number().int().describe("Business days on the way to the nearest zone."),
        mostDays: z.number().int().describe("Business days on the way to the farthest zone."),
      })
      .nullable()
      .describe(
        "What a delivery of one sell unit of the selected item costs and takes; null if it isn't delivered, or if prices are hidden.",
      ),
    resources: z.array(productResource),
    moved: z.boolean().describe("Whether an old slug was requested; `product.slug` is the one to redirect to."),
  }),
  errors: ["product_not_found", "product_sample_not_found"],
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
      path: field.text("tile/porcelain"),
      parent: z
        .string()
        .nullable()
        .meta({ description: "The path of the listing above.", examples: ["tile"] }),
      slugs: field.localised,
      name: field.text("Porcelain"),
      inMenu: z.boolean(),
      count: z
        .number()
        .int()
        .meta({ description: "Products in it.", examples: [48] }),
    }),
  ),
});

export const showcase = defineCall({
  method: "GET",
  path: "product/showcase",
  keptSeconds: 3600,
  summary: "Returns the parts, looks and colors of a listing with a picture of each, for menus and landings",
  input: z.strictObject({
    listing: field.slug.optional().meta({
      description: "A listing's slug in the request's language, or its path; the departments without it.",
      examples: ["porcelain"],
    }),
  }),
  value: showcaseValue,
  errors: ["product_listing_not_found"],
});

export const cards = defineCall({
  method: "POST",
  path: "product/cards",
  isRead: true,
  summary: "Returns product cards by product code, then by item number, each in the given order; omits items that aren't for sale",
  input: z.strictObject({
    codes: z
      .array(z.string().min(1).max(80))
      .max(24)
      .default([])
      .meta({ description: "Product codes.", examples: [["porcelain-gray"]] }),
    itemNos: z
      .array(field.itemNo)
      .max(24)
      .default([])
      .meta({ description: "Item numbers.", examples: [["POR-1224-GRAY"]] }),
  }),
  value: z.array(productCard),
});

export const slugs = defineCall({
  method: "GET",
  path: "product/slugs",
  summary: "Lists the slugs of all published products, paged, for sitemaps",
  input: z.strictObject({
    page: z.coerce.number().int().min(1).default(1).describe("The page, from 1."),
    size: z.coerce.number().int().min(1).max(10_000).default(5000).describe("Products on a page."),
  }),
  value: z.object({
    total: z.number().int(),
    products: z.array(z.object({ code: field.text("porcelain-gray"), slugs: field.localised })),
  }),
});
