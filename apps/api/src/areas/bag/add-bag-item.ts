import { type bagCalls, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { type Context, inTransaction, type Work } from "../../context.ts";
import { readProducts, selectItemsByNo, todayAt, unitPrice } from "../product/index.ts";
import { readPublishedStores } from "../store/index.ts";
import { addLine, updateBag } from "./bag.repository.ts";
import { chooseFulfilment, MAX_LINES, MAX_QUANTITY } from "./bag.rules.ts";
import { activeOrNewBag, followBag, openFilledBag, requireOpenBag, showBag } from "./open-bag.ts";
import { acceptQuantityBreaks, dependsOnQuantity } from "./pricing/accept-quantity-breaks.ts";
import { refuseOverLimits } from "./refuse-over-limits.ts";
import { refuseSoldOut } from "./refuse-sold-out.ts";

/** Adds all items or none. Without a bag id, adds to the caller's own bag, which the first call creates. */
export const addBagItem: Verb<typeof bagCalls.addItem> = async (context, input) => {
  const added = await inTransaction(context, async (inside) => {
    const known = input.shoppingBagQuoteId;
    const isGuestsFirst = !known && !inside.session && !input.pickupStoreCode;
    const bag = known ? await requireOpenBag(inside, await followBag(inside, known)) : isGuestsFirst ? null : await activeOrNewBag(inside);
    if (bag && input.pickupStoreCode) await choosePickup(inside, bag.id, input.pickupStoreCode);
    const items = await requireItems(
      inside,
      input.items.map((item) => item.itemNo),
    );
    const itemIds = new Set([...(bag?.lines ?? []).map((line) => line.itemId), ...items.map((item) => item.id)]);
    await refuseSoldOut(
      inside,
      items.filter(({ id }) => !bag?.lines.some((line) => line.itemId === id)),
    );
    if (itemIds.size > MAX_LINES) throw new ShopError("webshoppingbag_full", { limit: MAX_LINES });
    const lines = input.items.map((requested) => newLine(context, requested, items));
    if (lines.some(({ quantity }) => quantity > MAX_QUANTITY)) throw new ShopError("webshoppingbag_quantity", { limit: MAX_QUANTITY });
    const hasSpecialItems = items.some((item) => item.kind !== "item");
    const hasBreaks = items.some((item) => item.hasBreaks);
    // Most bags start with one ordinary item; they need one statement and no second read.
    if (!bag && !hasSpecialItems && !hasBreaks && itemIds.size === lines.length) return openFilledBag(inside, lines);
    const { id } = bag ?? (await activeOrNewBag(inside));
    for (const { productId: _, ...line } of lines)
      if (!(await addLine(inside.query, id, line, MAX_QUANTITY))) throw new ShopError("webshoppingbag_quantity", { limit: MAX_QUANTITY });
    if (hasSpecialItems) await refuseOverLimits(inside, id);
    if (known || inside.session) await updateBag(inside.query, id, {});
    if (hasBreaks) await acceptQuantityBreaks(inside, id);
    return id;
  });
  return showBag(context, added);
};

type Requested = ParsedInputOf<typeof bagCalls.addItem>["items"][number];

function newLine({ storefront }: Work, requested: Requested, items: Awaited<ReturnType<typeof requireItems>>) {
  const item = items.find((one) => one.itemNo === requested.itemNo);
  if (!item) throw new ShopError("product_not_found");
  if (item.kind === "sample" && !storefront.settings.features.samples) throw new ShopError("storefront_feature_off");
  const fulfilment = chooseFulfilment(item.kind, requested.fulfilmentType);
  if (!fulfilment) throw new ShopError("webshoppingbag_fulfilment", { itemNo: requested.itemNo });
  const { id: itemId, productId, cents: seenPriceCents } = item;
  return { itemId, productId, quantity: requested.quantity, fulfilment, seenPriceCents, recipient: requested.recipient ?? null };
}

async function choosePickup(context: Context, bagId: string, code: string): Promise<void> {
  const store = (await readPublishedStores(context, context.storefront.id)).find((one) => one.code === code);
  if (!store) throw new ShopError("storelocator_not_found");
  await updateBag(context.query, bagId, { pickupPlaceId: store.id });
}

/** Returns the items with the prices shown now; a later change is reported before payment. */
async function requireItems(context: Context, itemNos: string[]) {
  const rows = await selectItemsByNo(context.query, context.storefront.id, itemNos);
  const products = await readProducts(context, [...new Set(rows.map((row) => row.productId))]);
  const today = todayAt(context);
  return rows.map((row) => {
    const item = products.flatMap((product) => product.items).find((one) => one.id === row.id);
    if (!item?.price) throw new ShopError("product_not_found");
    return {
      id: row.id,
      productId: row.productId,
      itemNo: row.itemNo,
      kind: row.kind,
      inStock: row.inStock,
      cents: unitPrice(item.price, today, 1),
      hasBreaks: dependsOnQuantity(item),
    };
  });
}
