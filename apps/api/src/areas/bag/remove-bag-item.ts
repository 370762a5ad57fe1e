import type { bagCalls } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { inTransaction } from "../../context.ts";
import { deleteLines } from "./bag.repository.ts";
import { requireOpenBag, showBag } from "./open-bag.ts";

export const removeBagItem: Verb<typeof bagCalls.remove> = async (context, { shoppingBagQuoteId, lineId }) => {
  await inTransaction(context, async (inside) => {
    const bag = await requireOpenBag(inside, shoppingBagQuoteId);
    await deleteLines(inside.query, bag.id, [lineId]);
  });
  return showBag(context, shoppingBagQuoteId);
};
