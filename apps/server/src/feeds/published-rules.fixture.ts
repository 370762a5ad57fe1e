import { z } from "zod";

const address = z.url({ protocol: /^https?$/ }).max(2000);
const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{C}+$/u);
const money = z.string().regex(/^(?!0\.00)\d+\.\d{2} [A-Z]{3}$/);
const moment = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d(?:Z|[+-]\d{4})`;
const gtin = z.string().regex(/^(?:\d{8}|\d{12,14})$/);

const shipping = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  price: z.string().regex(/^\d+\.\d{2} [A-Z]{3}$/),
  min_handling_time: z.string().regex(/^\d+$/),
  max_handling_time: z.string().regex(/^\d+$/),
  min_transit_time: z.string().regex(/^\d+$/),
  max_transit_time: z.string().regex(/^\d+$/),
});

const productDetail = z.strictObject({
  section_name: text(140).optional(),
  attribute_name: text(140),
  attribute_value: text(1000),
});

/** Google's product data specification (support.google.com/merchants/answer/7052112): required attributes and formats of values. */
export const googleItem = z
  .strictObject({
    id: text(50),
    title: text(150),
    description: text(5000),
    link: address,
    image_link: address.regex(/jpe?g|png|webp/),
    additional_image_link: z.array(address).max(10).optional(),
    availability: z.enum(["in_stock", "out_of_stock", "preorder", "backorder"]),
    availability_date: z
      .string()
      .regex(new RegExp(`^${moment}$`))
      .optional(),
    price: money,
    sale_price: money.optional(),
    sale_price_effective_date: z
      .string()
      .regex(new RegExp(`^${moment}/${moment}$`))
      .optional(),
    brand: text(70).optional(),
    gtin: gtin.optional(),
    mpn: text(70).optional(),
    identifier_exists: z.enum(["yes", "no"]).optional(),
    condition: z.enum(["new", "refurbished", "used"]),
    product_type: text(750).optional(),
    color: text(40).optional(),
    material: text(200).optional(),
    size: text(100).optional(),
    item_group_id: text(50).optional(),
    unit_pricing_measure: z
      .string()
      .regex(/^\d+(?:\.\d+)? (?:sqft|sqm|lb|kg|ct)$/)
      .optional(),
    unit_pricing_base_measure: z
      .string()
      .regex(/^(?:1|2|4|8|10|100) (?:sqft|sqm|lb|kg|ct)$/)
      .optional(),
    shipping_weight: z
      .string()
      .regex(/^\d+(?:\.\d+)? (?:lb|oz|g|kg)$/)
      .optional(),
    product_detail: z.array(productDetail).max(100).optional(),
    shipping: z.array(shipping).max(100).optional(),
  })
  .refine(({ sale_price: sale, price }) => !sale || Number.parseFloat(sale) < Number.parseFloat(price), "a sale costs less")
  .refine(({ sale_price: sale, sale_price_effective_date: dates }) => !dates || sale, "dates are those of a sale")
  .refine(({ availability, availability_date: date }) => availability !== "backorder" || date, "a back order has a date")
  .refine(({ gtin: number, mpn, brand, identifier_exists: exists }) => number || (mpn && brand) || exists === "no", "identifiers")
  .refine(({ unit_pricing_measure: of, unit_pricing_base_measure: base }) => !of === !base, "units have the same dimension");

/** Meta's catalog fields (developers.facebook.com/docs/commerce-platform/catalog/fields). */
export const metaRow = z.object({
  id: text(100),
  title: text(200),
  description: text(9999),
  availability: z.enum(["in stock", "out of stock", "available for order", "discontinued"]),
  condition: z.enum(["new", "refurbished", "used"]),
  price: money,
  link: address,
  image_link: address.regex(/jpe?g|png/),
  brand: text(100),
  sale_price: money.or(z.literal("")),
  gtin: gtin.or(z.literal("")),
});

/** Pinterest's catalog fields (help.pinterest.com/business/article/before-you-get-started-with-catalogs). */
export const pinterestRow = z.object({
  id: text(127),
  title: text(500),
  description: text(10_000),
  link: address,
  image_link: address.regex(/jpe?g|png/),
  price: money,
  availability: z.enum(["in stock", "out of stock", "preorder"]),
  condition: z.enum(["new", "refurbished", "used"]),
});

/** OpenAI's product feed schema (developers.openai.com/commerce/specs/feed). */
export const openaiRow = z.object({
  is_eligible_search: z.boolean(),
  is_eligible_checkout: z.literal(false),
  item_id: text(100),
  title: text(150),
  description: text(5000),
  url: address,
  brand: text(70),
  image_url: address,
  price: money,
  availability: z.enum(["in_stock", "out_of_stock", "pre_order", "backorder", "unknown"]),
  group_id: text(70),
  seller_name: text(70),
  seller_url: address,
  target_countries: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  store_country: z.string().regex(/^[A-Z]{2}$/),
});

/** Google's local inventory (support.google.com/merchants/answer/3061342). */
export const localRow = z.strictObject({
  "store code": text(64),
  id: text(50),
  quantity: z.string().regex(/^\d+$/),
  price: money,
  availability: z.enum(["in_stock", "out_of_stock", "limited_availability", "on_display_to_order"]),
});
