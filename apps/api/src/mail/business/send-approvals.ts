import type { Language } from "@azulejo/contract";
import { APPROVAL_MAIL, selectApprovalNews } from "../../areas/checkout/index.ts";
import type { Services } from "../../context.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { money } from "../formats.ts";
import { letterText } from "../letter.ts";
import { letters } from "../letters.ts";
import { requireStorefront, writeLetter } from "../write-letter.ts";

const of = {
  asked: { letter: letters.approvalAsked, path: "account/approvals" },
  approved: { letter: letters.approvalApproved, path: "checkout" },
  rejected: { letter: letters.approvalRejected, path: "shoppingbag" },
} as const;

/** Emails the people who may approve an order, and the person who asked the decision, each in their language. */
export const approvalCouriers = (services: Services, mailer: Mailer) => ({
  [APPROVAL_MAIL]: (async ({ approvalId, news, readerId }, key) => {
    const about = await selectApprovalNews(services.database.query, Number(approvalId), Number(readerId));
    const kind = of[news as keyof typeof of];
    if (!about || !kind) return;
    const storefront = await requireStorefront(services, about.storefrontId);
    const language = about.language as Language;
    const values = {
      shop: storefront.name,
      phone: storefront.settings.phone,
      who: news === "asked" ? about.who : about.decidedBy,
      amount: money(about.totalCents, about.currency, language),
      count: about.lines,
      job: about.job ?? "none",
      text: (news === "asked" ? about.note : about.answer) ?? "none",
    };
    const words = letterText(language, kind.letter, values);
    const addresses = [`${storefront.publicUrl}/${language}/${kind.path}`];
    await mailer.send({ ...(await writeLetter(storefront, { to: about.email, language, words, addresses })), key });
  }) satisfies Courier,
});
