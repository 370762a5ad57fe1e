import { ShopError, type webshoppingbag } from "@azulejo/contract";
import { inTransaction } from "../../context.ts";
import type { Verb } from "../../http/handler.ts";
import { requireOpenBag, showBag } from "./open-bag.ts";
import { priceBag } from "./price-bag.ts";
import { type LineChange, updateLine } from "./webshoppingbag.repository.ts";
import { chooseFulfilment, MAX_QUANTITY } from "./webshoppingbag.rules.ts";

/** Changes all lines named or none. A new quantity or way takes back the consent to several lots. */
export const updateBagItems: Verb<typeof webshoppingbag.update> = async (context, input) => {
  await inTransaction(context, async (inside) => {
    const bag = await requireOpenBag(inside, input.shoppingBagQuoteId);
    const priced = await priceBag(inside, bag);
    for (const asked of input.items) {
      const line = priced.lines.find((one) => one.line.lineId === asked.lineId);
      if (!line) throw new ShopError("webshoppingbag_line_not_found");
      if ((asked.quantity ?? 1) > MAX_QUANTITY) throw new ShopError("webshoppingbag_quantity", { limit: MAX_QUANTITY });
      const change: LineChange = { quantity: asked.quantity, lotsConsented: asked.lotsConsented, recipient: asked.recipient };
      if (asked.fulfilmentType !== undefined) {
        const chosen = chooseFulfilment(line.wire.kind, asked.fulfilmentType);
        const taken = bag.lines.some((other) => other !== line.line && other.itemId === line.line.itemId && other.fulfilment === chosen);
        if (!chosen || taken) throw new ShopError("webshoppingbag_fulfilment", { itemNo: line.wire.itemNo });
        change.fulfilment = chosen;
      }
      const changesLots = change.quantity !== undefined || change.fulfilment !== undefined;
      if (changesLots && change.lotsConsented === undefined) change.lotsConsented = false;
      await updateLine(inside.query, bag.id, asked.lineId, change);
    }
  });
  await acceptQuantityBreaks(context, input.shoppingBagQuoteId);
  return showBag(context, input.shoppingBagQuoteId);
};

/** A price that moved because the shopper changed the quantity is not a price change to be told. */
async function acceptQuantityBreaks(context: Parameters<typeof updateBagItems>[0], bagId: string): Promise<void> {
  await inTransaction(context, async (inside) => {
    const bag = await requireOpenBag(inside, bagId);
    for (const { line, item, unitPriceCents } of (await priceBag(inside, bag)).lines) {
      const breaks = item?.price?.breaks ?? [];
      if (breaks.length > 0 && unitPriceCents !== null && unitPriceCents !== line.seenPriceCents) {
        await updateLine(inside.query, bag.id, line.lineId, { seenPriceCents: unitPriceCents });
      }
    }
  });
}
