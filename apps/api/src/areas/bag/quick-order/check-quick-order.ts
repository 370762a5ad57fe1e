import { type bagCalls, ShopError } from "@azulejo/contract";
import { type CheckedLine, MAX_PAD_LINES, type PadState } from "@azulejo/contract/areas/bag.ts";
import { distance } from "fastest-levenshtein";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import type { StoredItem, StoredProduct } from "../../../domain/product.ts";
import { text } from "../../../messages/index.ts";
import { priceLines } from "../add-to-bag.ts";
import { MAX_QUANTITY } from "../bag.rules.ts";
import type { PricedLine } from "../pricing/price-bag.ts";
import { type FoundItems, findItems, keyOf, readingsOf, suggested } from "./find-items.ts";
import { type KnownItem, selectItemsLike } from "./item-number.repository.ts";
import { exactUnitsOf, type PadLine, readPad, sellUnitsOf } from "./pad.rules.ts";
import { type CheckedItem, readShortageOptions, stocked } from "./shortage-options.ts";

/** Limits on suggestions: unknown numbers to look up, characters that must match, and candidates to compare. */
const MAX_SUGGESTED = 20;
const START = 3;
const MAX_ALIKE = 400;
/** How many characters a typing error may change. */
const MAX_WRONG = 2;
const LONGEST_NUMBER = 40;

/** A line whose item and quantity are known. */
interface Wanted {
  index: number;
  itemId: number;
  productId: number;
  quantity: number;
}

/**
 * Judges each line of a pad: which item, how many sell units, from which lots, at what price. Lines share the stock in their order.
 * @throws webshoppingbag_pad_long
 */
export const checkQuickOrder: Verb<typeof bagCalls.quickOrder> = async (context, { text }) => {
  const lines = readPad(text);
  if (lines.length > MAX_PAD_LINES) throw new ShopError("webshoppingbag_pad_long", { lines: lines.length, limit: MAX_PAD_LINES });
  const { query, storefront, catalog } = context;
  const { known, likely } = await findItems(context, lines);
  const products = await catalog.products(query, storefront.id, [...new Set([...known.values()].map((item) => item.productId))]);
  const items = new Map(products.flatMap((product) => product.items.map((item) => [item.id, item] as const)));
  const found = lines.map((line) => {
    const reading = readingsOf(line).find(({ itemNo }) => known.has(keyOf(itemNo))) ?? line;
    const item = known.get(keyOf(reading.itemNo));
    return { line: { ...line, ...reading }, known: item, item: item && items.get(item.itemId) };
  });
  const wanted = found.flatMap(({ line, known: of, item }, index): Wanted[] => {
    const quantity = of && item ? quantityOf(line, item) : null;
    return of && quantity !== null && quantity <= MAX_QUANTITY ? [{ index, itemId: of.itemId, productId: of.productId, quantity }] : [];
  });
  const priced = await priceLines(context, wanted);
  const byLine = new Map(wanted.map((one, index) => [one.index, priced[index]]));
  const suggestions = await suggest(
    context,
    found.flatMap(({ line, known: of }) => (of ? [] : [line])),
    likely,
  );
  const judged = found.map(({ line, known: of, item }, index) =>
    judge(context, {
      line,
      of,
      item,
      priced: byLine.get(index),
      suggestion: suggestions.get(line.written) ?? inOwnUnit(context, line, item, products),
      index,
    }),
  );
  const ways = await readShortageOptions(
    context,
    found.flatMap(({ item }, index) => {
      const [line, one] = [judged[index], byLine.get(index)];
      return line && item && one?.product ? [{ line, item, product: one.product, priced: one }] : [];
    }),
  );
  const orderable = judged.filter(({ state }) => state === "asWritten" || state === "rounded");
  return {
    lines: judged.map((line) => ({ ...line, ...(ways.get(line.line) ?? { ways: [], ...stocked }) })),
    currency: storefront.settings.currency,
    totalCents: context.pricesHidden ? null : orderable.reduce((sum, line) => sum + (line.amountCents ?? 0), 0),
  };
};

const quantityOf = ({ amount, unit }: PadLine, item: StoredItem): number | null =>
  amount === null || unit === null ? null : sellUnitsOf(item, amount, unit);

