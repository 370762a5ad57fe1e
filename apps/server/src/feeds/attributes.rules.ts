import type { Language } from "@azulejo/contract";
import type { Offer } from "@azulejo/contract/areas/product.ts";
import { imageAddress, isForeign } from "@azulejo/web/app/media/image-address.ts";
import type { Settings } from "@azulejo/web/app/request/settings.server.ts";
import { addressOf } from "@azulejo/web/app/routing/language-routing.ts";

/** Data about the shop in a feed. */
export interface FeedShop {
  settings: Settings;
  language: Language;
  publicUrl: string;
}

/**
 * Attributes of Google's product data, which other feeds use under other names. Texts are cut to Google's limits; missing values are left
 * out.
 */
export interface Attributes {
  id: string;
  title: string;
  description: string;
  link: string;
  image_link: string;
  additional_image_link: string[];
  availability: "in_stock" | "backorder" | "out_of_stock";
  availability_date?: string;
  price: string;
  sale_price?: string;
  sale_price_effective_date?: string;
  brand?: string;
  gtin?: string;
  mpn?: string;
  identifier_exists?: "no";
  condition: "new";
  product_type?: string;
  color?: string;
  material?: string;
  size?: string;
  item_group_id: string;
  unit_pricing_measure?: string;
  unit_pricing_base_measure?: string;
  shipping_weight?: string;
  /** The supplier's own facts. */
  product_detail: Detail[];
  shipping: Shipping[];
}

interface Detail {
  section_name?: string;
  attribute_name: string;
  attribute_value: string;
}

/** The maximum price of delivering one unit to a country, and the business days. */
interface Shipping {
  country: string;
  price: string;
  min_handling_time: number;
  max_handling_time: number;
  min_transit_time: number;
  max_transit_time: number;
}

/** Pictures are JPEG, because not every reader of feeds supports WebP. */
const PICTURE = { width: 1200, quality: 82, format: "jpeg" } as const;
const MAX_MORE_PICTURES = 10;
/** Areas are in 1e-4 square feet, weights in 1e-2 pounds. */
const [AREA, WEIGHT] = [10_000, 100];

export const moneyOf = (cents: number, currency: string): string => `${(cents / 100).toFixed(2)} ${currency}`;

/**
 * Returns an offer's attributes.
 * @returns null for an offer that can't be in a feed, because its price is hidden or on request, or it has no picture
 */
export function attributesOf(offer: Offer, shop: FeedShop): Attributes | null {
  const { price } = offer;
  const [first, ...more] = offer.pictures.map((address) => pictureOf(address, shop.publicUrl));
  if (!price || !first) return null;
  const { settings, language, publicUrl } = shop;
  const page = new URL(addressOf(settings, language, `product/detail/${offer.slug}`), publicUrl);
  page.searchParams.set("item", offer.itemNo);
  return {
    id: offer.itemNo,
    title: cut(`${offer.name}, ${offer.label}`, 150),
    description: cut(offer.description || offer.name, 5000),
    link: page.href,
    image_link: first,
    additional_image_link: more.slice(0, MAX_MORE_PICTURES),
    ...availabilityOf(offer),
    ...pricesOf(offer, price, settings.timezone),
    ...identifiersOf(offer),
    condition: "new",
    ...(offer.categories.length > 0 && { product_type: cut(offer.categories.join(" > "), 750) }),
    ...(offer.color && { color: cut(offer.color, 40) }),
    ...(offer.material && { material: cut(offer.material, 200) }),
    ...(offer.size && { size: cut(offer.size, 100) }),
    item_group_id: cut(offer.productCode, 50),
    ...(offer.weightPerUnit > 0 && { shipping_weight: `${offer.weightPerUnit / WEIGHT} lb` }),
    product_detail: offer.facts.map(detailOf),
    shipping: shippingOf(offer, price.currency, settings),
  };
}

const detailOf = ({ label, text, group }: Offer["facts"][number]): Detail => ({
  ...(group && { section_name: cut(group, 140) }),
  attribute_name: cut(label, 140),
  attribute_value: cut(text, 1000),
});

function pictureOf(address: string, publicUrl: string): string {
  const isOwn = !isForeign({ address } as Parameters<typeof isForeign>[0]);
  return new URL(isOwn ? imageAddress(address, PICTURE) : address, publicUrl).href;
}

/** In stock means that it can be bought today in any store. With stock only in a coming container it is a back order. */
function availabilityOf({ stock, expectedOn }: Offer): Pick<Attributes, "availability" | "availability_date"> {
  if (stock.length > 0) return { availability: "in_stock" };
  return expectedOn ? { availability: "backorder", availability_date: `${expectedOn}T00:00Z` } : { availability: "out_of_stock" };
}

function pricesOf({ areaPerUnit, saleFrom }: Offer, price: NonNullable<Offer["price"]>, timezone: string) {
  const { currency, cents, listCents, onSale, saleUntil } = price;
  return {
    price: moneyOf(onSale ? listCents : cents, currency),
    ...(onSale && { sale_price: moneyOf(cents, currency) }),
    ...(onSale && saleFrom && saleUntil && { sale_price_effective_date: `${startOf(saleFrom, timezone)}/${endOf(saleUntil, timezone)}` }),
    ...(areaPerUnit && { unit_pricing_measure: `${areaPerUnit / AREA} sqft`, unit_pricing_base_measure: "1 sqft" }),
  };
}

const startOf = (day: string, timezone: string): string => `${day}T00:00${offsetOf(day, timezone)}`;
const endOf = (day: string, timezone: string): string => `${day}T23:59${offsetOf(day, timezone)}`;

/** Returns a time zone's offset at noon of a day, in ISO 8601 without a colon: -0800. */
function offsetOf(day: string, timezone: string): string {
  const format = new Intl.DateTimeFormat("en", { timeZone: timezone, timeZoneName: "longOffset" });
  const name = format.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  return name === "GMT" ? "+0000" : name.slice("GMT".length).replace(":", "");
}

/** A product without a manufacturer's number is declared as having none. */
function identifiersOf({ gtin, partNumber, brand }: Offer) {
  return {
    ...(brand && { brand: cut(brand, 70) }),
    ...(gtin && { gtin }),
    ...(partNumber && { mpn: cut(partNumber, 70) }),
    ...(!gtin && !(brand && partNumber) && { identifier_exists: "no" as const }),
  };
}

function shippingOf({ shipping }: Offer, currency: string, { countries, handlingDays }: Settings): Shipping[] {
  if (!shipping) return [];
  return countries.map(({ code }) => ({
    country: code,
    price: moneyOf(shipping.mostCents, currency),
    min_handling_time: 0,
    max_handling_time: handlingDays,
    min_transit_time: shipping.leastDays,
    max_transit_time: shipping.mostDays,
  }));
}

/** Cuts a text at the last space before the limit, and removes control characters. */
function cut(text: string, most: number): string {
  const clean = text.replace(/[\p{C}\s]+/gu, " ").trim();
  if (clean.length <= most) return clean;
  const space = clean.lastIndexOf(" ", most);
  return clean.slice(0, space > most / 2 ? space : most).trimEnd();
}
