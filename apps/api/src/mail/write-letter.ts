import type { Language } from "@azulejo/contract";
import { mainColors, type StorefrontColors } from "@azulejo/ui/colors.ts";
import type { ReactElement } from "react";
import { findStorefront } from "../areas/storefront/index.ts";
import type { Services } from "../context.ts";
import type { Storefront } from "../domain/storefront.ts";
import { switchSupplierWords } from "../messages/supplier-words.ts";
import type { Mail } from "../ports/mail/mailer.ts";
import type { MailShop } from "./frame/mail-style.ts";
import type { LetterText } from "./letter.ts";

/** A written email without a key. */
export type WrittenMail = Omit<Mail, "key">;

export interface Envelope {
  to: string;
  language: Language;
  words: LetterText;
  /** Absolute URLs, one for each action in the text. */
  addresses: string[];
}

/** Loaded on use, because text messages use this file but don't need to render HTML. */
const loadRenderer = () => Promise.all([import("react-email"), import("./plain-text.ts")]);

/** A storefront, and the origin of the addresses in its emails. */
export interface MailStorefront extends Storefront {
  publicUrl: string;
}

/** Returns the storefront of an email, and switches to its own messages. */
export async function requireStorefront({ database, referenceData, shopOf }: Services, id: number): Promise<MailStorefront> {
  const storefront = await findStorefront({ referenceData, query: database.query }, id);
  switchSupplierWords(storefront);
  return { ...storefront, publicUrl: shopOf(id).publicUrl };
}

/** Returns the sender of a shop's emails. */
export const senderOf = ({ name, settings }: Storefront): string => `"${name}" <${settings.email}>`;

/** Returns the shop as its emails show it. */
export function mailShop({ name, settings, pictures, publicUrl }: MailStorefront): MailShop {
  const { accent, accentInk } = mainColors(settings.colors as StorefrontColors | null);
  const logo = pictures.find(({ kind }) => kind === "logo");
  return {
    ...{ name, phone: settings.phone, postalAddress: settings.postalAddress, accent, accentInk },
    logo: logo ? { address: `${publicUrl}/email-logo.png?hash=${logo.hash}`, ...withinLogo(logo) } : null,
  };
}

/** Maximum size of the logo in an email, in pixels. */
const LOGO = { width: 220, height: 40 };

function withinLogo({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Renders an email of the shop as HTML and as plain text. */
export async function writeMail(
  storefront: MailStorefront,
  head: Pick<Mail, "to" | "subject" | "replyTo">,
  body: ReactElement,
): Promise<WrittenMail> {
  const [{ render }, { plainText }] = await loadRenderer();
  const html = await render(body);
  return { ...head, from: senderOf(storefront), html, text: plainText(html) };
}

/** Renders a short email of the shop. */
export async function writeLetter(storefront: MailStorefront, { to, language, words, addresses }: Envelope): Promise<WrittenMail> {
  const [{ createElement }, { AccountMail }] = await Promise.all([import("react"), import("./account-mail.tsx")]);
  const body = createElement(AccountMail, { language, words, addresses, shop: mailShop(storefront) });
  return writeMail(storefront, { to, subject: words.subject }, body);
}
