import type { bagCalls } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { inTransaction } from "../../context.ts";
import { deleteLines, updateLine } from "./bag.repository.ts";
import { requireOpenBag, showBag } from "./open-bag.ts";
import { priceBag } from "./pricing/price-bag.ts";

/** Applies what the shopper confirmed: removes lines no longer sold and accepts new prices. */
export const cleanUpBag: Verb<typeof bagCalls.cleanUp> = async (context, { shoppingBagQuoteId }) => {
  await inTransaction(context, async (inside) => {
    const bag = await requireOpenBag(inside, shoppingBagQuoteId);
    const { lines } = await priceBag(inside, bag);
    await deleteLines(
      inside.query,
      bag.id,
      lines.filter((one) => one.unitPriceCents === null).map((one) => one.line.lineId),
    );
    for (const { line, unitPriceCents } of lines) {
      if (unitPriceCents !== null && unitPriceCents !== line.seenPriceCents) {
        await updateLine(inside.query, bag.id, line.lineId, { seenPriceCents: unitPriceCents });
      }
    }
  });
  return showBag(context, shoppingBagQuoteId);
};
