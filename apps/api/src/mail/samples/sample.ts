import type { LetterReader } from "@azulejo/contract/staff/letters.ts";
import type { Values } from "@azulejo/messages/compile.ts";
import type { MailKind } from "../couriers/mail-kind.ts";
import { type Letter, letterText } from "../letter.ts";
import { type WrittenMail, writeLetter } from "../write-letter.ts";
import { buyer } from "./sample-people.ts";
import type { SampleShop } from "./sample-shop.ts";

/** An example of an email: its kind, its recipients, and how it is written. */
export interface LetterSample {
  kind: MailKind;
  reader: LetterReader;
  write(shop: SampleShop): Promise<WrittenMail>;
}

/** Example values of a short letter besides the shop's, and the paths of its buttons. */
export interface Filling {
  values?: Values;
  /** Without language. */
  paths?: readonly string[];
}

/** Returns the example of a short letter. */
export const short = (kind: MailKind, reader: LetterReader, letter: Letter, filling: (shop: SampleShop) => Filling = () => ({})) => ({
  kind,
  reader,
  write(shop: SampleShop): Promise<WrittenMail> {
    const { storefront, language, page } = shop;
    const { values = {}, paths = [] } = filling(shop);
    const words = letterText(language, letter, { shop: storefront.name, phone: storefront.settings.phone, ...values });
    const lines = words.lines.filter((line) => line !== "");
    return writeLetter(storefront, { to: buyer.email, language, words: { ...words, lines }, addresses: paths.map(page) });
  },
});
