import type { Price } from "@azulejo/contract";
import type { Variant } from "@azulejo/contract/areas/product.ts";
import type { MerchantReturnPolicy, Offer, OfferShippingDetails, Product, ProductGroup, UnitPriceSpecification } from "schema-dts";
import { isSoldOut } from "../../../i18n/stock-words.ts";
import { addressOf } from "../../../routing/language-routing.ts";
import { absolute } from "../../../shell/head/languages.ts";
import { cardOf } from "../../../shell/head/social-picture.ts";
import { identityOf } from "../../../shell/head/structured-data.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import type { DetailData } from "./detail-data.ts";
import { productMeasures, productProperties } from "./product-properties.ts";

/** UN/CEFACT codes of sell units. */
const unitCodes: Record<Variant["sellUnit"], string> = {
  piece: "H87",
  box: "BX",
  sheet: "ST",
  slab: "C62",
  bag: "BG",
  bucket: "BJ",
  pack: "PK",
  each: "EA",
};
const SQUARE_FOOT = "FTK";
/** Areas are in units of 1e-4 square feet. */
const AREA = 10_000;

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/**
 * Returns a product with its variants and the selected one in schema.org terms, only for document requests. If the price is hidden, there
 * is no offer.
 */
export function productStructure({ detail, availability }: DetailData, root: ShellData): (Product | ProductGroup)[] {
  if (import.meta.env.PROD && !import.meta.env.SSR) return [];
  const { product, selected } = detail;
  const url = absolute(root, addressOf(root.settings, root.language, `product/detail/${product.slug}`));
  const brand = product.facts.find(({ key }) => key === "brand")?.value;
  const properties = productProperties(root.language, product, selected);
  const group = product.variants.length > 1 ? { "@id": `${url}#group` } : null;
  const described: Product = {
    "@type": "Product",
    "@id": `${url}#product`,
    name: product.name,
    ...(product.description && { description: product.description }),
    url,
    sku: selected.itemNo,
    ...(selected.gtin && { gtin: selected.gtin }),
    ...(selected.partNumber && { mpn: selected.partNumber }),
    ...(brand && { brand: { "@type": "Brand", name: String(brand) } }),
    ...(group && { isVariantOf: group, size: selected.label }),
    category: product.ancestors.map(({ name }) => name).join(" › ") || product.seriesName,
    ...(product.colorFamily && { color: product.color }),
    ...productMeasures(selected),
    ...(properties.length > 0 && { additionalProperty: properties }),
    // Search engines require an image.
    image: (product.pictures.length > 0 ? product.pictures.map((one) => one.address) : [cardOf(root)]).map((one) => absolute(root, one)),
    ...(selected.price && {
      offers: offerOf(selected, selected.price, { url, stock: stockOf(availability), shipping: detail.shipping }, root),
    }),
  };
  return group ? [described, groupOf(detail, { url, group }, root)] : [described];
}

/** Returns the product as a group of variants, each with its own address and price. */
function groupOf(
  { product, selected }: DetailData["detail"],
  { url, group }: { url: string; group: { "@id": string } },
  root: ShellData,
): ProductGroup {
  const others = product.variants.filter(({ itemNo }) => itemNo !== selected.itemNo);
  return {
    "@type": "ProductGroup",
    ...group,
    name: product.name,
    url,
    productGroupID: product.code,
    variesBy: ["https://schema.org/size"],
    hasVariant: [{ "@id": `${url}#product` }, ...others.map((one) => variantOf(one, product.name, url, root))],
  };
}

function variantOf(variant: Variant, name: string, url: string, root: ShellData): Product {
  const own = `${url}?item=${encodeURIComponent(variant.itemNo)}`;
  const offers: Offer | null = variant.price && {
    "@type": "Offer",
    url: own,
    priceCurrency: variant.price.currency,
    price: dollars(variant.price.cents),
    seller: identityOf(root),
  };
  return {
    "@type": "Product",
    name,
    url: own,
    sku: variant.itemNo,
    size: variant.label,
    ...(variant.gtin && { gtin: variant.gtin }),
    ...(variant.partNumber && { mpn: variant.partNumber }),
    ...(offers && { offers }),
  };
}

