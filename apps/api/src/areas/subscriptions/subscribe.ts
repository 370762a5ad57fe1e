import type { subscriptions } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { type Context, inTransaction } from "../../context.ts";
import { emailKey, emailKey as keyOf } from "../../domain/email-key.ts";
import { spendCaptcha } from "../../proofs/spend-captcha.ts";
import { hashOf, newTicket } from "../../session/ticket.ts";
import { requireSources } from "./sources.ts";
import { insertSubscriptions, selectToken } from "./subscription.repository.ts";
import { SUBSCRIPTION_ASK, type SubscriptionPayload } from "./subscription-message.ts";

/** Repeated requests within this time send one email. */
const ONE_MAIL_MS = 10 * 60_000;

/** Responds and does the same work for every address, so that it does not reveal which ones are known. */
export const subscribe: Verb<typeof subscriptions.subscribe> = async (context, { email, sources, captchaToken }) => {
  const wanted = requireSources(sources);
  await spendCaptcha(context, captchaToken, "subscribe");
  const { storefront, language, now } = context;
  const payload: SubscriptionPayload = { storefrontId: storefront.id, email, sources: wanted, language };
  const moment = Math.floor(now().getTime() / ONE_MAIL_MS);
  const key = hashOf(JSON.stringify([storefront.id, emailKey(email), wanted.toSorted(), moment]));
  await inTransaction(context, ({ query, outbox }) =>
    outbox.enqueue(query, [{ kind: SUBSCRIPTION_ASK, key: `subscription:ask:${key}`, payload: { ...payload } }]),
  );
  return { done: true };
};

/** Starts sources for an address whose owner has consented, inside the caller's transaction. */
export async function beginSubscriptions(inside: Context, email: string, sources: string[], language: string): Promise<void> {
  const { query, storefront, now } = inside;
  const subscriber = { storefrontId: storefront.id, emailKey: keyOf(email) };
  const token = (await selectToken(query, subscriber)) ?? newTicket().ticket;
  await insertSubscriptions(query, { ...subscriber, email, sources, language, token, since: now() });
}
