import type { Bag, BagLine } from "@azulejo/contract/areas/webshoppingbag.ts";
import type { Context } from "../../../context.ts";
import type { StoredItem, StoredProduct, Terms } from "../../../domain/product.ts";
import { selectLots } from "../../product/availability/stock.repository.ts";
import { detailOf } from "../../product/cards/card.rules.ts";
import { selectTerms } from "../../product/catalogue/term.repository.ts";
import { unitPrice } from "../../product/price.rules.ts";
import { todayAt } from "../../product/view.ts";
import { readStores } from "../../storelocator/read-stores.ts";
import type { Store } from "../../storelocator/store.ts";
import type { StoredBag, StoredLine } from "../stored-bag.ts";
import { fulfilmentOptions, pickupStoreOf, problemsOf, returnRule } from "../webshoppingbag.rules.ts";
import { type Allocation, type AvailableLot, allocate } from "./allocation.rules.ts";

/** A line with all data that decides about it; checkout and order placement read this, not the wire format. */
export interface PricedLine {
  line: StoredLine;
  product: StoredProduct | null;
  item: StoredItem | null;
  unitPriceCents: number | null;
  goodsCents: number | null;
  /** In 1e-2 pounds. */
  weight: number;
  allocation: Allocation | null;
  available: number | null;
  wire: BagLine;
}

export interface PricedBag {
  lines: PricedLine[];
  stores: Store[];
  pickupStore: Store | null;
  wire: Bag;
}

/** The data that a bag is priced with, read once for any number of pricings. */
interface BagFacts {
  products: StoredProduct[];
  stores: Store[];
  lots: PoolLot[];
  terms: Terms;
}

/** Returns a bag's current prices, stock and problems. This is the only place where a bag is priced. */
export const priceBag = async (context: Context, bag: StoredBag): Promise<PricedBag> =>
  valueBag(context, bag, await readBagFacts(context, bag));

export async function readBagFacts(context: Context, bag: StoredBag): Promise<BagFacts> {
  const productIds = [...new Set(bag.lines.map((line) => line.productId))];
  const itemIds = bag.lines.map((line) => line.itemId);
  const [products, stores, lots, terms] = await Promise.all([
    context.catalogue.products(context.query, context.storefront.id, productIds),
    readStores(context, context.storefront.id),
    selectLots(context.query, itemIds),
    // Reads through the bag's own query, because inside a transaction there may be no other connection.
    context.kept.read(`terms:${context.storefront.id}`, () => selectTerms(context.query, context.storefront.id)),
  ]);
  return { products, stores, lots, terms };
}

export function valueBag(context: Context, bag: StoredBag, facts: BagFacts): PricedBag {
  const { stores, lots } = facts;
  const pickupStore = pickupStoreOf(stores, bag.pickupPlaceId);
  const pool = lots.map((lot) => ({ ...lot }));
  const lines = bag.lines.map((line) => priceLine(context, line, facts, pickupStore, pool));
  return { lines, stores, pickupStore, wire: toWire(context, bag, lines, pickupStore) };
}

type PoolLot = AvailableLot & { itemId: number };

function priceLine(
  context: Context,
  line: StoredLine,
  { products, stores, terms }: BagFacts,
  pickupStore: Store | null,
  pool: PoolLot[],
): PricedLine {
  const product = products.find((one) => one.id === line.productId) ?? null;
  const item = product?.items.find((one) => one.id === line.itemId) ?? null;
  const today = todayAt(context);
  const unitPriceCents = item?.price ? unitPrice(item.price, today, line.quantity) : null;
  const goodsCents = unitPriceCents === null ? null : unitPriceCents * line.quantity;
  const places = placesFor(line, stores, pickupStore);
  const own = pool.filter((lot) => lot.itemId === line.itemId);
  const allocation = item && places ? allocate(own, line.quantity, places) : null;
  const available = places ? own.filter((lot) => places.includes(lot.placeId)).reduce((sum, lot) => sum + lot.available, 0) : null;
  // Lines of one bag share the stock: each line reduces what is left for the next.
  for (const part of allocation?.parts ?? []) {
    const lot = own.find((one) => one.lotId === part.lotId);
    if (lot) lot.available -= part.quantity;
  }
  const weight = (item?.weightPerUnit ?? 0) * line.quantity;
  const priced = { line, product, item, unitPriceCents, goodsCents, weight, allocation, available };
  return { ...priced, wire: lineToWire(context, priced, terms, pickupStore !== null) };
}

/** Returns the places that may serve a line, preferred first; null for a line that needs no stock or has no fulfilment chosen. */
function placesFor(line: StoredLine, stores: Store[], pickupStore: Store | null): number[] | null {
  if (line.fulfilment === "ELTR") return null;
  if (line.fulfilment === "PKUP" && pickupStore)
    return [pickupStore.id, ...stores.filter((store) => store !== pickupStore).map((store) => store.id)];
  if (line.fulfilment === "DLVR") return stores.filter((store) => store.operationTypes.includes("distribution")).map((store) => store.id);
  return stores.map((store) => store.id);
}

function lineToWire(context: Context, priced: Omit<PricedLine, "wire">, terms: Terms, pickupChosen: boolean): BagLine {
  const { line, product, item } = priced;
  const text = product?.texts[context.language] ?? product?.texts.en;
  const kind = item?.kind ?? "item";
  const hidden = context.pricesHidden;
  return {
    lineId: line.lineId,
    itemNo: item?.itemNo ?? "",
    kind,
    name: text?.name ?? "",
    label: item?.labels[context.language] ?? "",
    detail: item ? detailOf(item, terms, context.language) : "",
    finish: item?.finish ?? null,
    slug: text?.slug ?? "",
    picture: product?.pictures.find((picture) => picture.kind !== "scene") ?? null,
    quantity: line.quantity,
    sellUnit: item?.sellUnit ?? "each",
    piecesPerUnit: item?.piecesPerUnit ?? 1,
    areaPerUnit: item?.areaPerUnit ?? null,
    weight: priced.weight,
    unitPriceCents: hidden ? null : priced.unitPriceCents,
    listPriceCents: hidden ? null : (item?.price?.listCents ?? null),
    goodsCents: hidden ? null : priced.goodsCents,
    fulfilment: line.fulfilment,
    options: fulfilmentOptions(kind),
    recipient: line.recipient,
    lotsConsented: line.lotsConsented,
    available: priced.available,
    problems: problemsOf({ line, kind, unitPriceCents: priced.unitPriceCents, allocation: priced.allocation, pickupChosen }).filter(
      // A price change contains both the old and the new price.
      (problem) => !hidden || problem.code !== "price_changed",
    ),
    warnings: product?.warnings ?? [],
    returnRule: returnRule(kind, item?.sellUnit ?? "each"),
  };
}

function toWire(context: Context, bag: StoredBag, lines: PricedLine[], pickupStore: Store | null): Bag {
  const goods = lines.reduce((sum, line) => sum + (line.goodsCents ?? 0), 0);
  return {
    shoppingBagQuoteId: bag.id,
    lines: lines.map((line) => line.wire),
    pickupStore: pickupStore && {
      code: pickupStore.code,
      number: pickupStore.number,
      name: pickupStore.texts[context.language].name,
      city: pickupStore.city,
    },
    count: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    goodsCents: context.pricesHidden ? null : goods,
    currency: context.storefront.settings.currency,
    weight: lines.reduce((sum, line) => sum + line.weight, 0),
    asOf: context.now().toISOString(),
  };
}
