import type { Language } from "@azulejo/contract";
import { selectMailedNote } from "../../areas/order-message/index.ts";
import type { Services } from "../../context.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { letterText } from "../letter.ts";
import { letters } from "../letters.ts";
import { staffAddresses } from "../staff-addresses.ts";
import { requireStorefront, writeLetter } from "../write-letter.ts";

/** Delivers a message of staff to the customer of an order. Replies go to the staff who handle orders. */
export const orderMessageCourier =
  (services: Services, mailer: Mailer): Courier =>
  async ({ messageId }, key) => {
    const message = await selectMailedNote(services.database.query, Number(messageId), "message");
    if (!message) return;
    const { orderNo, receiptKey, storefrontId, email, text } = message;
    const storefront = await requireStorefront(services, storefrontId);
    const language = message.language as Language;
    const { phone } = storefront.settings;
    const words = letterText(language, letters.orderMessage, { orderNo: String(orderNo), shop: storefront.name, phone, text });
    const addresses = [`${storefront.publicUrl}/${language}/order/receipt/${receiptKey}/messages`];
    const replyTo = staffAddresses(storefront.settings, "orders");
    await mailer.send({ ...(await writeLetter(storefront, { to: email, language, words, addresses })), replyTo, key });
  };
