import type { Language } from "@azulejo/contract";
import { mainColors, type StorefrontColors } from "@azulejo/ui/colors.ts";
import type { ReactElement } from "react";
import { findStorefront } from "../areas/storefront/index.ts";
import type { Services } from "../context.ts";
import type { Storefront } from "../domain/storefront.ts";
import type { Mail } from "../ports/mailer.ts";
import type { LetterText } from "./letter.ts";
import type { MailShop } from "./mail-frame.tsx";

/** An email that is written, but has no key yet. */
export type WrittenMail = Omit<Mail, "key">;

export interface Envelope {
  to: string;
  language: Language;
  words: LetterText;
  /** Absolute URLs, one for each action in the text. */
  addresses: string[];
}

/** Text messages need this file too, but not what renders HTML. */
const loadRenderer = () => import("react-email");

export const requireStorefront = ({ database, referenceData }: Services, id: number): Promise<Storefront> =>
  findStorefront({ referenceData, query: database.query }, id);

/** Returns the sender of all emails of a shop. */
export const senderOf = ({ name, settings }: Storefront): string => `"${name}" <${settings.email}>`;

/** Returns the shop as its emails show it. */
export function mailShop({ name, settings }: Storefront): MailShop {
  const { accent, accentInk } = mainColors(settings.colors as StorefrontColors | null);
  return { name, phone: settings.phone, postalAddress: settings.postalAddress, accent, accentInk };
}

/** Renders an email of the shop as HTML and as plain text. */
export async function writeMail(
  storefront: Storefront,
  head: Pick<Mail, "to" | "subject" | "replyTo">,
  body: ReactElement,
): Promise<WrittenMail> {
  const { render, toPlainText } = await loadRenderer();
  const html = await render(body);
  return { ...head, from: senderOf(storefront), html, text: toPlainText(html) };
}

/** Renders a short email of the shop. */
export async function writeLetter(storefront: Storefront, { to, language, words, addresses }: Envelope): Promise<WrittenMail> {
  const [{ createElement }, { AccountMail }] = await Promise.all([import("react"), import("./account-mail.tsx")]);
  const body = createElement(AccountMail, { language, words, addresses, shop: mailShop(storefront) });
  return writeMail(storefront, { to, subject: words.subject }, body);
}
