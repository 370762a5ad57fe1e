import type { LetterId } from "@azulejo/contract/staff/letters.ts";
import { type MailedEntry, writeFormEntry, writeFormReceipt } from "../send-form-mails.ts";
import type { LetterSample } from "./sample.ts";
import { buyer } from "./sample-people.ts";
import type { SampleShop } from "./sample-shop.ts";

const message = {
  en: "Do you have this tile in a matte finish?\nI need about 200 sq ft.",
  es: "¿Tienen este azulejo con acabado mate?\nNecesito unos 20 m².",
};

const entryOf = ({ language, store }: SampleShop): MailedEntry => ({
  ...{ reference: "F-2291", subject: null, page: "contact/", language },
  fields: {
    ...{ name: `${buyer.firstName} ${buyer.lastName}`, email: buyer.email, phone: buyer.phone, topic: "product" },
    ...(store && { store: store.code }),
    message: message[language],
  },
});

/** Emails about forms, with the form that every shop has. */
export const formSamples = {
  formEntry: {
    kind: "mail.formEntry",
    reader: "forms",
    write: (shop) => writeFormEntry(shop.storefront, { entry: entryOf(shop), form: "contact", stores: shop.stores }),
  },
  formReceipt: {
    kind: "mail.formReceipt",
    reader: "sender",
    write: (shop) => writeFormReceipt(shop.storefront, { entry: entryOf(shop), form: "contact", to: buyer.email }),
  },
} satisfies Partial<Record<LetterId, LetterSample>>;
