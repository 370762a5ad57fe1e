import type { ShopPrice } from "@azulejo/contract/areas/office/price-changes.ts";
import { type Query, recordChanges } from "@azulejo/database";
import { withListPrice } from "../../../domain/prices/planned-price.ts";
import { recordActOf } from "../../audit/index.ts";
import { type DuePrice, lockPricesOf, selectPlansDue, takePlans, updatePrices } from "./planned-price.repository.ts";

/** The audit log lists at most this many prices; the price history has all of them. */
const LOGGED = 200;

/**
 * Applies planned list prices of days up to now. Safe to repeat, also in several processes, because plans are deleted when they begin.
 * @returns the products whose prices have changed
 */
export async function beginPlannedPrices(query: Query, storefrontId: number, today: string, at: Date): Promise<number[]> {
  // Reads first, because most days have nothing to apply.
  const plans = await selectPlansDue(query, storefrontId, today);
  if (plans.length === 0) return [];
  const planIds = plans.map(({ id }) => id);
  return query.transaction().execute(async (inside) => {
    const prices = new Map((await lockPricesOf(inside, planIds)).map((price) => [price.itemId, price]));
    const taken = await takePlans(inside, planIds);
    for (const { id, startsOn, staffId } of plans) {
      const changed = (taken.get(id) ?? []).flatMap(({ itemId, listCents }) => {
        const price = prices.get(itemId);
        return price ? [{ ...price, ...withListPrice(shopPriceOf(price), listCents) }] : [];
      });
      if (changed.length === 0) continue;
      for (const price of changed) prices.set(price.itemId, price);
      await updatePrices(inside, changed, staffId);
      await recordActOf(
        { query: inside, storefrontId, at, by: { actor: "system", name: "planned prices" } },
        {
          kind: "prices.changed",
          subject: "prices",
          no: startsOn,
          before: null,
          after: { kind: "list", from: startsOn, items: changed.length, itemNos: changed.slice(0, LOGGED).map(({ itemNo }) => itemNo) },
        },
      );
    }
    const products = [...new Set([...prices.values()].map(({ productId }) => productId))];
    await recordChanges(
      inside,
      products.map((id) => ({ kind: "product", entity: String(id) })),
    );
    return products;
  });
}

const shopPriceOf = ({ listCents, saleCents, saleFrom, saleUntil }: DuePrice): ShopPrice => ({ listCents, saleCents, saleFrom, saleUntil });
