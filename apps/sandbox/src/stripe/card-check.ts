import { createHmac } from "node:crypto";
import { brandOf, checkNumber, digitsOf } from "./browser/card-rules.js";
import { missingParameter, StripeFailure } from "./failure.ts";
import type { Form } from "./form.ts";
import { mapOf, textOf } from "./form.ts";
import type { CardFacts } from "./objects.ts";

/** The data derived from a card before its digits are discarded. */
export interface CheckedCard {
  number: string;
  facts: CardFacts;
}

function cardError(code: string, param: string, message: string): StripeFailure {
  return new StripeFailure(402, { type: "card_error", code, param, message });
}

function checkedNumber(card: Form): string {
  const text = textOf(card, "number");
  if (text === undefined) throw missingParameter("card[number]");
  const number = digitsOf(text);
  if (checkNumber(number) === null) return number;
  throw cardError("incorrect_number", "number", "Your card number is incorrect.");
}

function checkedExpiry(card: Form, now: Date): { month: number; year: number } {
  const month = Number(textOf(card, "exp_month") ?? Number.NaN);
  const given = Number(textOf(card, "exp_year") ?? Number.NaN);
  const year = given < 100 ? 2000 + given : given;
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw cardError("invalid_expiry_month", "exp_month", "Your card's expiration month is invalid.");
  }
  const past = year < now.getFullYear() || (year === now.getFullYear() && month < now.getMonth() + 1);
  if (!Number.isInteger(year) || past || year > now.getFullYear() + 50) {
    throw cardError("invalid_expiry_year", "exp_year", "Your card's expiration year is invalid.");
  }
  return { month, year };
}

function checkedCvc(card: Form): string | undefined {
  const cvc = textOf(card, "cvc");
  if (cvc === undefined || /^\d{3,4}$/.test(cvc)) return cvc;
  throw cardError("invalid_cvc", "cvc", "Your card's security code is invalid.");
}

/** Returns the card data that may be shown; `salt` prevents guessing the number from the fingerprint. */
export function cardFacts(number: string, expiry: { month: number; year: number }, salt: string): CardFacts {
  const brand = brandOf(number).name;
  return {
    brand,
    country: "US",
    exp_month: expiry.month,
    exp_year: expiry.year,
    fingerprint: createHmac("sha256", salt).update(number).digest("base64url").slice(0, 16),
    funding: "credit",
    last4: number.slice(-4),
    networks: { available: [brand], preferred: null },
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: null },
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

/** Checks the `card` map of a new payment method. */
export function checkCard(card: Form, now: Date, salt: string): CheckedCard {
  const number = checkedNumber(card);
  const expiry = checkedExpiry(card, now);
  const cvc = checkedCvc(card);
  const facts = cardFacts(number, expiry, salt);
  if (cvc !== undefined) facts.checks.cvc_check = "unchecked";
  const wallet = textOf(mapOf(card, "wallet") ?? {}, "type");
  if (wallet === "apple_pay" || wallet === "google_pay") facts.wallet = { type: wallet, dynamic_last4: number.slice(-4) };
  return { number, facts };
}