interface Found {
  line: PadLine;
  of: KnownItem | undefined;
  item: StoredItem | undefined;
  priced: PricedLine | undefined;
  suggestion: CheckedLine["suggestion"];
  index: number;
}

function judge({ pricesHidden, language }: Context, { line, of, item, priced, suggestion, index }: Found): CheckedItem["line"] {
  const quantity = item ? quantityOf(line, item) : null;
  const state = stateOf(line, item, quantity, priced);
  const product = priced?.product ?? null;
  return {
    line: index + 1,
    written: line.written.slice(0, 200),
    state,
    item:
      of && item && priced && product
        ? {
            itemNo: of.itemNo,
            name: priced.name,
            detail: priced.detail,
            slug: product.texts[language].slug,
            sellUnit: item.sellUnit,
            picture: priced.picture,
            format: priced.format,
          }
        : null,
    quantity: state === "unit" || state === "tooMany" ? null : quantity,
    exactUnits: item && line.amount !== null && line.unit !== null ? exactUnitsOf(item, line.amount, line.unit) : null,
    area: item?.areaPerUnit && quantity !== null ? item.areaPerUnit * quantity : null,
    available: priced?.available ?? null,
    lots: priced?.lots.map((lot) => lot.code) ?? [],
    unitPriceCents: pricesHidden ? null : (priced?.unitPriceCents ?? null),
    amountCents: pricesHidden ? null : (priced?.goodsCents ?? null),
    suggestion: state === "unknown" || state === "unit" ? suggestion : null,
  };
}

/** Returns the same whole amount in the unit that the item is sold in; shown for a line in a unit in which it isn't sold. */
function inOwnUnit({ language }: Context, { amount }: PadLine, item: StoredItem | undefined, products: StoredProduct[]) {
  const product = item && products.find(({ items }) => items.some(({ id }) => id === item.id));
  if (!product || amount === null || !Number.isInteger(amount)) return null;
  const quantity = text(language, `mail.receipt.quantity.${item.sellUnit}`, { count: amount });
  return suggested(item.itemNo, product.texts[language].name, quantity);
}

function stateOf(
  { amount, unit }: PadLine,
  item: StoredItem | undefined,
  quantity: number | null,
  priced: PricedLine | undefined,
): PadState {
  if (!item?.price) return "unknown";
  if (amount === null) return "unreadable";
  if (quantity === null) return "unit";
  if (!priced) return "tooMany";
  if (priced.allocation === null || priced.allocation.missing > 0) return "short";
  return quantity === amount && (unit === "sold" || unit === item.sellUnit) ? "asWritten" : "rounded";
}

/** Finds the item whose number is most like an unknown one, for each way to read the line. */
async function suggest(context: Context, unknown: PadLine[], likely: FoundItems["likely"]) {
  const suggestions = new Map(likely);
  const itemsLike = itemsByStart(context);
  for (const line of unknown.filter(({ written }) => !likely.has(written)).slice(0, MAX_SUGGESTED)) {
    let [least, nearest] = [MAX_WRONG + 1, null as CheckedLine["suggestion"]];
    for (const { itemNo, rest } of readingsOf(line)) {
      for (const item of await itemsLike(keyOf(itemNo))) {
        const wrong = distance(keyOf(itemNo), keyOf(item.itemNo));
        if (wrong < least) [least, nearest] = [wrong, suggested(item.itemNo, item.name, rest)];
      }
    }
    if (nearest) suggestions.set(line.written, nearest);
  }
  return suggestions;
}

/** Returns a function for items that begin like a number in upper case, which reads each beginning once. */
function itemsByStart({ query, storefront, language }: Context) {
  const read = new Map<string, ReturnType<typeof selectItemsLike>>();
  return (key: string) => {
    if (key.length <= START || key.length > LONGEST_NUMBER) return [];
    const start = key.slice(0, START).replaceAll(/[\\%_]/g, "\\$&");
    const items = read.get(start) ?? selectItemsLike(query, storefront.id, start, language, MAX_ALIKE);
    read.set(start, items);
    return items;
  };
}
