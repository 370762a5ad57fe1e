import type { webshoppingbag } from "@azulejo/contract";
import type { Verb } from "../../http/handler.ts";
import { showBag } from "./open-bag.ts";
import { selectBagOfAccount } from "./webshoppingbag.repository.ts";

/** Reading a bag makes nobody its owner. */
export const getCustomerShoppingBag: Verb<typeof webshoppingbag.get> = async (context, { shoppingBagQuoteId }) => {
  const { query, storefront, session } = context;
  const id = shoppingBagQuoteId ?? (session && (await selectBagOfAccount(query, storefront.id, session.accountId)));
  return id ? showBag(context, id) : null;
};
