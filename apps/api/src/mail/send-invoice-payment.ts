import type { Language } from "@azulejo/contract";
import { INVOICE_PAYMENT_MAIL, selectInvoicePaymentMail } from "../areas/checkout/index.ts";
import type { Services } from "../context.ts";
import type { Courier } from "../outbox/outbox.ts";
import type { Mailer } from "../ports/mail/mailer.ts";
import { cardName, money } from "./formats.ts";
import { letterText } from "./letter.ts";
import { letters } from "./letters.ts";
import { requireStorefront, writeLetter } from "./write-letter.ts";

const letterOf = { captured: letters.invoicesPaid, pending: letters.invoicesPending, returned: letters.invoicesReturned };

/** Returns the courier for emails about payments of invoices, in the payer's language. */
export const invoicePaymentCouriers = (services: Services, mailer: Mailer) =>
  ({
    async [INVOICE_PAYMENT_MAIL]({ paymentId, news }, key) {
      const found = await selectInvoicePaymentMail(services.database.query, Number(paymentId));
      if (!found) return;
      const { storefrontId, email, amountCents, currency, brand, last4, mandateText, invoiceNos } = found;
      const language = found.language as Language;
      const storefront = await requireStorefront(services, storefrontId);
      const words = letterText(language, letterOf[news as keyof typeof letterOf], {
        shop: storefront.name,
        phone: storefront.settings.phone,
        amount: money(amountCents, currency, language),
        card: [cardName(brand), last4].filter(Boolean).join(" "),
        count: invoiceNos.length,
        numbers: invoiceNos.join(", "),
        mandate: mandateText ?? "",
      });
      const addresses = [`${storefront.publicUrl}/${language}/account/invoices`];
      await mailer.send({ ...(await writeLetter(storefront, { to: email, language, words, addresses })), key });
    },
  }) satisfies Record<string, Courier>;
