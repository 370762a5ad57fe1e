import type { Language, SellUnit } from "@azulejo/contract";
import {
  describeUnconfirmed,
  readStockAlert,
  STOCK_ALERT,
  STOCK_ALERT_ASK,
  type StockAlertPayload,
  type UnconfirmedAlert,
} from "../../areas/stock-alert/index.ts";
import type { Services } from "../../context.ts";
import { text } from "../../messages/index.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { insertLink } from "../../proofs/mailed-link.repository.ts";
import { newTicket } from "../../session/ticket.ts";
import { money } from "../formats.ts";
import { letterText } from "../letter.ts";
import { letters } from "../letters.ts";
import { createMailBudget } from "../mail-budget.ts";
import { requireStorefront, writeLetter } from "../write-letter.ts";
import { unsubscribeHeaders } from "./send-subscription-mails.ts";

const GOOD_FOR_MS = 7 * 86_400_000;

/** Returns the couriers for requests to be told when goods are available. */
export const stockAlertCouriers = (services: Services, mailer: Mailer) =>
  ({
    [STOCK_ALERT_ASK]: askCourier(services, mailer),
    [STOCK_ALERT]: newsCourier(services, mailer),
  }) satisfies Record<string, Courier>;

/** Delivers `mail.stockAlertAsk`: asks the owner of the address to confirm the request with a link, which later withdraws it. */
function askCourier(services: Services, mailer: Mailer): Courier {
  const budget = createMailBudget(services, "stock-alert");
  return async (payload, key) => {
    const asked = payload as unknown as UnconfirmedAlert;
    await budget.within(asked.email, () => ask(asked, key));
  };
  async function ask(asked: UnconfirmedAlert, key: string): Promise<void> {
    const { storefrontId, email, language } = asked;
    const wanted = await describeUnconfirmed(services, asked);
    if (!wanted) return;
    const { ticket, hash } = newTicket();
    const expiresAt = new Date(services.now().getTime() + GOOD_FOR_MS);
    await insertLink(services.database.query, { hash, kind: "stock_alert", storefrontId, data: { ...asked }, expiresAt });
    const storefront = await requireStorefront(services, storefrontId);
    const words = letterText(language, letters.stockAlertAsk, { shop: storefront.name, ...alertValues(wanted, language) });
    const address = `${storefront.publicUrl}/${language}/subscription/stock-alert?token=${ticket}`;
    const letter = await writeLetter(storefront, { to: email, language, words, addresses: [address] });
    await mailer.send({ ...letter, headers: unsubscribeHeaders(address), key });
  }
}

/** Delivers `mail.stockAlert`, unless the goods have gone again or the request was withdrawn. */
function newsCourier(services: Services, mailer: Mailer): Courier {
  return async (payload, key) => {
    const news = await readStockAlert(services, payload as unknown as StockAlertPayload);
    if (!news) return;
    const { storefrontId, email, language, itemNo, slug, sellUnit, available, goodsCents, currency } = news;
    const storefront = await requireStorefront(services, storefrontId);
    const words = letterText(language, letters.stockAlert, {
      shop: storefront.name,
      phone: storefront.settings.phone,
      ...alertValues(news, language),
      available: text(language, `mail.receipt.quantity.${sellUnit}`, { count: available }),
      ...priceValues(goodsCents, currency, language),
    });
    const lines = words.lines.filter((line) => line !== "");
    const addresses = [`${storefront.publicUrl}/${language}/product/detail/${slug}?item=${encodeURIComponent(itemNo)}`];
    await mailer.send({ ...(await writeLetter(storefront, { to: email, language, words: { ...words, lines }, addresses })), key });
  };
}

interface Wanted {
  itemNo: string;
  name: string;
  detail: string;
  units: number;
  sellUnit: SellUnit;
  store: string | null;
}

/** Returns the values of the goods of a request for its emails. */
export const alertValues = ({ itemNo, name, detail, units, sellUnit, store }: Wanted, language: Language) => ({
  name,
  quantity: text(language, `mail.receipt.quantity.${sellUnit}`, { count: units }),
  goods: `${name} (${[detail, itemNo].filter(Boolean).join(", ")})`,
  way: store === null ? "delivery" : "pickup",
  store: store ?? "",
});

/** @param cents null if the reader may not see prices */
export const priceValues = (cents: number | null, currency: string, language: Language) => ({
  isPriced: cents === null ? "no" : "yes",
  price: cents === null ? "" : money(cents, currency, language),
});
