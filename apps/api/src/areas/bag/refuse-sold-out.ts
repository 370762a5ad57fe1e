import { ShopError } from "@azulejo/contract";
import type { Context } from "../../context.ts";
import { outlookOf, selectStock, todayAt } from "../product/index.ts";

/**
 * Refuses items that are neither in stock nor expected. Expected items may be added, because a buyer can request a quote for them. Staff may
 * add any item to a customer's bag.
 * @throws webshoppingbag_sold_out
 */
export async function refuseSoldOut(context: Context, items: { itemNo: string; kind: string; inStock: unknown }[]): Promise<void> {
  const { query, storefront, session } = context;
  if (session?.byStaffId !== undefined) return;
  const none = items.filter(({ kind, inStock }) => kind !== "electronic" && !inStock).map(({ itemNo }) => itemNo);
  if (none.length === 0) return;
  const gone = (await selectStock(query, storefront.id, none, todayAt(context))).find((item) => outlookOf(item).expectedOn === null);
  if (gone) throw new ShopError("webshoppingbag_sold_out", { itemNo: gone.itemNo });
}
