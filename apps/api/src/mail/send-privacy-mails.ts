import { type AskedRequest, PRIVACY_ASK, PRIVACY_RECEIVED, type ReceivedPayload } from "../areas/privacy/index.ts";
import type { Services } from "../context.ts";
import type { Courier } from "../outbox/outbox.ts";
import type { Mailer } from "../ports/mailer.ts";
import { insertLink } from "../proofs/mailed-link.repository.ts";
import { newTicket } from "../session/ticket.ts";
import { day } from "./formats.ts";
import { letterText } from "./letter.ts";
import { letters } from "./letters.ts";
import { createMailBudget } from "./mail-budget.ts";
import { requireStorefront, writeLetter } from "./write-letter.ts";

const GOOD_FOR_MS = 7 * 86_400_000;

/** Returns the couriers for messages about privacy requests. */
export const privacyCouriers = (services: Services, mailer: Mailer) =>
  ({
    [PRIVACY_ASK]: askCourier(services, mailer),
    [PRIVACY_RECEIVED]: receivedCourier(services, mailer),
  }) satisfies Record<string, Courier>;

/** Delivers `mail.privacyAsk`: asks the owner of the address to confirm the request with a link. */
function askCourier(services: Services, mailer: Mailer): Courier {
  const budget = createMailBudget();
  return async (payload, key) => {
    const asked = payload as unknown as AskedRequest;
    await budget.within(asked.email, () => ask(asked, key));
  };
  async function ask(asked: AskedRequest, key: string): Promise<void> {
    const { database, publicUrl, now } = services;
    const { storefrontId, email, kind, name, language } = asked;
    const { ticket, hash } = newTicket();
    const expiresAt = new Date(now().getTime() + GOOD_FOR_MS);
    await insertLink(database.query, { hash, kind: "privacy", storefrontId, data: { ...asked }, expiresAt });
    const storefront = await requireStorefront(services, storefrontId);
    const words = letterText(language, letters.privacyAsk, { shop: storefront.name, name, kind });
    const addresses = [`${publicUrl}/${language}/privacy/confirm?token=${ticket}`];
    await mailer.send({ ...(await writeLetter(storefront, { to: email, language, words, addresses })), key });
  }
}

/** Delivers `mail.privacyReceived`: says by when the request is answered. */
function receivedCourier(services: Services, mailer: Mailer): Courier {
  return async (payload, key) => {
    const { storefrontId, requestNo, kind, email, name, language, dueOn } = payload as unknown as ReceivedPayload;
    const storefront = await requireStorefront(services, storefrontId);
    const { phone } = storefront.settings;
    const values = { shop: storefront.name, phone, name, kind, requestNo, day: day(dueOn, language) };
    const words = letterText(language, letters.privacyReceived, values);
    await mailer.send({ ...(await writeLetter(storefront, { to: email, language, words, addresses: [] })), key });
  };
}
