import { expect, it } from "vitest";
import { cardFault } from "./card-fault.ts";

it("names what is wrong with a card, so that it is said in the reader's language", () => {
  expect(["invalid_expiry_month", "incorrect_number", "invalid_cvc", "card_declined"].map(cardFault)).toEqual([
    "expiry",
    "number",
    "cvc",
    "declined",
  ]);
});

it.each([undefined, "", "api_key_expired", "constructor"])("doesn't guess what %s means", (code) => {
  expect(cardFault(code)).toBeNull();
});
