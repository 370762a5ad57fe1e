import type { OfficeOrder } from "@azulejo/contract";
import { createElement } from "react";
import { orderIn, selectOrderDetails, toOfficeOrder } from "../../areas/fulfillment/index.ts";
import { readStores, type Store } from "../../areas/store/index.ts";
import type { Services } from "../../context.ts";
import { text } from "../../messages/index.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { money } from "../formats.ts";
import { staffAddresses } from "../staff-addresses.ts";
import { type MailStorefront, mailShop, requireStorefront, type WrittenMail, writeMail } from "../write-letter.ts";
import { NewOrderMail } from "./new-order-mail.tsx";

/** Delivers `mail.newOrder` to the shop and to the pickup store, in the storefront's language. Replies go to the customer. */
export function newOrderCourier(services: Services, mailer: Mailer): Courier {
  return async ({ orderId }, key) => {
    const { database, referenceData } = services;
    const { query } = database;
    const details = await selectOrderDetails(query, { orderId: Number(orderId) });
    if (!details) throw new Error(`order ${orderId} is not placed`);
    const storefront = await requireStorefront(services, details.order.storefrontId);
    const language = storefront.settings.defaultLocale;
    const stores = await readStores({ referenceData, query }, storefront.id);
    const order = toOfficeOrder(await orderIn(query, details, language), stores, language);
    const receipt = `${storefront.publicUrl}/${order.language}/order/receipt/${details.order.receiptKey}`;
    await mailer.send({ ...(await writeNewOrder(storefront, { order, stores, receipt })), key });
  };
}

interface NewOrder {
  order: OfficeOrder;
  stores: readonly Store[];
  /** The absolute URL of the customer's receipt. */
  receipt: string;
}

export function writeNewOrder(storefront: MailStorefront, { order, stores, receipt }: NewOrder): Promise<WrittenMail> {
  const { settings, timezone } = storefront;
  const language = settings.defaultLocale;
  const pickupStore = stores.find((one) => one.code === order.pickupStore?.code);
  const subject = text(language, "mail.newOrder.subject", {
    orderNo: String(order.orderNo),
    total: money(order.totalCents, order.currency, language),
  });
  const places = new Map(stores.map((store) => [store.code, store.texts[language].name]));
  const body = createElement(NewOrderMail, { order, language, timezone, places, receipt, shop: mailShop(storefront) });
  return writeMail(
    storefront,
    { to: staffAddresses(settings, "orders", pickupStore?.email ?? null), replyTo: order.customer.email, subject },
    body,
  );
}
