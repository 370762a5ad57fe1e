import type { Price } from "@azulejo/contract";
import type { Variant } from "@azulejo/contract/areas/product.ts";
import type { MerchantReturnPolicy, Offer, OfferShippingDetails, Product, UnitPriceSpecification } from "schema-dts";
import { addressOf } from "../../../routing/language-routing.ts";
import { absolute } from "../../../shell/head/languages.ts";
import { cardOf } from "../../../shell/head/social-picture.ts";
import { identityOf } from "../../../shell/head/structured-data.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import type { DetailData } from "./detail-data.ts";

/** UN/CEFACT codes of what is sold. */
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
/** Areas are in 1e-4 square feet. */
const AREA = 10_000;

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/**
 * Returns a product and its selected variant in schema.org terms, for the document only. Without a price, because it is hidden, there
 * is no offer.
 */
export function productStructure({ detail, availability }: DetailData, root: ShellData): Product[] {
  if (import.meta.env.PROD && !import.meta.env.SSR) return [];
  const { product, selected } = detail;
  const url = absolute(root, addressOf(root.settings, root.language, `product/detail/${product.slug}`));
  const described: Product = {
    "@type": "Product",
    "@id": `${url}#product`,
    name: product.name,
    ...(product.description && { description: product.description }),
    url,
    sku: selected.itemNo,
    ...(selected.gtin && { gtin: selected.gtin }),
    brand: { "@type": "Brand", name: root.settings.name },
    category: product.ancestors.map(({ name }) => name).join(" › ") || product.seriesName,
    ...(product.colorFamily && { color: product.color }),
    // Search engines require one.
    image: (product.pictures.length > 0 ? product.pictures.map((one) => one.address) : [cardOf(root)]).map((one) => absolute(root, one)),
    ...(selected.price && { offers: offerOf(selected, selected.price, { url, stock: stockOf(availability) }, root) }),
  };
  return [described];
}

/** Undefined if the stock is unknown. */
function stockOf(availability: DetailData["availability"]): "InStock" | "OutOfStock" | undefined {
  if (!availability) return undefined;
  return availability.options.some((one) => one.available > 0) ? "InStock" : "OutOfStock";
}

function offerOf(
  variant: Variant,
  price: Price,
  { url, stock }: { url: string; stock: "InStock" | "OutOfStock" | undefined },
  root: ShellData,
): Offer {
  const returns = returnPolicy(root);
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
    shippingDetails: shippingDetails(root),
    ...(returns && { hasMerchantReturnPolicy: returns }),
  };
}

/** The price of a sell unit with its area, the list price that a sale strikes through, and the price of a square foot. */
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

/** Where the shop delivers, and how long it takes to pack. Rates depend on weight and address, so none is promised here. */
const shippingDetails = ({ settings }: ShellData): OfferShippingDetails => ({
  "@type": "OfferShippingDetails",
  shippingDestination: settings.countries.map(({ code }) => ({ "@type": "DefinedRegion", addressCountry: code })),
  deliveryTime: {
    "@type": "ShippingDeliveryTime",
    handlingTime: { "@type": "QuantitativeValue", minValue: 0, maxValue: settings.handlingDays, unitCode: "DAY" },
  },
});

/** Null if the storefront states no policy. */
function returnPolicy({ settings }: ShellData): MerchantReturnPolicy | null {
  const { returns, countries } = settings;
  if (!returns) return null;
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: countries.map(({ code }) => code),
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: returns.days,
    ...(returns.restockingPercent > 0 && { restockingFee: returns.restockingPercent }),
  };
}
