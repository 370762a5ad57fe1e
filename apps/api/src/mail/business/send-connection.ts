import type { Language } from "@azulejo/contract";
import { CONNECTION_MAIL, selectConnectionNews } from "../../areas/invoice/index.ts";
import type { Services } from "../../context.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { letterText } from "../letter.ts";
import { letters } from "../letters.ts";
import { requireStorefront, writeLetter } from "../write-letter.ts";

/** Emails an administrator, in their language, about a person who has connected to the business account. */
export const connectionCouriers = (services: Services, mailer: Mailer) => ({
  [CONNECTION_MAIL]: (async ({ administratorId, accountId }, key) => {
    const news = await selectConnectionNews(services.database.query, Number(administratorId), Number(accountId));
    if (!news) return;
    const storefront = await requireStorefront(services, news.storefrontId);
    const language = news.language as Language;
    const { customer, who, email } = news;
    const words = letterText(language, letters.connection, { shop: storefront.name, phone: storefront.settings.phone, customer, who });
    const addresses = [`${storefront.publicUrl}/${language}/customerusers/manageusers`];
    await mailer.send({ ...(await writeLetter(storefront, { to: email, language, words, addresses })), key });
  }) satisfies Courier,
});
