import { ShopError, type webshoppingbag } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { type Context, inTransaction } from "../../context.ts";
import { readProducts, selectItemsByNo, todayAt, unitPrice } from "../product/index.ts";
import { readStores } from "../storelocator/index.ts";
import { followBag, ownOrNewBag, requireOpenBag, showBag } from "./open-bag.ts";
import { acceptQuantityBreaks, dependsOnQuantity } from "./pricing/accept-quantity-breaks.ts";
import { refuseOverLimits } from "./refuse-over-limits.ts";
import { addLine, updateBag } from "./webshoppingbag.repository.ts";
import { chooseFulfilment, MAX_LINES, MAX_QUANTITY } from "./webshoppingbag.rules.ts";

/** Adds all items or none. Without a bag id, adds to the caller's own bag, which the first call creates. */
export const addBagItem: Verb<typeof webshoppingbag.addItem> = async (context, input) => {
  const bagId = await inTransaction(context, async (inside) => {
    const known = input.shoppingBagQuoteId;
    const { id, lines } = known ? await requireOpenBag(inside, await followBag(inside, known)) : await ownOrNewBag(inside);
    if (input.pickupStoreCode) await choosePickup(inside, id, input.pickupStoreCode);
    const before = new Set(lines.map((line) => line.itemId));
    const items = await requireItems(
      inside,
      input.items.map((item) => item.itemNo),
    );
    for (const item of items) before.add(item.id);
    if (before.size > MAX_LINES) throw new ShopError("webshoppingbag_full", { limit: MAX_LINES });
    for (const requested of input.items) {
      const item = items.find((one) => one.itemNo === requested.itemNo);
      if (!item) throw new ShopError("product_not_found");
      if (item.kind === "sample" && !context.storefront.settings.features.samples) throw new ShopError("storefront_feature_off");
      const fulfilment = chooseFulfilment(item.kind, requested.fulfilmentType);
      if (!fulfilment) throw new ShopError("webshoppingbag_fulfilment", { itemNo: requested.itemNo });
      const line = {
        itemId: item.id,
        quantity: requested.quantity,
        fulfilment,
        seenPriceCents: item.cents,
        recipient: requested.recipient ?? null,
      };
      const added = requested.quantity <= MAX_QUANTITY && (await addLine(inside.query, id, line, MAX_QUANTITY));
      if (!added) throw new ShopError("webshoppingbag_quantity", { limit: MAX_QUANTITY });
    }
    if (items.some((item) => item.kind !== "item")) await refuseOverLimits(inside, id);
    if (known || inside.session) await updateBag(inside.query, id, {});
    if (items.some((item) => item.hasBreaks)) await acceptQuantityBreaks(inside, id);
    return id;
  });
  return showBag(context, bagId);
};

async function choosePickup(context: Context, bagId: string, code: string): Promise<void> {
  const store = (await readStores(context, context.storefront.id)).find((one) => one.code === code);
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
      itemNo: row.itemNo,
      kind: row.kind,
      cents: unitPrice(item.price, today, 1),
      hasBreaks: dependsOnQuantity(item),
    };
  });
}
