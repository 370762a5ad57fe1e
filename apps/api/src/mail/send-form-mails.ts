import type { Language } from "@azulejo/contract";
import { type FormName, forms } from "@azulejo/contract/content/forms.ts";
import { createElement, type ReactElement } from "react";
import { render, toPlainText } from "react-email";
import { type EntryRow, selectEntryOf } from "../areas/content/index.ts";
import { findStorefront } from "../areas/storefront/index.ts";
import { readStores } from "../areas/storelocator/index.ts";
import type { Services } from "../context.ts";
import { asPlainCell } from "../domain/plain-cell.ts";
import type { Storefront } from "../domain/storefront.ts";
import { text } from "../messages/index.ts";
import type { Courier } from "../outbox/outbox.ts";
import type { Mailer } from "../ports/mailer.ts";
import { FormEntryMail } from "./form-entry-mail.tsx";
import { fieldLabel, formTitle, valueLabel } from "./form-messages.ts";
import { FormReceiptMail } from "./form-receipt-mail.tsx";
import { staffAddresses } from "./staff-addresses.ts";

interface Read {
  entry: EntryRow;
  form: FormName;
  storefront: Storefront;
  shop: { name: string; phone: string; postalAddress: string };
  from: string;
}

/** Delivers `mail.formEntry`: all answers to the staff who read forms, in the shop's language. Replies go to the sender. */
export function formEntryCourier(services: Services, mailer: Mailer): Courier {
  return async ({ entryId }, key) => {
    const { entry, form, storefront, shop, from } = await readEntry(services, Number(entryId));
    const language = storefront.settings.defaultLocale;
    const title = formTitle(form, language);
    const { reference, subject, page, language: sentIn } = entry;
    const answers = await answersOf(services, entry, form, language);
    await mailer.send({
      to: staffAddresses(storefront.settings, "forms"),
      from,
      replyTo: entry.fields.email ?? storefront.settings.email,
      subject: `${title} ${reference}`,
      ...(await written(createElement(FormEntryMail, { language, sentIn, title, reference, subject, page, answers, shop }))),
      key,
    });
  };
}

/** Delivers `mail.formReceipt` to the sender, in the page's language. */
export function formReceiptCourier(services: Services, mailer: Mailer): Courier {
  return async ({ entryId }, key) => {
    const { entry, form, shop, from } = await readEntry(services, Number(entryId));
    const language: Language = entry.language === "es" ? "es" : "en";
    const { reference, subject, fields } = entry;
    if (!fields.email) throw new Error(`form entry ${entry.id} has no address`);
    await mailer.send({
      to: fields.email,
      from,
      subject: text(language, "mail.form.receipt.subject", { form: inSentence(formTitle(form, language), language), reference }),
      ...(await written(createElement(FormReceiptMail, { language, form, reference, subject, shop }))),
      key,
    });
  };
}

/** A Spanish title within a sentence begins with a small letter. An English one may begin with a brand and stays as it is. */
const inSentence = (title: string, language: Language): string =>
  language === "es" ? title.charAt(0).toLowerCase() + title.slice(1) : title;

async function readEntry({ database, referenceData }: Services, id: number): Promise<Read> {
  const entry = await selectEntryOf(database.query, { id });
  if (!entry) throw new Error(`there is no form entry ${id}`);
  const storefront = await findStorefront({ referenceData, query: database.query }, entry.storefrontId);
  const { name, settings } = storefront;
  const shop = { name, phone: settings.phone, postalAddress: settings.postalAddress };
  return { entry, form: entry.form as FormName, storefront, shop, from: `"${name}" <${settings.email}>` };
}

async function written(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  return { html, text: toPlainText(html) };
}

/** Returns labels and values in form order, with stores by name. */
async function answersOf({ database, referenceData }: Services, entry: EntryRow, form: FormName, language: Language) {
  const stores = await readStores({ referenceData, query: database.query }, entry.storefrontId);
  const wordsOf = (name: string, value: string): string =>
    name === "store" ? (stores.find((store) => store.code === value)?.texts[language].name ?? value) : valueLabel(name, value, language);
  return forms[form].fields.flatMap(({ name }) => {
    const value = entry.fields[name];
    return value === undefined ? [] : [{ label: fieldLabel(name, language), value: asPlainCell(wordsOf(name, value)) }];
  });
}
