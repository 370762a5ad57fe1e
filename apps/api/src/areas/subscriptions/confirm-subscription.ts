import { ShopError, type subscriptions } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { inTransaction } from "../../context.ts";
import { selectLinkData, takeLink } from "../../proofs/mailed-link.repository.ts";
import { hashOf } from "../../session/ticket.ts";
import { beginSubscriptions } from "./subscribe.ts";
import type { Subscription } from "./subscription.repository.ts";
import { SUBSCRIPTION_WELCOME, type SubscriptionPayload } from "./subscription-message.ts";

/** Starts the subscriptions when the link is first used. Later uses change nothing, even if one has ended since. */
export const confirmSubscription: Verb<typeof subscriptions.confirm> = async (context, { token }) => {
  const hash = hashOf(token);
  return inTransaction(context, async (inside) => {
    const { query, outbox, storefront, now } = inside;
    const pending = await selectLinkData<Subscription>(query, { storefrontId: storefront.id, kind: "subscription", hash }, now());
    if (!pending) throw new ShopError("account_link_invalid");
    const { email, sources, language } = pending;
    const first = await takeLink(query, { storefrontId: storefront.id, kinds: ["subscription"], hash }, now());
    if (first) {
      await beginSubscriptions(inside, email, sources, language);
      const payload: SubscriptionPayload = { storefrontId: storefront.id, email, sources, language };
      await outbox.enqueue(query, [{ kind: SUBSCRIPTION_WELCOME, key: `subscription:welcome:${hash}`, payload: { ...payload } }]);
    }
    return { email, sources };
  });
};
