import { selectMailedNote } from "../../areas/order-message/index.ts";
import type { Services } from "../../context.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { letterText } from "../letter.ts";
import { letters } from "../letters.ts";
import { staffAddresses } from "../staff-addresses.ts";
import { requireStorefront, writeLetter } from "../write-letter.ts";

/** Delivers a customer's message about an order to the staff who handle orders, in the storefront's language. */
export const orderQuestionCourier =
  (services: Services, mailer: Mailer): Courier =>
  async ({ questionId }, key) => {
    const question = await selectMailedNote(services.database.query, Number(questionId), "question");
    if (!question) return;
    const { orderNo, storefrontId, email, firstName, lastName, text } = question;
    const storefront = await requireStorefront(services, storefrontId);
    const language = storefront.settings.defaultLocale;
    const values = { orderNo: String(orderNo), shop: storefront.name, who: `${firstName} ${lastName}`, text };
    const words = letterText(language, letters.orderQuestion, values);
    const to = staffAddresses(storefront.settings, "orders");
    const addresses = [`${storefront.publicUrl}/office/orders/${orderNo}`];
    await mailer.send({ ...(await writeLetter(storefront, { to, language, words, addresses })), replyTo: email, key });
  };
