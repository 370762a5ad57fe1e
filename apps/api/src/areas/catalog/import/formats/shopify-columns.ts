/** The columns of Shopify's product CSV that are read, each with its current and its previous header. */
export const shopifyColumns = {
  handle: ["URL handle", "Handle"],
  title: ["Title"],
  body: ["Description", "Body (HTML)"],
  vendor: ["Vendor"],
  category: ["Product category", "Product Category", "Standard Product Type", "Standardized Product Type"],
  type: ["Type", "Custom Product Type"],
  tags: ["Tags"],
  published: ["Published on online store", "Published"],
  status: ["Status"],
  option1Name: ["Option1 name"],
  option1Value: ["Option1 value"],
  option2Name: ["Option2 name"],
  option2Value: ["Option2 value"],
  option3Name: ["Option3 name"],
  option3Value: ["Option3 value"],
  sku: ["SKU", "Variant SKU"],
  grams: ["Weight value (grams)", "Variant Grams"],
  tracker: ["Inventory tracker", "Variant Inventory Tracker"],
  quantity: ["Inventory quantity", "Variant Inventory Qty"],
  policy: ["Continue selling when out of stock", "Variant Inventory Policy"],
  price: ["Price", "Variant Price"],
  compareAt: ["Compare-at price", "Variant Compare At Price"],
  totalMeasure: ["Unit price total measure"],
  totalUnit: ["Unit price total measure unit"],
  picture: ["Product image URL", "Image Src"],
  picturePosition: ["Image position"],
  variantPicture: ["Variant image URL", "Variant Image"],
  giftCard: ["Gift card"],
  barcode: ["Barcode", "Variant Barcode"],
  pictureAlt: ["Image alt text"],
  seoTitle: ["SEO title"],
  seoDescription: ["SEO description"],
} as const satisfies Record<string, readonly string[]>;

export type ShopifyColumn = keyof typeof shopifyColumns;

/** Shopify columns that this shop does not use. */
const idle = [
  "Variant Fulfillment Service",
  "Fulfillment service",
  "Variant Requires Shipping",
  "Requires shipping",
  "Variant Taxable",
  "Charge tax",
  "Variant Tax Code",
  "Tax code",
  "Variant Weight Unit",
  "Weight unit for display",
  "Cost per item",
  "Collection",
  "Template Suffix",
  "Published Scope",
  "Unit price base measure",
  "Unit price base measure unit",
  "Option1 Linked To",
  "Option2 Linked To",
  "Option3 Linked To",
];
const families = [/^google shopping \//, /^(price|compare[- ]at price|included) \//];

const known = new Set([...Object.values(shopifyColumns).flat(), ...idle].map((name) => name.toLowerCase()));

const used = new Set<string>(Object.values(shopifyColumns).flatMap((names) => names.map((name) => name.toLowerCase())));
/** Returns whether the shop reads this column. */
export const isUsedColumn = (name: string): boolean => used.has(name.toLowerCase());

/** Returns whether Shopify is known to write this column, read or not. A shop's own metafields do not count. */
export const isShopifyColumn = (name: string): boolean =>
  known.has(name.toLowerCase()) || families.some((family) => family.test(name.toLowerCase()));
