import type { CheckedLine } from "@azulejo/contract/areas/bag.ts";
import type { StockOutlook } from "@azulejo/contract/areas/product.ts";
import type { Context } from "../../../context.ts";
import type { StoredItem, StoredProduct } from "../../../domain/product.ts";
import { outlookOf, selectLots, selectStock, todayAt } from "../../product/index.ts";
import { readStores } from "../../store/index.ts";
import { MAX_QUANTITY } from "../bag.rules.ts";
import type { PricedLine } from "../pricing/price-bag.ts";
import { shortageOptions } from "./shortage-options.rules.ts";

/** A judged line with its item. */
export interface CheckedItem {
  line: Omit<CheckedLine, "ways" | keyof StockOutlook>;
  item: StoredItem;
  product: StoredProduct;
  priced: PricedLine;
}

/** The outlook of a line that isn't short. */
export const stocked: StockOutlook = { inStock: true, expectedOn: null };

/** Limits: short lines for which a similar item is looked up, and items to compare for each. */
const MAX_SHORT = 20;
const MAX_SIMILAR = 12;

/** Returns the alternatives for each line that lacks stock or comes from several lots, by the line's number, and when it is expected. */
export async function readShortageOptions(
  context: Context,
  judged: CheckedItem[],
): Promise<Map<number, Pick<CheckedLine, "ways" | keyof StockOutlook>>> {
  const open = judged.filter(({ line: { state, lots } }) => state === "short" || lots.length > 1);
  if (open.length === 0) return new Map();
  const { query, storefront } = context;
  const short = open.filter(({ line }) => line.state === "short").slice(0, MAX_SHORT);
  const [stock, others] = await Promise.all([
    selectStock(
      query,
      storefront.id,
      short.map(({ item }) => item.itemNo),
      todayAt(context),
    ),
    Promise.all(short.map((one) => similarItem(context, one))),
  ]);
  const known = new Map(stock.map((one) => [one.itemNo, one]));
  return new Map(
    open.map((one) => {
      const { line, item, priced } = one;
      const own = known.get(item.itemNo);
      const ways = shortageOptions({
        line,
        itemNo: item.itemNo,
        oneLot: priced.oneLot,
        arrivals: own?.arrivals ?? [],
        other: others[short.indexOf(one)] ?? null,
      });
      return [line.line, { ways, ...(own ? outlookOf(own) : stocked) }];
    }),
  );
}

/** Returns an item of the same look, color, size and finish that has enough in the warehouses. */
async function similarItem(context: Context, { line, item, product }: CheckedItem) {
  const { look, colorFamily, department } = product;
  if (!look || !colorFamily || !item.size || !item.areaPerUnit || !line.area) return null;
  const { hits } = await context.search.search({
    language: context.language,
    filters: { look: [look], color: [colorFamily], size: [item.size], ...(item.finish && { finish: [item.finish] }) },
    listing: { department: [department] },
    price: {},
    sort: "best_seller",
    offset: 0,
    limit: MAX_SIMILAR,
    pricesHidden: context.pricesHidden,
  });
  const leads = new Map(
    hits.filter(({ productId }) => productId !== product.id).map(({ productId, leadItemNo }) => [productId, leadItemNo]),
  );
  const products = await context.catalog.products(context.query, context.storefront.id, [...leads.keys()]);
  const items = products.flatMap((one) =>
    one.items.filter(({ itemNo }) => itemNo === leads.get(one.id)).map((lead) => ({ lead, of: one })),
  );
  const stores = await readStores(context, context.storefront.id);
  const ships = new Set(stores.filter((store) => store.ships).map(({ id }) => id));
  const lots = await selectLots(
    context.query,
    items.map(({ lead }) => lead.id),
  );
  for (const { lead, of } of items) {
    if (!lead.areaPerUnit || lead.sellUnit !== item.sellUnit) continue;
    const quantity = Math.ceil(line.area / lead.areaPerUnit);
    const stock = lots.filter(({ itemId, placeId }) => itemId === lead.id && ships.has(placeId));
    if (quantity <= MAX_QUANTITY && stock.reduce((sum, lot) => sum + lot.available, 0) >= quantity)
      return { itemNo: lead.itemNo, name: of.texts[context.language].name, quantity };
  }
  return null;
}
