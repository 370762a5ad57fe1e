import { selectOrderDetails } from "../../areas/fulfillment/index.ts";
import { readStores } from "../../areas/store/index.ts";
import type { Services } from "../../context.ts";
import { asPlainCell } from "../../domain/plain-cell.ts";
import { text } from "../../messages/index.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { money } from "../formats.ts";
import { staffAddresses } from "../staff-addresses.ts";
import { type MailStorefront, requireStorefront, type WrittenMail, writeLetter } from "../write-letter.ts";
import { debitIn } from "./send-order-news.ts";

/**
 * Delivers `mail.paymentNews` to the shop and to the pickup store, when a bank has paid or returned an e-check or a PayPal payment. Replies
 * go to the customer.
 */
export function paymentNewsCourier(services: Services, mailer: Mailer): Courier {
  return async (payload, key) => {
    const { database, referenceData } = services;
    const { query } = database;
    const news: "paid" | "returned" = payload.news === "paid" ? "paid" : "returned";
    const details = await selectOrderDetails(query, { orderId: Number(payload.orderId) });
    const debit = details && debitIn(details, payload);
    if (!details || !debit) throw new Error(`order ${payload.orderId} has no payment that a bank answers`);
    const { order } = details;
    const storefront = await requireStorefront(services, order.storefrontId);
    const store = (await readStores({ referenceData, query }, storefront.id)).find((one) => one.id === order.pickupPlaceId);
    const answered = {
      ...{ news, order, debit },
      address: `${storefront.publicUrl}/${order.language}/order/receipt/${order.receiptKey}`,
      storeEmail: store?.email ?? null,
    } as const;
    await mailer.send({ ...(await writePaymentNews(storefront, answered)), key });
  };
}

interface AnsweredDebit {
  news: "paid" | "returned";
  order: { orderNo: number; currency: string; firstName: string; lastName: string; phone: string; email: string };
  debit: { amountCents: number; method: string; failureCode: string | null };
  /** The absolute URL of the customer's receipt. */
  address: string;
  /** The pickup store's address; null for none. */
  storeEmail: string | null;
}

export async function writePaymentNews(
  storefront: MailStorefront,
  { news, order, debit, address, storeEmail }: AnsweredDebit,
): Promise<WrittenMail> {
  const { settings } = storefront;
  const language = settings.defaultLocale;
  const values = {
    orderNo: String(order.orderNo),
    amount: money(debit.amountCents, order.currency, language),
    name: asPlainCell(`${order.firstName} ${order.lastName}`),
    phone: asPlainCell(order.phone),
    method: debit.method,
    reason: debit.failureCode ?? "",
  };
  const written = (part: "subject" | "heading" | "line" | "next") => text(language, `mail.paymentNews.${news}.${part}`, values);
  const words = {
    subject: written("subject"),
    heading: written("heading"),
    lines: [written("line"), written("next")],
    actions: [text(language, "mail.newOrder.receipt")],
    after: [text(language, "mail.newOrder.reply")],
  };
  const to = staffAddresses(settings, "orders", storeEmail);
  return { ...(await writeLetter(storefront, { to, language, words, addresses: [address] })), replyTo: order.email };
}