type Stock = "InStock" | "BackOrder" | "OutOfStock";

/** Returns what feeds say, too. Undefined if the stock is unknown. */
function stockOf(availability: DetailData["availability"]): Stock | undefined {
  if (!availability) return undefined;
  if (availability.inStock) return "InStock";
  return isSoldOut(availability) ? "OutOfStock" : "BackOrder";
}

function offerOf(
  variant: Variant,
  price: Price,
  { url, stock, shipping }: Pick<DetailData["detail"], "shipping"> & { url: string; stock: Stock | undefined },
  root: ShellData,
): Offer {
  const returns = returnPolicy(root, variant);
  return {
    "@type": "Offer",
    url,
    sku: variant.itemNo,
    priceCurrency: price.currency,
    price: dollars(price.cents),
    priceSpecification: priceSpecifications(variant, price),
    ...(price.onSale && price.saleUntil && { priceValidUntil: price.saleUntil }),
    itemCondition: "https://schema.org/NewCondition",
    ...(stock && { availability: `https://schema.org/${stock}` as const }),
    seller: identityOf(root),
    shippingDetails: shippingDetails(root, shipping),
    ...(returns && { hasMerchantReturnPolicy: returns }),
  };
}

/** Returns the price of a sell unit with its area, the list price during a sale, and the price per square foot. */
function priceSpecifications({ sellUnit, areaPerUnit }: Variant, price: Price): UnitPriceSpecification[] {
  const priceOf = (cents: number) => ({ "@type": "UnitPriceSpecification", price: dollars(cents), priceCurrency: price.currency }) as const;
  const foot = { "@type": "QuantitativeValue", value: 1, unitCode: SQUARE_FOOT } as const;
  const area = areaPerUnit && {
    referenceQuantity: { "@type": "QuantitativeValue", value: areaPerUnit / AREA, unitCode: SQUARE_FOOT, valueReference: foot } as const,
  };
  return [
    { ...priceOf(price.cents), unitCode: unitCodes[sellUnit], ...area },
    ...(price.onSale ? [{ ...priceOf(price.listCents), priceType: "https://schema.org/StrikethroughPrice" as const }] : []),
    ...(price.perSqFtCents === null ? [] : [{ ...priceOf(price.perSqFtCents), unitCode: SQUARE_FOOT, referenceQuantity: foot }]),
  ];
}

/**
 * Returns where the shop delivers, what one sell unit costs from the nearest to the farthest zone, and how long packing and delivery take.
 */
const shippingDetails = ({ settings }: ShellData, shipping: DetailData["detail"]["shipping"]): OfferShippingDetails => ({
  "@type": "OfferShippingDetails",
  shippingDestination: settings.countries.map(({ code }) => ({ "@type": "DefinedRegion", addressCountry: code })),
  ...(shipping && {
    shippingRate: {
      "@type": "MonetaryAmount" as const,
      currency: settings.currency,
      minValue: shipping.leastCents / 100,
      maxValue: shipping.mostCents / 100,
    },
  }),
  deliveryTime: {
    "@type": "ShippingDeliveryTime",
    handlingTime: { "@type": "QuantitativeValue", minValue: 0, maxValue: settings.handlingDays, unitCode: "DAY" },
    ...(shipping && {
      transitTime: { "@type": "QuantitativeValue" as const, minValue: shipping.leastDays, maxValue: shipping.mostDays, unitCode: "DAY" },
    }),
  },
});

/** Null if the storefront has no return policy. */
function returnPolicy({ settings }: ShellData, { kind, sellUnit }: Variant): MerchantReturnPolicy | null {
  const { returns, countries } = settings;
  if (!returns) return null;
  const applicableCountry = countries.map(({ code }) => code);
  if (returns.final.some((one) => one === kind || one === sellUnit))
    return {
      "@type": "MerchantReturnPolicy",
      applicableCountry,
      returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
    };
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: returns.days,
    ...(returns.restockingPercent > 0 && { restockingFee: returns.restockingPercent }),
  };
}
