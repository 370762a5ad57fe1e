import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import type { LotUnits } from "@azulejo/database";
import type { Context } from "../../../context.ts";
import type { StoredItem, StoredProduct, Terms } from "../../../domain/product.ts";
import {
  detailOf,
  largestLot,
  pieceFor,
  readProducts,
  selectLots,
  selectTerms,
  todayAt,
  toFormat,
  unitPrice,
} from "../../product/index.ts";
import {
  type BagPromotions,
  customerKindOf,
  type Discounts,
  discountsOf,
  type PromotedLine,
  readPromotions,
} from "../../promotion/index.ts";
import { readStores, type Store } from "../../store/index.ts";
import { type LineProblem, pickupStoreOf, problemsOf } from "../bag.rules.ts";
import type { StoredBag, StoredLine } from "../stored-bag.ts";
import type { AvailableLot } from "./available-lot.ts";
import { allocateHeldFirst, type HeldLot, withHeld } from "./held-allocation.rules.ts";
import { unitsByLot } from "./line-lots.rules.ts";
import type { LineAllocation } from "./room-allocation.rules.ts";
import { readSampleLots, type SampleLot, type SampleLots, sampleLotOf } from "./sample-lot.ts";

/** A line with all data that decides about it, in the reader's language. */
export interface PricedLine {
  line: StoredLine;
  product: StoredProduct | null;
  item: StoredItem | null;
  unitPriceCents: number | null;
  /** The whole line after discounts. */
  goodsCents: number | null;
  /** The discount of promotions on the line. */
  discountCents: number;
  /** In 1e-2 pounds. */
  weight: number;
  allocation: LineAllocation | null;
  available: number | null;
  /** The allocated units by production lot. */
  lots: LotUnits[];
  /** The lot of the buyer's sample; null without a sample. */
  sampleLot: SampleLot | null;
  /** The most units that one production lot has for this line. */
  oneLot: number | null;
  name: string;
  /** Size and finish. */
  detail: string;
  picture: Picture | null;
  format: PieceFormat | null;
  problems: LineProblem[];
}

export interface PricedBag {
  lines: PricedLine[];
  stores: Store[];
  pickupStore: Store | null;
  discounts: Discounts;
}

/** The data that a bag is priced with, read once for any number of pricings. */
interface BagFacts {
  products: StoredProduct[];
  stores: Store[];
  lots: (AvailableLot & { itemId: number })[];
  sampleLots: SampleLots;
  terms: Terms;
  promotions: BagPromotions;
}

/**
 * Returns a bag's current prices, discounts, stock and problems. This is the only place where a bag is priced.
 * @param claim for an order that is being placed: claims the uses of the bag's promotions
 */
export const priceBag = async (context: Context, bag: StoredBag, claim = false): Promise<PricedBag> =>
  valueBag(context, bag, await readBagFacts(context, bag, claim));

export async function readBagFacts(context: Context, bag: StoredBag, claim = false): Promise<BagFacts> {
  const productIds = [...new Set(bag.lines.map((line) => line.productId))];
  const itemIds = bag.lines.map((line) => line.itemId);
  const promotions = await readPromotions(context, { bagId: bag.id, codes: bag.promotionCodes, email: emailOf(bag) }, claim);
  const [products, stores, lots, terms] = await Promise.all([
    readProducts(context, productIds),
    readStores(context, context.storefront.id),
    selectLots(context.query, itemIds),
    // Reads through the bag's own query, because inside a transaction there may be no other connection.
    context.referenceData.read(context.query, `terms:${context.storefront.id}`, () => selectTerms(context.query, context.storefront.id)),
  ]);
  const sampleLots = await readSampleLots(context, bag.lines, products);
  return { products, stores, lots, sampleLots, terms, promotions };
}

function emailOf({ checkout }: StoredBag): string | null {
  const { contact } = checkout as { contact?: { email?: string } };
  return contact?.email ?? null;
}

