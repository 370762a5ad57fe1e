import type { webshoppingbag } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { inTransaction } from "../../context.ts";
import { requireOpenBag, showBag } from "./open-bag.ts";
import { deleteLines } from "./webshoppingbag.repository.ts";

export const removeBagItem: Verb<typeof webshoppingbag.remove> = async (context, { shoppingBagQuoteId, lineId }) => {
  await inTransaction(context, async (inside) => {
    const bag = await requireOpenBag(inside, shoppingBagQuoteId);
    await deleteLines(inside.query, bag.id, [lineId]);
  });
  return showBag(context, shoppingBagQuoteId);
};
