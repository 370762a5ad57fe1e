import type { Language } from "@azulejo/contract";
import {
  dueOn,
  PRIVACY_ASK,
  PRIVACY_NEWS,
  PRIVACY_RECEIVED,
  type PrivacyNews,
  personalDataFile,
  type ReceivedPayload,
  selectRequest,
  type UnconfirmedRequest,
} from "../areas/privacy/index.ts";
import type { Services } from "../context.ts";
import type { Courier } from "../outbox/outbox.ts";
import type { Mailer } from "../ports/mail/mailer.ts";
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
    [PRIVACY_NEWS]: newsCourier(services, mailer),
  }) satisfies Record<string, Courier>;

/** Delivers `mail.privacyAsk`: asks the owner of the address to confirm the request with a link. */
function askCourier(services: Services, mailer: Mailer): Courier {
  const budget = createMailBudget(services, "privacy");
  return async (payload, key) => {
    const asked = payload as unknown as UnconfirmedRequest;
    await budget.within(asked.email, () => ask(asked, key));
  };
  async function ask(asked: UnconfirmedRequest, key: string): Promise<void> {
    const { database, now } = services;
    const { storefrontId, email, kind, name, language } = asked;
    const { ticket, hash } = newTicket();
    const expiresAt = new Date(now().getTime() + GOOD_FOR_MS);
    await insertLink(database.query, { hash, kind: "privacy", storefrontId, data: { ...asked }, expiresAt });
    const storefront = await requireStorefront(services, storefrontId);
    const words = letterText(language, letters.privacyAsk, { shop: storefront.name, name, kind });
    const addresses = [`${storefront.publicUrl}/${language}/privacy/confirm?token=${ticket}`];
    await mailer.send({ ...(await writeLetter(storefront, { to: email, language, words, addresses })), key });
  }
}

/** Delivers `mail.privacyReceived`, with the last day of the answer. */
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

const newsLetters = { extended: letters.privacyExtended, done: letters.privacyDone, refused: letters.privacyRefused };

/** Delivers `mail.privacyNews`: the outcome of a request, with the requested copy of the data attached. */
function newsCourier(services: Services, mailer: Mailer): Courier {
  return async (payload, key) => {
    const { storefrontId, requestNo, news, note } = payload as unknown as PrivacyNews & { storefrontId: number; requestNo: string };
    const { query } = services.database;
    const request = await selectRequest(query, storefrontId, requestNo);
    if (!request) return;
    const storefront = await requireStorefront(services, storefrontId);
    const { kind, email, name, receivedOn } = request;
    const language = request.language as Language;
    const values = { shop: storefront.name, phone: storefront.settings.phone, name, kind, requestNo, note };
    const words = letterText(language, newsLetters[news], { ...values, day: day(dueOn(receivedOn, true), language) });
    const copy = news === "done" && kind === "copy" ? await personalDataFile({ query, now: services.now }, storefrontId, request) : null;
    const attachments = copy ? [{ filename: copy.name, contentType: "application/json", content: copy.content }] : [];
    await mailer.send({ ...(await writeLetter(storefront, { to: email, language, words, addresses: [] })), attachments, key });
  };
}
