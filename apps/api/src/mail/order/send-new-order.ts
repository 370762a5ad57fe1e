import { createElement } from "react";
import { render, toPlainText } from "react-email";
import { selectOrderDetails, toOfficeOrder } from "../../areas/office/index.ts";
import { readStores } from "../../areas/storelocator/index.ts";
import type { Services } from "../../context.ts";
import { text } from "../../messages/index.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mailer.ts";
import { money } from "../formats.ts";
import { staffAddresses } from "../staff-addresses.ts";
import { requireStorefront, senderOf } from "../write-letter.ts";
import { NewOrderMail } from "./new-order-mail.tsx";

/** Delivers `mail.newOrder` to the shop and to the pickup store, in the storefront's language. Replies go to the customer. */
export function newOrderCourier(services: Services, mailer: Mailer): Courier {
  return async ({ orderId }, key) => {
    const { database, referenceData, publicUrl } = services;
    const { query } = database;
    const details = await selectOrderDetails(query, { orderId: Number(orderId) });
    if (!details) throw new Error(`order ${orderId} is not placed`);
    const storefront = await requireStorefront(services, details.order.storefrontId);
    const { settings, name, timezone } = storefront;
    const language = settings.defaultLocale;
    const stores = await readStores({ referenceData, query }, storefront.id);
    const order = toOfficeOrder(details, stores, language);
    const pickupStore = stores.find((one) => one.code === order.pickupStore?.code);
    const mail = createElement(NewOrderMail, {
      order,
      language,
      timezone,
      places: new Map(stores.map((store) => [store.code, store.texts[language].name])),
      receipt: `${publicUrl}/${order.language}/order/receipt/${details.order.receiptKey}`,
      shop: { name, postalAddress: settings.postalAddress },
    });
    const html = await render(mail);
    await mailer.send({
      to: staffAddresses(settings, "orders", pickupStore?.email ?? null),
      from: senderOf(storefront),
      replyTo: order.customer.email,
      subject: text(language, "mail.newOrder.subject", {
        orderNo: String(order.orderNo),
        total: money(order.totalCents, order.currency, language),
      }),
      html,
      text: toPlainText(html),
      key,
    });
  };
}
