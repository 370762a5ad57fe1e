import { createHmac } from "node:crypto";
import { missingParameter, StripeFailure } from "../failure.ts";
import type { Form } from "../form.ts";
import { textOf } from "../form.ts";
import type { BankFacts } from "../objects.ts";

const BANK_NAME = "STRIPE TEST BANK";
const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** The checksum of a US routing number: its weighted digits add up to a multiple of ten. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === "000000000") return false;
  return [...text].reduce((sum, digit, index) => sum + Number(digit) * (WEIGHTS[index] ?? 0), 0) % 10 === 0;
}

function wrong(code: string, param: string, message: string): StripeFailure {
  return new StripeFailure(400, { type: "invalid_request_error", code, param: `us_bank_account[${param}]`, message });
}

function choice<Choice extends string>(bank: Form, key: string, allowed: readonly Choice[]): Choice {
  const value = textOf(bank, key) ?? allowed[0];
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw wrong("parameter_invalid", key, `Invalid ${key}: must be one of ${allowed.join(", ")}`);
  return found;
}

/** Returns the account data that may be shown; `salt` prevents guessing the number from the fingerprint. */
export function bankFacts(number: string, routing: string, bank: Form, salt: string): BankFacts {
  return {
    account_holder_type: choice(bank, "account_holder_type", ["individual", "company"]),
    account_type: choice(bank, "account_type", ["checking", "savings"]),
    bank_name: BANK_NAME,
    fingerprint: createHmac("sha256", salt).update(`${routing}:${number}`).digest("base64url").slice(0, 16),
    last4: number.slice(-4),
    networks: { preferred: "ach", supported: ["ach"] },
    routing_number: routing,
    status_details: null,
  };
}

/** Checks the `us_bank_account` map of a new payment method. */
export function checkBankAccount(bank: Form, salt: string): { number: string; facts: BankFacts } {
  const number = textOf(bank, "account_number");
  const routing = textOf(bank, "routing_number");
  if (number === undefined) throw missingParameter("us_bank_account[account_number]");
  if (routing === undefined) throw missingParameter("us_bank_account[routing_number]");
  if (!isRoutingNumber(routing)) throw wrong("routing_number_invalid", "routing_number", "The routing number is invalid.");
  if (!/^\d{4,17}$/.test(number)) throw wrong("account_number_invalid", "account_number", "The account number is invalid.");
  return { number, facts: bankFacts(number, routing, bank, salt) };
}
