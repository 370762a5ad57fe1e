import type { LetterId } from "@azulejo/contract/staff/letters.ts";
import { money } from "../formats.ts";
import { letters } from "../letters.ts";
import { type LetterSample, short } from "./sample.ts";
import { business } from "./sample-people.ts";
import type { SampleShop } from "./sample-shop.ts";

const paid = ({ currency, language, storefront }: SampleShop) => {
  const amount = money(184_250, currency, language);
  const mandate = {
    en: `I authorize ${storefront.name} to debit ${amount} from my account.`,
    es: `Autorizo a ${storefront.name} a cargar ${amount} a mi cuenta.`,
  };
  return {
    values: { amount, card: "Visa 4242", count: 2, numbers: "500118, 500119", mandate: mandate[language] },
    paths: ["account/invoices"],
  };
};

const monthly = ({ language, dayIn }: SampleShop) => {
  const month = dayIn(-30).slice(0, 7);
  const named = new Intl.DateTimeFormat(`${language}-US`, { month: "long", year: "numeric", timeZone: "UTC" });
  return {
    values: { customer: business.name, month: named.format(new Date(`${month}-01T00:00:00Z`)) },
    paths: [`account/statements?month=${month}`],
  };
};

export const invoiceSamples = {
  invoicesPaid: short("mail.invoicePayment", "holder", letters.invoicesPaid, paid),
  invoicesPending: short("mail.invoicePayment", "holder", letters.invoicesPending, paid),
  invoicesReturned: short("mail.invoicePayment", "holder", letters.invoicesReturned, paid),
  statement: short("mail.statement", "holder", letters.statement, monthly),
} satisfies Partial<Record<LetterId, LetterSample>>;