export function valueBag(context: Context, bag: StoredBag, facts: BagFacts): PricedBag {
  const { stores, lots } = facts;
  const pickupStore = pickupStoreOf(stores, bag.pickupPlaceId);
  const pool = withHeld(lots, [...bag.reservations, ...bag.attempted]);
  const lines = bag.lines.map((line) => priceLine(context, line, facts, pickupStore, pool));
  const discounts = discountsOf(facts.promotions.promotions, {
    lines: lines.flatMap(toPromotedLine),
    customerKind: customerKindOf(context),
    today: todayAt(context),
    uses: facts.promotions.uses,
  });
  return { lines: lines.map((line) => withDiscount(line, discounts)), stores, pickupStore, discounts };
}

function toPromotedLine({ line, product, item, unitPriceCents }: PricedLine): PromotedLine[] {
  if (!product || !item || unitPriceCents === null) return [];
  const { lineId, quantity, fulfilment } = line;
  const { kind, itemNo } = item;
  const ships = fulfilment === "DLVR" || fulfilment === "NONE";
  return [{ lineId, kind, itemNo, series: product.seriesCode, department: product.department, quantity, unitPriceCents, ships }];
}

function withDiscount(priced: PricedLine, { ofLine }: Discounts): PricedLine {
  const discountCents = ofLine.get(priced.line.lineId) ?? 0;
  return { ...priced, discountCents, goodsCents: priced.goodsCents === null ? null : priced.goodsCents - discountCents };
}

type PoolLot = HeldLot & { itemId: number };

function priceLine(
  context: Context,
  line: StoredLine,
  { products, stores, sampleLots, terms }: BagFacts,
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
  const near = places && own.filter((lot) => places.includes(lot.placeId));
  const available = near?.reduce((sum, lot) => sum + lot.available, 0) ?? null;
  const sampleLot = near && item ? sampleLotOf(line, item, sampleLots, near) : null;
  const wanted = { quantity: line.quantity, rooms: line.rooms, preferredLot: sampleLot?.code ?? null };
  const { usefulRemainder } = context.storefront.settings.lots;
  const allocation = item && places ? allocateHeldFirst(own, wanted, places, { usefulRemainder }) : null;
  const oneLot = near && (largestLot(near)?.available ?? 0);
  // Lines of one bag share the stock: each line reduces what is left for the next.
  for (const part of allocation?.parts ?? []) {
    const lot = own.find((one) => one.lotId === part.lotId);
    if (!lot) continue;
    lot.available -= part.quantity;
    lot.held = Math.max(0, lot.held - part.quantity);
  }
  const lots = allocation ? unitsByLot(own, allocation) : [];
  const weight = (item?.weightPerUnit ?? 0) * line.quantity;
  const text = product?.texts[context.language] ?? product?.texts.en;
  return {
    line,
    product,
    item,
    unitPriceCents,
    goodsCents,
    discountCents: 0,
    weight,
    allocation,
    available,
    lots,
    sampleLot,
    oneLot,
    name: text?.name ?? "",
    detail: item ? detailOf(item, terms, context.language) : "",
    picture: product && item ? pieceFor(product.pictures, item) : null,
    format: product && item ? toFormat(item, product) : null,
    problems: problemsOf({ line, lots, kind: item?.kind ?? "item", unitPriceCents, allocation, pickupChosen: pickupStore !== null }),
  };
}

/** Returns the places that may serve a line, preferred first; null for a line that needs no stock or has no fulfilment chosen. */
function placesFor(line: StoredLine, stores: Store[], pickupStore: Store | null): number[] | null {
  if (line.fulfilment === "ELTR") return null;
  if (line.fulfilment === "PKUP" && pickupStore)
    return [pickupStore.id, ...stores.filter((store) => store !== pickupStore).map((store) => store.id)];
  if (line.fulfilment === "DLVR") return stores.filter((store) => store.ships).map((store) => store.id);
  return stores.map((store) => store.id);
}
