import { type Language, useLanguage } from "./language.ts";
import type account from "./messages/en/account.json";
import type approvals from "./messages/en/approvals.json";
import type bag from "./messages/en/bag.json";
import type bank from "./messages/en/bank.json";
import type checkout from "./messages/en/checkout.json";
import type content from "./messages/en/content.json";
import type customer from "./messages/en/customer.json";
import type delay from "./messages/en/delay.json";
import type delivered from "./messages/en/delivered.json";
import type desk from "./messages/en/desk.json";
import type detail from "./messages/en/detail.json";
import type figures from "./messages/en/figures.json";
import type form from "./messages/en/form.json";
import type gallery from "./messages/en/gallery.json";
import type ideas from "./messages/en/ideas.json";
import type invoices from "./messages/en/invoices.json";
import type layout from "./messages/en/layout.json";
import type list from "./messages/en/list.json";
import type order from "./messages/en/order.json";
import type orders from "./messages/en/orders.json";
import type pay from "./messages/en/pay.json";
import type privacy from "./messages/en/privacy.json";
import type product from "./messages/en/product.json";
import type quick from "./messages/en/quick.json";
import type quotes from "./messages/en/quotes.json";
import type request from "./messages/en/request.json";
import type shell from "./messages/en/shell.json";
import type slabs from "./messages/en/slabs.json";
import type stores from "./messages/en/stores.json";
import type wishlist from "./messages/en/wishlist.json";

export type MessageKey =
  | keyof typeof account
  | keyof typeof bag
  | keyof typeof bank
  | keyof typeof checkout
  | keyof typeof content
  | keyof typeof customer
  | keyof typeof delay
  | keyof typeof delivered
  | keyof typeof detail
  | keyof typeof figures
  | keyof typeof form
  | keyof typeof gallery
  | keyof typeof ideas
  | keyof typeof layout
  | keyof typeof list
  | keyof typeof order
  | keyof typeof quick
  | keyof typeof approvals
  | keyof typeof quotes
  | keyof typeof request
  | keyof typeof desk
  | keyof typeof invoices
  | keyof typeof orders
  | keyof typeof pay
  | keyof typeof privacy
  | keyof typeof product
  | keyof typeof shell
  | keyof typeof slabs
  | keyof typeof stores
  | keyof typeof wishlist;
type Values = Record<string, string | number>;
type Compiled = Record<string, (values: Values) => string>;

const loaded: Partial<Record<Language, Compiled>> = {};

/** Registers messages of a language for this process (server: all) or page (browser: its language and the groups it needs). */
export function keepMessages(language: Language, messages: Compiled): void {
  loaded[language] = { ...loaded[language], ...messages };
}

/** Returns a message with its values filled in. A missing message shows its key, which the tests detect. */
export const text = (language: Language, key: MessageKey, values: Values = {}): string => loaded[language]?.[key]?.(values) ?? key;

/** Looks up a key built from data (a unit, a fact) that may have no message. */
export const textOr = (language: Language, key: string, fallback: string, values: Values = {}): string =>
  loaded[language]?.[key]?.(values) ?? fallback;

export function useText(): (key: MessageKey, values?: Values) => string {
  const language = useLanguage();
  return (key, values) => text(language, key, values);
}
