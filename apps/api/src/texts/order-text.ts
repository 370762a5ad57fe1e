import type { Language } from "@azulejo/contract";
import { text } from "../messages/index.ts";

/** The contents of a text message about an order. */
export interface OrderText {
  news:
    | "placed"
    | "paid"
    | "received"
    | "ready"
    | "shipped"
    | "refunded"
    | "canceled"
    | "itemsCanceled"
    | "returned"
    | "delayed"
    | "backOn"
    | "carrierDelay";
  shop: string;
  orderNo: string;
  isPart: boolean;
  /** The formatted amount; empty if the message has none. */
  amount: string;
  store: string;
  /** The new date, or the last day to answer. */
  day: string;
  answerBy: string;
  link: string;
}

/** Returns a text message: the shop's name, what happened, and a link. */
export const orderText = (language: Language, { news, isPart, ...values }: OrderText): string =>
  text(language, `text.${news}`, { ...values, isPart: isPart ? "yes" : "no" });

/** The GSM 03.38 alphabet of seven bits per character; characters of the second row count twice. */
const BASIC = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const EXTENDED = new Set("^{}\\[~]|€\f");

/** Returns how many of a message's 160 characters a text uses; null for a text that needs 16 bits per character, with a limit of 70. */
export function gsmLength(body: string): number | null {
  let length = 0;
  for (const character of body) {
    if (BASIC.has(character)) length += 1;
    else if (EXTENDED.has(character)) length += 2;
    else return null;
  }
  return length;
}
