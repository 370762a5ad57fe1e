import type { Language } from "@azulejo/contract";
import { findStorefront } from "../areas/storefront/index.ts";
import type { Services } from "../context.ts";
import type { Storefront } from "../domain/storefront.ts";
import type { Mail } from "../ports/mailer.ts";
import type { LetterText } from "./letter.ts";

export interface Envelope {
  to: string;
  language: Language;
  words: LetterText;
  /** Absolute URLs, one for each action in the text. */
  addresses: string[];
}

/** Text messages need this file too, but not what renders HTML. */
const loadRenderer = () => Promise.all([import("react"), import("react-email"), import("./account-mail.tsx")]);

export const requireStorefront = ({ database, referenceData }: Services, id: number): Promise<Storefront> =>
  findStorefront({ referenceData, query: database.query }, id);

/** Returns the sender of all emails of a shop. */
export const senderOf = ({ name, settings }: Storefront): string => `"${name}" <${settings.email}>`;

/** Renders a short email of the shop. */
export async function writeLetter(storefront: Storefront, { to, language, words, addresses }: Envelope): Promise<Omit<Mail, "key">> {
  const { name, settings } = storefront;
  const shop = { name, postalAddress: settings.postalAddress };
  const [{ createElement }, { render, toPlainText }, { AccountMail }] = await loadRenderer();
  const html = await render(createElement(AccountMail, { language, words, addresses, shop }));
  return { to, from: senderOf(storefront), subject: words.subject, html, text: toPlainText(html) };
}
