import { describe, expect, it } from "vitest";
import { chargedCents, isPayable, leavesPayable } from "./payable-amount.rules.ts";

const amounts = { lowest: 50, highest: 99_999_999 };

describe("the cents that a provider charges", () => {
  it.each([
    ["CreditCard", undefined, 1_000],
    ["CreditCard", 300, 700],
    ["PayPal", 300, 700],
    ["Ach", undefined, 1_000],
    ["Link", undefined, 1_000],
    ["Credit", undefined, 0],
    ["None", undefined, 0],
  ] as const)("of an order paid by %s with %s on the credit line", (type, creditCents, cents) => {
    expect(chargedCents(1_000, { type, creditCents })).toBe(cents);
  });
});

describe("an amount", () => {
  it.each([
    [49, false],
    [50, true],
    [99_999_999, true],
    [100_000_000, false],
  ])("of %i cents can be paid: %s", (cents, expected) => {
    expect(isPayable(cents, amounts)).toBe(expected);
  });

  it.each([
    [0, true],
    [1, false],
    [49, false],
    [50, true],
  ])("that leaves %i cents leaves something that can be paid: %s", (rest, expected) => {
    expect(leavesPayable(rest, amounts)).toBe(expected);
  });
});
