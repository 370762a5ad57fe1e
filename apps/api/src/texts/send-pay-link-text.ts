import type { Language } from "@azulejo/contract";
import { selectPaymentMail } from "../areas/checkout/index.ts";
import { selectRequestedPhone } from "../areas/consent/index.ts";
import { findStorefront } from "../areas/storefront/index.ts";
import type { Services } from "../context.ts";
import { money } from "../mail/formats.ts";
import { text } from "../messages/index.ts";
import { sendText } from "./send-text.ts";

/** Sends a payment link to a phone whose owner asked staff for it, unless the link was used or withdrawn, or the order is settled. */
export async function sendPayLinkText(services: Services, payload: Record<string, unknown>, key: string): Promise<void> {
  const { database, referenceData, seal, shopOf, now } = services;
  const { query } = database;
  const ticket = seal.open(String(payload.sealedTicket));
  const found = await selectPaymentMail(query, { requestId: Number(payload.requestId) }, now());
  if (ticket === null || !found?.isOpen) return;
  const { order, amountCents } = found;
  const askedFor = await selectRequestedPhone(query, order.id);
  if (askedFor === null) return;
  const language = order.language as Language;
  const { name } = await findStorefront({ referenceData, query }, order.storefrontId);
  const values = {
    shop: name,
    orderNo: String(order.orderNo),
    amount: money(amountCents, order.currency, language),
    link: `${shopOf(order.storefrontId).publicUrl}/${language}/payorder/confirm/${ticket}`,
  };
  const owner = order.accountId === null ? { orderId: order.id } : { accountId: order.accountId };
  const write = async () => text(language, "text.payLink", values);
  await sendText(services, { key, storefrontId: order.storefrontId, owner, orderId: order.id, askedFor, write });
}
