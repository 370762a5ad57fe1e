import { selectOrderDetails, toOfficeOrder } from "../../areas/office/index.ts";
import { readStores } from "../../areas/storelocator/index.ts";
import type { Services } from "../../context.ts";
import { asPlainCell } from "../../domain/plain-cell.ts";
import { text } from "../../messages/index.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mailer.ts";
import { money } from "../formats.ts";
import { staffAddresses } from "../staff-addresses.ts";
import { requireStorefront, writeLetter } from "../write-letter.ts";

/**
 * Delivers `mail.cancellation` to the shop and to the pickup store, in the storefront's language: a customer has canceled an order or
 * lines of it. Replies go to the customer.
 */
export function cancellationCourier(services: Services, mailer: Mailer): Courier {
  return async ({ orderId, eventId, endsOrder }, key) => {
    const { database, referenceData, publicUrl } = services;
    const { query } = database;
    const details = await selectOrderDetails(query, { orderId: Number(orderId) });
    const event = details?.events.find((one) => one.id === Number(eventId));
    if (!details || !event) throw new Error(`order ${orderId} has no cancellation ${eventId}`);
    const storefront = await requireStorefront(services, details.order.storefrontId);
    const { settings } = storefront;
    const language = settings.defaultLocale;
    const stores = await readStores({ referenceData, query }, storefront.id);
    const order = toOfficeOrder(details, stores, language);
    const steps = details.steps.filter((step) => step.eventId === event.id && step.kind === "canceled" && step.units > 0);
    const reason = event.detail?.reason ?? null;
    const what = endsOrder ? "order" : "lines";
    const values = {
      orderNo: String(order.orderNo),
      name: asPlainCell(`${order.customer.firstName} ${order.customer.lastName}`),
      amount: money(event.amountCents ?? 0, order.currency, language),
      isFree: event.amountCents ? "no" : "yes",
      reason: asPlainCell(reason ?? ""),
    };
    const lines = steps.flatMap(({ orderLineId, units }) => {
      const line = order.lines.find((one) => one.lineId === orderLineId);
      if (!line) return [];
      const quantity = text(language, `mail.receipt.quantity.${line.sellUnit}`, { count: units });
      return [text(language, "mail.cancellation.item", { quantity, itemNo: line.itemNo, name: line.name })];
    });
    const words = {
      subject: text(language, `mail.cancellation.${what}.subject`, values),
      heading: text(language, `mail.cancellation.${what}.heading`, values),
      lines: [
        text(language, `mail.cancellation.${what}.line`, values),
        ...lines,
        ...(reason ? [text(language, "mail.cancellation.reason", values)] : []),
        text(language, "mail.cancellation.refund", values),
      ],
      actions: [text(language, "mail.newOrder.receipt")],
      after: [text(language, "mail.newOrder.reply")],
    };
    const store = stores.find((one) => one.id === details.order.pickupPlaceId);
    const addresses = [`${publicUrl}/${order.language}/order/receipt/${details.order.receiptKey}`];
    const to = staffAddresses(settings, "orders", store?.email ?? null);
    await mailer.send({ ...(await writeLetter(storefront, { to, language, words, addresses })), replyTo: order.customer.email, key });
  };
}
