import { type ErrorCode, type FieldRule, type Language, languages, type ShopError } from "@azulejo/contract";
import { messageFinder, type Values } from "@azulejo/messages/compile.ts";
import { readMessages } from "@azulejo/messages/read-messages.ts";
import type audit from "./en/audit.json";
import type checkoutSteps from "./en/checkout-steps.json";
import type document from "./en/document.json";
import type eCheck from "./en/e-check.json";
import type errors from "./en/errors.json";
import type fieldRules from "./en/field-rules.json";
import type ideaBook from "./en/idea-book.json";
import type journal from "./en/journal.json";
import type account from "./en/mail-account.json";
import type customer from "./en/mail-customer.json";
import type form from "./en/mail-form.json";
import type order from "./en/mail-order.json";
import type privacy from "./en/mail-privacy.json";
import type quote from "./en/mail-quote.json";
import type receipt from "./en/mail-receipt.json";
import type subscription from "./en/mail-subscription.json";
import type papers from "./en/papers.json";
import type permission from "./en/permission.json";
import type promotion from "./en/promotion.json";
import type receiptText from "./en/receipt-text.json";
import type settings from "./en/settings.json";
import type textMessage from "./en/text-message.json";
import type wishList from "./en/wish-list.json";
import { ownMessage } from "./own-words.ts";

export type MessageKey =
  | keyof typeof audit
  | keyof typeof checkoutSteps
  | keyof typeof eCheck
  | keyof typeof errors
  | keyof typeof fieldRules
  | keyof typeof account
  | keyof typeof customer
  | keyof typeof form
  | keyof typeof order
  | keyof typeof journal
  | keyof typeof papers
  | keyof typeof permission
  | keyof typeof promotion
  | keyof typeof receipt
  | keyof typeof privacy
  | keyof typeof quote
  | keyof typeof document
  | keyof typeof receiptText
  | keyof typeof settings
  | keyof typeof subscription
  | keyof typeof textMessage
  | keyof typeof ideaBook
  | keyof typeof wishList;

const find = Object.fromEntries(
  languages.map((language) => [language, messageFinder(language, readMessages(import.meta.dirname, language))]),
);

/** Returns a message of the API or of an email with its values filled in. @throws if a value is missing */
export const text = (language: Language, key: MessageKey, values: Values = {}): string => textOr(language, key, key, values);

/** Looks up a key built from data (a form's field, a coded value) that may have no message. */
export const textOr = (language: Language, key: string, fallback: string, values: Values = {}): string =>
  (ownMessage(language, key) ?? find[language]?.(key))?.(values) ?? fallback;

/** What is wrong with a field. */
const fieldSentence = (rule: FieldRule, language: Language, values: Values = {}): string => text(language, rule, values);

/** The sentence of an error. */
export const errorSentence = (code: ErrorCode, language: Language, values: Values): string =>
  text(language, code, typeof values.right === "string" ? { ...values, right: permissionName(language, values.right) } : values);

const permissionName = (language: Language, right: string): string => textOr(language, `permission.${right}`, right);

/** Returns all sentences of an error: its own, then one per field that is wrong. */
export function sentences(error: ShopError, language: Language): { messages: string[]; fields: Record<string, string> } {
  const fields: Record<string, string> = {};
  for (const { path, rule, values } of error.details) fields[path || "request"] ??= fieldSentence(rule, language, values);
  return { messages: [errorSentence(error.code, language, error.values)], fields };
}
