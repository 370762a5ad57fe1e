import type { Language } from "@azulejo/contract";
import { type FormName, forms } from "@azulejo/contract/content/forms.ts";
import { createElement } from "react";
import { type EntryRow, selectEntryOf } from "../areas/content/index.ts";
import { readStores, type Store } from "../areas/store/index.ts";
import type { Services } from "../context.ts";
import { asPlainCell } from "../domain/plain-cell.ts";
import { text } from "../messages/index.ts";
import type { Courier } from "../outbox/outbox.ts";
import type { Mailer } from "../ports/mail/mailer.ts";
import { FormEntryMail } from "./form-entry-mail.tsx";
import { fieldLabel, formTitle, valueLabel } from "./form-messages.ts";
import { FormReceiptMail } from "./form-receipt-mail.tsx";
import { staffAddresses } from "./staff-addresses.ts";
import { type MailStorefront, mailShop, requireStorefront, type WrittenMail, writeMail } from "./write-letter.ts";

export type MailedEntry = Pick<EntryRow, "reference" | "subject" | "page" | "language" | "fields">;

/** Delivers `mail.formEntry`: all values of a form to the staff who handle forms, in the shop's language. Replies go to the sender. */
export function formEntryCourier(services: Services, mailer: Mailer): Courier {
  return async ({ entryId }, key) => {
    const { entry, form, storefront } = await readEntry(services, Number(entryId));
    const { database, referenceData } = services;
    const stores = await readStores({ referenceData, query: database.query }, storefront.id);
    await mailer.send({ ...(await writeFormEntry(storefront, { entry, form, stores })), key });
  };
}

/** Delivers `mail.formReceipt` to the sender, in the page's language. */
export function formReceiptCourier(services: Services, mailer: Mailer): Courier {
  return async ({ entryId }, key) => {
    const { entry, form, storefront } = await readEntry(services, Number(entryId));
    if (!entry.fields.email) throw new Error(`form entry ${entry.id} has no address`);
    await mailer.send({ ...(await writeFormReceipt(storefront, { entry, form, to: entry.fields.email })), key });
  };
}

export function writeFormEntry(
  storefront: MailStorefront,
  { entry, form, stores }: { entry: MailedEntry; form: FormName; stores: readonly Store[] },
): Promise<WrittenMail> {
  const { settings } = storefront;
  const language = settings.defaultLocale;
  const title = formTitle(form, language);
  const { reference, subject, page, language: sentIn } = entry;
  const answers = answersOf(stores, entry, form, language);
  const head = {
    to: staffAddresses(settings, "forms"),
    replyTo: entry.fields.email ?? settings.email,
    subject: `${title} ${reference}`,
  };
  const shop = mailShop(storefront);
  return writeMail(storefront, head, createElement(FormEntryMail, { language, sentIn, title, reference, subject, page, answers, shop }));
}

export function writeFormReceipt(
  storefront: MailStorefront,
  { entry, form, to }: { entry: MailedEntry; form: FormName; to: string },
): Promise<WrittenMail> {
  const language: Language = entry.language === "es" ? "es" : "en";
  const { reference, subject } = entry;
  const title = inSentence(formTitle(form, language), language);
  const head = { to, subject: text(language, "mail.form.receipt.subject", { form: title, reference }) };
  return writeMail(storefront, head, createElement(FormReceiptMail, { language, form, reference, subject, shop: mailShop(storefront) }));
}

/**
 * Returns a title for use within a sentence. A Spanish one then begins in lower case; an English one may begin with a brand, so it stays as
 * it is.
 */
const inSentence = (title: string, language: Language): string =>
  language === "es" ? title.charAt(0).toLowerCase() + title.slice(1) : title;

async function readEntry(services: Services, id: number) {
  const entry = await selectEntryOf(services.database.query, { id });
  if (!entry) throw new Error(`there is no form entry ${id}`);
  const storefront = await requireStorefront(services, entry.storefrontId);
  return { entry, form: entry.form as FormName, storefront };
}

/** Returns labels and values in form order, with stores by name. */
function answersOf(stores: readonly Store[], entry: MailedEntry, form: FormName, language: Language) {
  const wordsOf = (name: string, value: string): string =>
    name === "store" ? (stores.find((store) => store.code === value)?.texts[language].name ?? value) : valueLabel(name, value, language);
  return forms[form].fields.flatMap(({ name }) => {
    const value = entry.fields[name];
    return value === undefined ? [] : [{ label: fieldLabel(name, language), value: asPlainCell(wordsOf(name, value)) }];
  });
}
