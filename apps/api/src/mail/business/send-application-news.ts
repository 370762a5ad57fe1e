import type { Language } from "@azulejo/contract";
import { APPLICATION_MAIL, selectApplicationNews } from "../../areas/customer-desk/index.ts";
import type { Services } from "../../context.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { letterText } from "../letter.ts";
import { letters } from "../letters.ts";
import { staffAddresses } from "../staff-addresses.ts";
import { requireStorefront, writeLetter } from "../write-letter.ts";

const lettersOf = { accepted: letters.applicationAccepted, refused: letters.applicationRefused, asked: letters.applicationAsked };

/** Emails an applicant the decision or a question of staff. Replies go to the staff who handle applications. */
export const applicationCouriers = (services: Services, mailer: Mailer) => ({
  [APPLICATION_MAIL]: (async ({ id, news }, key) => {
    const found = await selectApplicationNews(services.database.query, Number(id));
    const letter = lettersOf[news as keyof typeof lettersOf];
    if (!found || !letter) return;
    const storefront = await requireStorefront(services, found.storefrontId);
    const language = found.language as Language;
    const { kind, reference, answer } = found;
    const values = { shop: storefront.name, phone: storefront.settings.phone, kind, reference, text: answer ?? "" };
    const words = letterText(language, letter, values);
    const addresses = news === "accepted" ? [`${storefront.publicUrl}/${language}/account/profile`] : [];
    const replyTo = staffAddresses(storefront.settings, "requests");
    await mailer.send({ ...(await writeLetter(storefront, { to: found.email, language, words, addresses })), replyTo, key });
  }) satisfies Courier,
});
