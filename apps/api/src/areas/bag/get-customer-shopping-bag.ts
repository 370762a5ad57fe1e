import type { bagCalls } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { selectBagOfAccount } from "./bag.repository.ts";
import { toBagAnswer } from "./bag-answer.ts";
import { followBag, requireBag } from "./open-bag.ts";
import { withExpectedDays } from "./pricing/expected-lines.ts";
import { priceBag } from "./pricing/price-bag.ts";

/** Reading a bag does not claim it. An ordered bag is replaced by the next one. */
export const getCustomerShoppingBag: Verb<typeof bagCalls.get> = async (context, { shoppingBagQuoteId }) => {
  const { query, storefront, session } = context;
  const id = shoppingBagQuoteId ?? (session && (await selectBagOfAccount(query, storefront.id, session.accountId)));
  if (!id) return null;
  const bag = await requireBag(context, await followBag(context, id));
  return bag.status !== "open" ? null : toBagAnswer(context, bag.id, await withExpectedDays(context, await priceBag(context, bag)));
};
