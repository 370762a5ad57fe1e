/** The attributes of Google's product data that are read. */
export const readAttributes = [
  "id",
  "title",
  "description",
  "image_link",
  "additional_image_link",
  "availability",
  "price",
  "sale_price",
  "sale_price_effective_date",
  "brand",
  "item_group_id",
  "color",
  "size",
  "material",
  "pattern",
  "product_type",
  "google_product_category",
  "shipping_weight",
  "product_weight",
  "unit_pricing_measure",
  "quantity",
  "sell_on_google_quantity",
  "pause",
  "gtin",
  "mpn",
] as const;
export type Attribute = (typeof readAttributes)[number];

/** Google attributes that this shop does not use. */
const idle = [
  "link mobile_link canonical_link identifier_exists condition adult multipack is_bundle age_group gender size_type size_system",
  "availability_date expiration_date cost_of_goods_sold unit_pricing_base_measure installment subscription_cost loyalty_points",
  "loyalty_program energy_efficiency_class min_energy_efficiency_class max_energy_efficiency_class product_length product_width",
  "product_height product_detail product_highlight ads_redirect custom_label_0 custom_label_1 custom_label_2 custom_label_3 custom_label_4",
  "promotion_id lifestyle_image_link excluded_destination included_destination shopping_ads_excluded_country shipping shipping_label",
  "shipping_length shipping_width shipping_height ships_from_country min_handling_time max_handling_time transit_time_label tax",
  "tax_category virtual_model_link certification external_seller_id auto_pricing_min_price short_title structured_title",
  "structured_description return_policy_label pickup_method pickup_sla store_code updated published summary",
].flatMap((line) => line.split(" "));

const known = new Set<string>([...readAttributes, ...idle]);

/** Normalizes an attribute name: "g:Image Link" and "image_link" are the same. */
export const attributeName = (name: string): string => name.trim().toLowerCase().replace(/^g:/, "").replaceAll(" ", "_");
const used = new Set<string>(readAttributes);
/** Returns whether the shop reads this attribute. */
export const isUsedAttribute = (name: string): boolean => used.has(name);
export const isAttribute = (name: string): boolean => known.has(name);
