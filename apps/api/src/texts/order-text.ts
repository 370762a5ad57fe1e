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
    | "backOn";
  shop: string;
  orderNo: string;
  isPart: boolean;
  /** The amount as it is written; empty for news without money. */
  amount: string;
  store: string;
  /** The date of news about a date, and the last day to answer. */
  day: string;
  answerBy: string;
  link: string;
}

/** Writes a text message: the shop's name, what happened, and a link. */
export const orderText = (language: Language, { news, isPart, ...values }: OrderText): string =>
  text(language, `text.${news}`, { ...values, isPart: isPart ? "yes" : "no" });

/** GSM 03.38 as phones send it at seven bits a character; the second row takes two of them. */
const BASIC = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const EXTENDED = new Set("^{}\\[~]|€\f");

/** Returns how many of a message's 160 characters a text takes; null for one that needs 16 bits a character, which leaves 70. */
export function gsmLength(body: string): number | null {
  let length = 0;
  for (const character of body) {
    if (BASIC.has(character)) length += 1;
    else if (EXTENDED.has(character)) length += 2;
    else return null;
  }
  return length;
}
