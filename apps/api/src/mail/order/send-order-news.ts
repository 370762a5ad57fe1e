import type { Language, OfficeOrder } from "@azulejo/contract";
import { type ComponentProps, createElement } from "react";
import { selectParcels, selectReceipt } from "../../areas/customer/index.ts";
import { type OrderDetails, selectOrderDetails, toOfficeOrder } from "../../areas/fulfillment/index.ts";
import { readStores } from "../../areas/store/index.ts";
import type { Services } from "../../context.ts";
import { storedFormat, storedPicture } from "../../domain/orders/stored-values.rules.ts";
import { text } from "../../messages/index.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { money } from "../formats.ts";
import { type MailStorefront, mailShop, requireStorefront, type WrittenMail, writeMail } from "../write-letter.ts";
import { accountName } from "./account-name.ts";
import { isPart, newsLines, type OrderNews } from "./order-news.rules.ts";
import { type DebitNews, type MoneyNews, OrderNewsMail } from "./order-news-mail.tsx";
import { orderNumbers } from "./order-numbers.ts";

/** Delivers `mail.orderNews` to the customer, in the order's language, with the order's state at the time of sending. */
export function orderNewsCourier(services: Services, mailer: Mailer): Courier {
  return async (payload, key) => {
    const { database, referenceData } = services;
    const { query } = database;
    const news = payload.news as OrderNews;
    const details = await selectOrderDetails(query, { orderId: Number(payload.orderId) });
    if (!details) throw new Error(`order ${payload.orderId} is not placed`);
    // A moved order may have no email address.
    if (details.order.email === "") return;
    const storefront = await requireStorefront(services, details.order.storefrontId);
    const language = details.order.language as Language;
    const stores = await readStores({ referenceData, query }, storefront.id);
    const order = toOfficeOrder(details, stores, language);
    const refund = order.refunds.find((one) => one.id === payload.refundId) ?? null;
    const shipment = order.shipments.find((one) => one.id === payload.eventId) ?? null;
    const stepKind = news === "itemsCanceled" ? "canceled" : "ready";
    const parcels = shipment ? ((await selectParcels(query, details.order.id)).get(shipment.id) ?? []) : [];
    const steps = details.steps.filter((step) => step.eventId === payload.eventId && step.kind === stepKind);
    const about = refund?.lines ?? shipment?.lines ?? steps.map(({ orderLineId, units }) => ({ lineId: orderLineId, units }));
    const receipt = await selectReceipt(query, { orderId: Number(payload.orderId) });
    const mail = await writeOrderNews(storefront, {
      news,
      order,
      language,
      lines: newsLines(order, news, about),
      money: refund && moneyOf(order, refund, language),
      by: whoCanceled(details, refund?.id, payload.eventId),
      debit: debitOf(details, payload, language),
      shipment,
      parcels,
      store: stores.find((one) => one.code === order.pickupStore?.code) ?? null,
      pictures: new Map(
        receipt?.lines.map(({ itemNo, picture, format }) => [itemNo, { picture: storedPicture(picture), format: storedFormat(format) }]),
      ),
      publicUrl: storefront.publicUrl,
      address: `${storefront.publicUrl}/${language}/order/receipt/${details.order.receiptKey}`,
    });
    await mailer.send({ ...mail, key });
  };
}

type Told = Omit<ComponentProps<typeof OrderNewsMail>, "shop">;

export function writeOrderNews(storefront: MailStorefront, told: Told): Promise<WrittenMail> {
  const { news, order, language, money: paid, debit } = told;
  const values = {
    orderNo: orderNumbers(order),
    amount: paid?.amount ?? "",
    method: debit?.method ?? "",
    isPart: isPart(order, news) ? "yes" : "no",
  };
  const body = createElement(OrderNewsMail, { ...told, shop: mailShop(storefront) });
  return writeMail(storefront, { to: order.customer.email, subject: text(language, `mail.news.${news}.subject`, values) }, body);
}

/** Returns who or what caused a cancellation. */
function whoCanceled({ refunds, events }: OrderDetails, refundId: number | undefined, eventId: unknown) {
  const id = refunds.find((one) => one.id === refundId)?.eventId ?? eventId;
  const event = events.find((one) => one.id === id);
  if (event?.byCustomer) return "customer";
  if (event?.detail?.payBy !== undefined) return "unpaid";
  return event?.detail?.delayId === undefined ? "shop" : "unanswered";
}

/** A payment that a bank may answer days later. */
const isDebit = ({ method }: { method: string }): boolean => method === "Ach" || method === "PayPal";

/** Returns the debit that an email is about: the given payment, or else the newest debit. */
export const debitIn = ({ payments }: OrderDetails, { paymentId }: Record<string, unknown>) =>
  payments.find((one) => one.id === paymentId) ?? payments.findLast(isDebit);

function debitOf(details: OrderDetails, payload: Record<string, unknown>, language: Language): DebitNews | null {
  const { order } = details;
  const debit = debitIn(details, payload);
  if (!debit) return null;
  const { method, status, amountCents, failureCode } = debit;
  return { method, isPending: status === "pending", amount: money(amountCents, order.currency, language), reason: failureCode ?? "" };
}

/** Returns where a refund went; null if there was nothing to refund. */
function moneyOf(
  { currency, payments, earlierNo }: OfficeOrder,
  refund: OfficeOrder["refunds"][number],
  language: Language,
): MoneyNews | null {
  const { state, amountCents, creditCents, paidBy } = refund;
  if (state === "requested" || amountCents === 0) return null;
  const payment = payments.find((one) => one.method !== "Credit" && one.method !== "GiftCard");
  const isGift = payments.some((one) => one.method === "GiftCard");
  const ways = { Ach: "bank", PayPal: "wallet", Link: "link" } as Record<string, "bank" | "wallet" | "link">;
  const shown = (cents: number) => money(cents, currency, language);
  return {
    state,
    way:
      paidBy ??
      (creditCents > 0
        ? internalWay({ isGift, isMoved: earlierNo !== null, isWhole: creditCents === amountCents })
        : (ways[payment?.method ?? ""] ?? "card")),
    amount: shown(amountCents),
    toCard: shown(amountCents - creditCents),
    toCredit: shown(creditCents),
    card: payment ? accountName(payment, language) : "",
  };
}

/** How a refund is made without a provider, in whole or in part. */
function internalWay({ isGift, isMoved, isWhole }: { isGift: boolean; isMoved: boolean; isWhole: boolean }): MoneyNews["way"] {
  if (isGift) return isWhole ? "gift" : "giftAndCard";
  if (!isWhole) return "both";
  return isMoved ? "account" : "credit";
}
