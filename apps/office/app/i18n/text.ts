import { type Language, useLanguage } from "./language.ts";
import type account from "./messages/en/account.json";
import type assets from "./messages/en/assets.json";
import type audit from "./messages/en/audit.json";
import type banners from "./messages/en/banners.json";
import type catalog from "./messages/en/catalog.json";
import type certificates from "./messages/en/certificates.json";
import type codes from "./messages/en/codes.json";
import type content from "./messages/en/content.json";
import type contentWords from "./messages/en/content-words.json";
import type customers from "./messages/en/customers.json";
import type forms from "./messages/en/forms.json";
import type frame from "./messages/en/frame.json";
import type goods from "./messages/en/goods.json";
import type help from "./messages/en/help.json";
import type history from "./messages/en/history.json";
import type importColumns from "./messages/en/import-columns.json";
import type imports from "./messages/en/imports.json";
import type legal from "./messages/en/legal.json";
import type letters from "./messages/en/letters.json";
import type money from "./messages/en/money.json";
import type order from "./messages/en/order.json";
import type orderActions from "./messages/en/order-actions.json";
import type orders from "./messages/en/orders.json";
import type people from "./messages/en/people.json";
import type phoneOrder from "./messages/en/phone-order.json";
import type pictures from "./messages/en/pictures.json";
import type pricePlan from "./messages/en/price-plan.json";
import type prices from "./messages/en/prices.json";
import type privacy from "./messages/en/privacy.json";
import type product from "./messages/en/product.json";
import type quotes from "./messages/en/quotes.json";
import type redirects from "./messages/en/redirects.json";
import type releases from "./messages/en/releases.json";
import type reports from "./messages/en/reports.json";
import type reservations from "./messages/en/reservations.json";
import type returns from "./messages/en/returns.json";
import type searchWords from "./messages/en/search-words.json";
import type searches from "./messages/en/searches.json";
import type settings from "./messages/en/settings.json";
import type settingsHelp from "./messages/en/settings-help.json";
import type signIn from "./messages/en/sign-in.json";
import type slabs from "./messages/en/slabs.json";
import type staff from "./messages/en/staff.json";
import type stock from "./messages/en/stock.json";
import type today from "./messages/en/today.json";
import type uploads from "./messages/en/uploads.json";

export type MessageKey =
  | keyof typeof account
  | keyof typeof assets
  | keyof typeof audit
  | keyof typeof banners
  | keyof typeof catalog
  | keyof typeof certificates
  | keyof typeof codes
  | keyof typeof content
  | keyof typeof contentWords
  | keyof typeof customers
  | keyof typeof forms
  | keyof typeof frame
  | keyof typeof goods
  | keyof typeof help
  | keyof typeof history
  | keyof typeof importColumns
  | keyof typeof imports
  | keyof typeof letters
  | keyof typeof legal
  | keyof typeof money
  | keyof typeof order
  | keyof typeof orderActions
  | keyof typeof orders
  | keyof typeof people
  | keyof typeof phoneOrder
  | keyof typeof pricePlan
  | keyof typeof pictures
  | keyof typeof prices
  | keyof typeof privacy
  | keyof typeof product
  | keyof typeof quotes
  | keyof typeof redirects
  | keyof typeof releases
  | keyof typeof reservations
  | keyof typeof returns
  | keyof typeof reports
  | keyof typeof searchWords
  | keyof typeof searches
  | keyof typeof settings
  | keyof typeof settingsHelp
  | keyof typeof signIn
  | keyof typeof staff
  | keyof typeof slabs
  | keyof typeof stock
  | keyof typeof today
  | keyof typeof uploads;
type Values = Record<string, string | number>;
type Compiled = Record<string, (values: Values) => string>;

const loaded: Partial<Record<Language, Compiled>> = {};

export function keepMessages(language: Language, messages: Compiled): void {
  loaded[language] = messages;
}

/** Returns a message with its values filled in. A missing message shows its key, which the tests detect. */
export const text = (language: Language, key: MessageKey, values: Values = {}): string => loaded[language]?.[key]?.(values) ?? key;

/** Looks up a key built from data (a carrier's service, an event) that may have no message. */
export const textOr = (language: Language, key: string, fallback: string, values: Values = {}): string =>
  loaded[language]?.[key]?.(values) ?? fallback;

export type Text = (key: MessageKey, values?: Values) => string;

export function useText(): Text {
  const language = useLanguage();
  return (key, values) => text(language, key, values);
}

export function useTextOr(): (key: string, fallback: string, values?: Values) => string {
  const language = useLanguage();
  return (key, fallback, values) => textOr(language, key, fallback, values);
}
