import type { Language } from "@azulejo/contract";
import {
  SUBSCRIPTION_ASK,
  SUBSCRIPTION_WELCOME,
  type SubscriptionPayload,
  selectSubscriptions,
  selectToken,
  sourcesIn,
} from "../../areas/subscriptions/index.ts";
import type { Services } from "../../context.ts";
import { emailKey } from "../../domain/email-key.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { insertLink } from "../../proofs/mailed-link.repository.ts";
import { newTicket } from "../../session/ticket.ts";
import { letterText } from "../letter.ts";
import { letters } from "../letters.ts";
import { createMailBudget } from "../mail-budget.ts";
import { requireStorefront, writeLetter } from "../write-letter.ts";

const GOOD_FOR_MS = 7 * 86_400_000;

/** Returns the couriers for messages about subscriptions. */
export const subscriptionCouriers = (services: Services, mailer: Mailer) =>
  ({
    [SUBSCRIPTION_ASK]: askCourier(services, mailer),
    [SUBSCRIPTION_WELCOME]: welcomeCourier(services, mailer),
  }) satisfies Record<string, Courier>;

/** Delivers `mail.subscriptionAsk`: asks the owner of the address to confirm the subscription with a link. */
function askCourier(services: Services, mailer: Mailer): Courier {
  const budget = createMailBudget(services, "subscription");
  return async (payload, key) => {
    const { email } = payload as unknown as SubscriptionPayload;
    await budget.within(email, () => ask(payload as unknown as SubscriptionPayload, key));
  };
  async function ask({ storefrontId, email, sources, language }: SubscriptionPayload, key: string): Promise<void> {
    const { database, now } = services;
    const { ticket, hash } = newTicket();
    const expiresAt = new Date(now().getTime() + GOOD_FOR_MS);
    await insertLink(database.query, { hash, kind: "subscription", storefrontId, data: { email, sources, language }, expiresAt });
    const storefront = await requireStorefront(services, storefrontId);
    const words = letterText(language, letters.subscriptionAsk, { shop: storefront.name, names: namesOf(sources, language) });
    const addresses = [`${storefront.publicUrl}/${language}/subscription/confirm?token=${ticket}`];
    await mailer.send({ ...(await writeLetter(storefront, { to: email, language, words, addresses })), key });
  }
}

/** Delivers `mail.subscriptionWelcome`. Like every subscription email, it has a one-click unsubscribe link. */
function welcomeCourier(services: Services, mailer: Mailer): Courier {
  return async (payload, key) => {
    const { storefrontId, email, sources, language } = payload as unknown as SubscriptionPayload;
    const subscriber = { storefrontId, emailKey: emailKey(email) };
    const [token, going] = await Promise.all([
      selectToken(services.database.query, subscriber),
      selectSubscriptions(services.database.query, subscriber),
    ]);
    const begun = sources.filter((source) => going.has(source));
    if (!token || begun.length === 0) return;
    const storefront = await requireStorefront(services, storefrontId);
    const words = letterText(language, letters.subscriptionWelcome, { shop: storefront.name, names: namesOf(begun, language) });
    const address = unsubscribeAddress(storefront.publicUrl, language, token);
    const letter = await writeLetter(storefront, { to: email, language, words, addresses: [address] });
    await mailer.send({ ...letter, headers: unsubscribeHeaders(address), key });
  };
}

const unsubscribeAddress = (publicUrl: string, language: Language, token: string): string =>
  `${publicUrl}/${language}/subscription/unsubscribe?token=${token}`;

/** RFC 8058: an email client unsubscribes with one POST to the address. */
export const unsubscribeHeaders = (address: string): Record<string, string> => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const namesOf = (codes: string[], language: Language): string =>
  new Intl.ListFormat(language).format(sourcesIn(language).flatMap(({ code, name }) => (codes.includes(code) ? [name] : [])));
