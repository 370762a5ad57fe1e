import type { Language } from "@azulejo/contract";
import { STATEMENT_MAIL, selectStatementReader } from "../../areas/customer-desk/index.ts";
import { statementPdf } from "../../areas/document/index.ts";
import type { Services } from "../../context.ts";
import { text } from "../../messages/index.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { letterText } from "../letter.ts";
import { letters } from "../letters.ts";
import { requireStorefront, writeLetter } from "../write-letter.ts";

/** Sends the statement of a month to a person who still belongs to the business, as of the time of sending. */
export const statementCouriers = (services: Services, mailer: Mailer) => ({
  [STATEMENT_MAIL]: (async ({ customerId, accountId, month }, key) => {
    const id = Number(customerId);
    const reader = await selectStatementReader(services.database.query, id, Number(accountId));
    if (!reader) return;
    const storefront = await requireStorefront(services, reader.storefrontId);
    const language = reader.language as Language;
    const whose = { storefrontId: storefront.id, customerId: id, branchIds: [] };
    const content = await statementPdf(services, { id: String(month), whose, language });
    if (!content) return;
    const named = new Intl.DateTimeFormat(`${language}-US`, { month: "long", year: "numeric", timeZone: "UTC" });
    const words = letterText(language, letters.statement, {
      shop: storefront.name,
      phone: storefront.settings.phone,
      customer: reader.customer,
      month: named.format(new Date(`${month}-01T00:00:00Z`)),
    });
    const addresses = [`${storefront.publicUrl}/${language}/account/statements?month=${month}`];
    const filename = text(language, "document.statement.file", { id: String(month) });
    const attachments = [{ filename, contentType: "application/pdf", content }];
    await mailer.send({ ...(await writeLetter(storefront, { to: reader.email, language, words, addresses })), attachments, key });
  }) satisfies Courier,
});
