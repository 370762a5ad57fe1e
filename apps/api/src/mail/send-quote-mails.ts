import type { Language } from "@azulejo/contract";
import { lastDay, QUOTE_MAIL, sealQuote, selectQuoteNews } from "../areas/quote/index.ts";
import type { Services } from "../context.ts";
import type { Courier } from "../outbox/outbox.ts";
import type { Mailer } from "../ports/mail/mailer.ts";
import { day, money } from "./formats.ts";
import { letterText } from "./letter.ts";
import { letters } from "./letters.ts";
import { staffAddresses } from "./staff-addresses.ts";
import { requireStorefront, writeLetter } from "./write-letter.ts";

const toStaff = {
  requested: letters.quoteRequested,
  asked: letters.quoteAsked,
  rejected: letters.quoteRejected,
  withdrawn: letters.quoteWithdrawn,
};
const toCustomer = { sent: letters.quoteSent, answered: letters.quoteAnswered };

/**
 * Delivers `mail.quote` to the staff who handle quotes, or to the person who requested it, in their language. The link is created at the
 * time of sending and expires with the version. Replaced versions and answered rejections aren't sent.
 */
export const quoteCouriers = (services: Services, mailer: Mailer) => ({
  [QUOTE_MAIL]: (async ({ quoteId, news, messageId, versionNo }, key) => {
    const about = await selectQuoteNews(services.database.query, Number(quoteId), { messageId, versionNo });
    if (!about || (news === "rejected" && about.status !== "rejected")) return;
    const storefront = await requireStorefront(services, about.storefrontId);
    const isStaffs = Object.hasOwn(toStaff, String(news));
    const language = isStaffs ? storefront.settings.defaultLocale : (about.language as Language);
    const { quotes, phone } = storefront.settings;
    const reason = quotes.rejectReasons.find((one) => one.code === about.rejectReason)?.label[language];
    const values = {
      shop: storefront.name,
      phone,
      who: [about.givenName, about.surname].filter(Boolean).join(" ") || about.email,
      number: String(about.quoteNo),
      count: about.lineCount,
      text: about.text ?? about.rejectNote ?? "",
      reason: reason ?? about.rejectReason ?? "",
      amount: about.version ? money(about.version.totalCents, about.currency, language) : "",
      until: about.version ? day(lastDay(about.version.expiresAt, storefront.timezone), language) : "",
    };
    if (isStaffs) {
      const words = letterText(language, toStaff[news as keyof typeof toStaff], values);
      const lines = words.lines.filter((line) => line !== "");
      const to = staffAddresses(storefront.settings, "requests");
      await mailer.send({ ...(await writeLetter(storefront, { to, language, words: { ...words, lines }, addresses: [] })), key });
      return;
    }
    if (news === "sent" && !about.version) return;
    const page = `${storefront.publicUrl}/${language}`;
    const address = about.version
      ? `${page}/order/acceptquote?link=${sealQuote(services.seal, about, about.version.expiresAt)}`
      : `${page}/account/quotes/${about.quoteNo}`;
    const words = letterText(language, toCustomer[news as keyof typeof toCustomer], values);
    await mailer.send({ ...(await writeLetter(storefront, { to: about.email, language, words, addresses: [address] })), key });
  }) satisfies Courier,
});
