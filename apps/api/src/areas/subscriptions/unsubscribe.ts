import { ShopError, type subscriptions } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { endByToken, selectSubscriber } from "./subscription.repository.ts";

export const unsubscribe: Verb<typeof subscriptions.unsubscribe> = async ({ query, storefront, now }, { token, source }) => {
  const subscriber = await selectSubscriber(query, storefront.id, token);
  if (!subscriber) throw new ShopError("account_link_invalid");
  return { email: subscriber.email, ended: await endByToken(query, storefront.id, token, source, now()) };
};
