import type { subscriptions } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { inTransaction } from "../../context.ts";
import { emailKey } from "../../domain/email-key.ts";
import { spendCaptcha } from "../../proofs/spend-captcha.ts";
import { hashOf } from "../../session/ticket.ts";
import { requireSources } from "./sources.ts";
import { SUBSCRIPTION_ASK, type SubscriptionPayload } from "./subscription-message.ts";

/** Repeated requests within this time send one email. */
const ONE_MAIL_MS = 10 * 60_000;

/** Responds and works the same for every address, so that it does not reveal whether one is known. */
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
