import type { bagCalls } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { activeBagId, mergeBag } from "../../bag/index.ts";
import { changeBags } from "./supersede-attempt.ts";

/** Merges bags, also when an attempt to pay for one of them only waits for its buyer. */
export const mergeBags: Verb<typeof bagCalls.merge> = (context, input) => {
  const bagsOf = async () => [input.shoppingBagQuoteId, await activeBagId(context)].filter((id) => id !== null);
  return changeBags(context, bagsOf, async () => mergeBag(context, input));
};
