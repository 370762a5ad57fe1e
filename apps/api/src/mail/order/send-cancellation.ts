import type { OfficeOrder } from "@azulejo/contract";
import { orderIn, selectOrderDetails, toOfficeOrder } from "../../areas/fulfillment/index.ts";
import { readStores } from "../../areas/store/index.ts";
import type { Services } from "../../context.ts";
import { asPlainCell } from "../../domain/plain-cell.ts";
import { text } from "../../messages/index.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { money } from "../formats.ts";
import { staffAddresses } from "../staff-addresses.ts";
import { type MailStorefront, requireStorefront, type WrittenMail, writeLetter } from "../write-letter.ts";
import { type NewsLine, newsLines } from "./order-news.rules.ts";

/**
 * Delivers `mail.cancellation` to the shop and to the pickup store, in the storefront's language, when a customer has canceled an order or
 * lines. Replies go to the customer.
 */
export function cancellationCourier(services: Services, mailer: Mailer): Courier {
  return async ({ orderId, eventId, endsOrder }, key) => {
    const { database, referenceData } = services;
    const { query } = database;
    const details = await selectOrderDetails(query, { orderId: Number(orderId) });
    const event = details?.events.find((one) => one.id === Number(eventId));
    if (!details || !event) throw new Error(`order ${orderId} has no cancellation ${eventId}`);
    const storefront = await requireStorefront(services, details.order.storefrontId);
    const language = storefront.settings.defaultLocale;
    const stores = await readStores({ referenceData, query }, storefront.id);
    const order = toOfficeOrder(await orderIn(query, details, language), stores, language);
    const steps = details.steps.filter((step) => step.eventId === event.id && step.kind === "canceled" && step.units > 0);
    const store = stores.find((one) => one.id === details.order.pickupPlaceId);
    const canceled = {
      order,
      endsOrder: Boolean(endsOrder),
      amountCents: event.amountCents ?? 0,
      reason: event.detail?.reason ?? null,
      lines: newsLines(
        order,
        "itemsCanceled",
        steps.map(({ orderLineId, units }) => ({ lineId: orderLineId, units })),
      ),
      address: `${storefront.publicUrl}/${order.language}/order/receipt/${details.order.receiptKey}`,
      storeEmail: store?.email ?? null,
    };
    await mailer.send({ ...(await writeCancellation(storefront, canceled)), key });
  };
}

interface Canceled {
  order: OfficeOrder;
  endsOrder: boolean;
  /** The refunded amount. */
  amountCents: number;
  reason: string | null;
  lines: NewsLine[];
  /** The absolute URL of the customer's receipt. */
  address: string;
  /** The pickup store's address; null for none. */
  storeEmail: string | null;
}

/** Writes the email about a cancellation. */
export async function writeCancellation(storefront: MailStorefront, canceled: Canceled): Promise<WrittenMail> {
  const { order, endsOrder, amountCents, reason, lines, address, storeEmail } = canceled;
  const { settings } = storefront;
  const language = settings.defaultLocale;
  const what = endsOrder ? "order" : "lines";
  const values = {
    orderNo: String(order.orderNo),
    name: asPlainCell(`${order.customer.firstName} ${order.customer.lastName}`),
    amount: money(amountCents, order.currency, language),
    isFree: amountCents > 0 ? "no" : "yes",
    reason: asPlainCell(reason ?? ""),
  };
  const words = {
    subject: text(language, `mail.cancellation.${what}.subject`, values),
    heading: text(language, `mail.cancellation.${what}.heading`, values),
    lines: [
      text(language, `mail.cancellation.${what}.line`, values),
      ...lines.map(({ line: { sellUnit, itemNo, name }, units }) => {
        const quantity = text(language, `mail.receipt.quantity.${sellUnit}`, { count: units });
        return text(language, "mail.cancellation.item", { quantity, itemNo, name });
      }),
      ...(reason ? [text(language, "mail.cancellation.reason", values)] : []),
      text(language, "mail.cancellation.refund", values),
    ],
    actions: [text(language, "mail.newOrder.receipt")],
    after: [text(language, "mail.newOrder.reply")],
  };
  const to = staffAddresses(settings, "orders", storeEmail);
  return { ...(await writeLetter(storefront, { to, language, words, addresses: [address] })), replyTo: order.customer.email };
}
