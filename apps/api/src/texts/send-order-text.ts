import type { Language } from "@azulejo/contract";
import { PAYMENT_LINK_TEXT, selectPaymentMail } from "../areas/checkout/index.ts";
import { OPT_IN, type Owner } from "../areas/consent/index.ts";
import { type OrderDetails, selectOrderDetails, toOfficeOrder } from "../areas/fulfillment/index.ts";
import { readStores } from "../areas/store/index.ts";
import { findStorefront } from "../areas/storefront/index.ts";
import type { Services } from "../context.ts";
import { money, shortDay } from "../mail/formats.ts";
import { isPart } from "../mail/order/order-news.rules.ts";
import { readDelayNews } from "../mail/order/read-delay.ts";
import { readNewDate } from "../mail/order/read-new-date.ts";
import { text } from "../messages/index.ts";
import type { Courier } from "../outbox/outbox.ts";
import { type OrderText, orderText } from "./order-text.ts";
import { sendPayLinkText } from "./send-pay-link-text.ts";
import { sendText } from "./send-text.ts";

type News = OrderText["news"];
type Payload = Record<string, unknown>;

/**
 * Delivers `text.order` to the phone of a customer who agrees to text messages at the time of sending. There are no quiet hours, because
 * the messages are about the customer's own order, and phones have settings for the night.
 */
export function orderTextCourier(services: Services): Courier {
  return async (payload, key) => {
    if (payload.mail === OPT_IN) return sendWelcome(services, payload, key);
    if (payload.mail === PAYMENT_LINK_TEXT) return sendPayLinkText(services, payload, key);
    const found = await readOrder(services, payload);
    if (!found) return;
    const { details, news, more } = found;
    const { order } = details;
    const owner: Owner = order.accountId === null ? { orderId: order.id } : { accountId: order.accountId };
    const write = async () => orderText(order.language as Language, await valuesOf(services, details, news, more));
    await sendText(services, { key, storefrontId: order.storefrontId, owner, orderId: order.id, write });
  };
}

/** Sends the message that confirms a consent given on a page. */
async function sendWelcome(services: Services, { owner, storefrontId, language }: Payload, key: string): Promise<void> {
  const { database, referenceData } = services;
  const { name } = await findStorefront({ referenceData, query: database.query }, Number(storefrontId));
  const to = owner as Owner;
  const write = async () => text(language as Language, "text.start", { shop: name });
  const orderId = "orderId" in to ? to.orderId : null;
  await sendText(services, { key, storefrontId: Number(storefrontId), owner: to, orderId, write });
}

interface Found {
  details: OrderDetails;
  news: News;
  more: Partial<OrderText>;
}

/** Returns the order that a message is about; null if the message is outdated. */
async function readOrder(services: Services, payload: Payload): Promise<Found | null> {
  const { query } = services.database;
  if (payload.mail === "mail.delay") {
    const delay = await readDelayNews(services, payload);
    if (!delay) return null;
    const { delay: asked, details, language, choice } = delay;
    const day = shortDay(asked.promisedOn, language);
    return { details, news: "delayed", more: { day, answerBy: shortDay(asked.answerOn, language), link: choice } };
  }
  if (payload.mail === "mail.delayOver" || payload.mail === "mail.carrierDelay") {
    const date = await readNewDate(services, payload);
    const news = payload.mail === "mail.delayOver" ? "backOn" : "carrierDelay";
    return date && { details: date.details, news, more: { day: shortDay(date.promisedOn, date.language) } };
  }
  if (payload.mail === "mail.paymentReceived") {
    const paid = await selectPaymentMail(query, { paymentId: Number(payload.paymentId) }, services.now());
    const details = paid && (await selectOrderDetails(query, { orderId: paid.order.id }));
    // A pending payment hasn't been received.
    if (!paid || paid.isPending || !details) return null;
    return {
      details,
      news: "received",
      more: { amount: money(paid.amountCents, paid.order.currency, details.order.language as Language) },
    };
  }
  const details = await selectOrderDetails(query, { orderId: Number(payload.orderId) });
  return (
    details && { details, news: payload.mail === "mail.receipt" ? "placed" : (payload.news as News), more: refundIn(details, payload) }
  );
}

/** Returns the amount of a refund. */
function refundIn({ order, refunds }: OrderDetails, { refundId }: Payload): Partial<OrderText> {
  const refund = refunds.find((one) => one.id === refundId);
  return refund ? { amount: money(refund.amountCents, order.currency, order.language as Language) } : {};
}

async function valuesOf(services: Services, details: OrderDetails, news: News, more: Partial<OrderText>): Promise<OrderText> {
  const { database, referenceData, shopOf } = services;
  const { order } = details;
  const language = order.language as Language;
  const storefront = await findStorefront({ referenceData, query: database.query }, order.storefrontId);
  const { publicUrl } = shopOf(storefront.id);
  const stores = await readStores({ referenceData, query: database.query }, storefront.id);
  const shown = toOfficeOrder(details, stores, language);
  return {
    news,
    shop: storefront.name,
    orderNo: String(order.orderNo),
    isPart: (news === "ready" || news === "shipped") && isPart(shown, news),
    amount: "",
    store: shown.pickupStore?.name ?? "",
    day: "",
    answerBy: "",
    link: news === "returned" ? `${publicUrl}/${language}/payorder` : `${publicUrl}/${language}/order/receipt/${order.receiptKey}`,
    ...more,
  };
}
