import type { product } from "@azulejo/contract";
import type { Offer } from "@azulejo/contract/areas/product.ts";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import type { Listing, StoredItem, StoredProduct } from "../../../domain/product.ts";
import { readShippingRange } from "../../delivery/index.ts";
import { readPublishedStores, type Store } from "../../store/index.ts";
import { type ItemStock, selectStock } from "../availability/stock.repository.ts";
import { toVariant, type View } from "../cards/card.rules.ts";
import { selectProductIds } from "../catalog/product-keys.repository.ts";
import { readProductsOnce } from "../contract-prices/read-contract-prices.ts";
import { trailOf } from "../listing/trail.rules.ts";
import { viewOf } from "../view.ts";

/** Lists offers in pages, product by product, so that exporting a large catalog needs little memory. */
export const listOffers: Verb<typeof product.offers> = async (context, { after, size }) => {
  const { catalog, query, storefront } = context;
  const ids = await selectProductIds(query, storefront.id, after, size);
  const [view, products, stores, listings] = await Promise.all([
    viewOf(context),
    readProductsOnce(context, ids),
    readPublishedStores(context, storefront.id),
    catalog.listings(storefront.id),
  ]);
  const items = products.flatMap((stored) => stored.items.filter(({ kind }) => kind === "item"));
  const itemNos = items.map(({ itemNo }) => itemNo);
  const stock = new Map((await selectStock(query, storefront.id, itemNos, view.today)).map((one) => [one.itemNo, one]));
  const offers = products.map((stored) => offersOf(context, stored, { view, stores, listings, stock }));
  return { offers: (await Promise.all(offers)).flat(), next: ids.length < size ? null : (ids.at(-1) ?? null) };
};

interface Known {
  view: View;
  stores: Store[];
  listings: Listing[];
  stock: Map<string, ItemStock>;
}

async function offersOf(context: Context, stored: StoredProduct, known: Known): Promise<Offer[]> {
  const { view } = known;
  const text = stored.texts[view.language] ?? stored.texts.en;
  const common = {
    productCode: stored.code,
    slug: text.slug,
    name: text.name,
    description: text.description || text.seriesDescription,
    brand: stored.brand,
    color: text.color,
    material: view.terms.label("material", stored.material, view.language),
    categories: trailOf(known.listings, stored, view.language).map(({ name }) => name),
    pictures: stored.pictures.map(({ address }) => address),
  };
  const items = stored.items.filter(({ kind }) => kind === "item");
  return Promise.all(items.map(async (item) => ({ ...common, ...(await itemOf(context, item, stored, known)) })));
}

async function itemOf(context: Context, item: StoredItem, stored: StoredProduct, { view, stores, stock }: Known) {
  const variant = toVariant(item, stored, view, "feed");
  const shipping = view.pricesHidden ? null : await readShippingRange(context, item, view.today);
  const here = stock.get(item.itemNo);
  return {
    itemNo: item.itemNo,
    label: [variant.label, variant.finishLabel].filter(Boolean).join(" · "),
    size: item.size && variant.label,
    sellUnit: item.sellUnit,
    areaPerUnit: item.areaPerUnit,
    weightPerUnit: item.weightPerUnit,
    gtin: item.gtin,
    partNumber: item.partNumber,
    facts: (variant.facts ?? []).map(({ shownIn: _, ...fact }) => fact),
    price: variant.price,
    saleFrom: variant.price?.onSale ? (item.price?.saleFrom ?? null) : null,
    shipping: shipping && { mostCents: shipping.mostCents, leastDays: shipping.leastDays, mostDays: shipping.mostDays },
    stock: stores.flatMap((store) => stockAt(store, here)),
    expectedOn: here?.arrivals[0]?.expectedOn ?? null,
  };
}

function stockAt({ id, code, ships }: Store, here: ItemStock | undefined): Offer["stock"] {
  const lots = here?.lots.filter((lot) => lot.placeId === id).map(({ available }) => available) ?? [];
  if (lots.length === 0) return [];
  return [{ store: code, available: lots.reduce((sum, one) => sum + one, 0), ofOneLot: Math.max(...lots), ships }];
}
