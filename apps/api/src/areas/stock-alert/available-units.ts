import type { Work } from "../../context.ts";
import { todayOf } from "../../domain/day.ts";
import { selectStock } from "../product/index.ts";
import { readStores } from "../store/index.ts";
import type { Available } from "./serve-waiting.rules.ts";

/**
 * Returns an item's available units by the rules of its product page: a delivery leaves from places that ship, and a store can get units of
 * every place for a pickup. Null if the item isn't for sale.
 */
export async function availableUnits(work: Work, itemNo: string): Promise<Available | null> {
  const { query, storefront, now } = work;
  const [stock] = await selectStock(query, storefront.id, [itemNo], todayOf(now(), storefront.timezone));
  if (!stock) return null;
  const ships = new Set((await readStores(work, storefront.id)).flatMap((store) => (store.ships ? [store.id] : [])));
  const sum = (lots: typeof stock.lots) => lots.reduce((total, { available }) => total + available, 0);
  return { all: sum(stock.lots), shippable: sum(stock.lots.filter(({ placeId }) => ships.has(placeId))) };
}
