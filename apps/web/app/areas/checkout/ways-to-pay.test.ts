import type { CreditLine } from "@azulejo/contract/areas/checkout.ts";
import { describe, expect, it } from "vitest";
import { centsIn } from "../../form/cents-in.ts";
import { paymentIn, waysFor } from "./ways-to-pay.ts";

const line = (availableCents: number) => ({ term: "NET30", dueOn: "2026-12-01", availableCents });
const form = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

describe("the ways to pay", () => {
  it("are those that credit line and bank allow", () => {
    const ways = (creditLine: CreditLine | null) => waysFor({ creditLine, bankDebit: null, payPal: null, giftCard: null }, 500);
    expect(ways(null)).toEqual(["card"]);
    expect(ways(line(0))).toEqual(["card"]);
    expect(ways(line(499))).toEqual(["both", "card"]);
    expect(ways(line(500))).toEqual(["credit", "both", "card"]);
    const bankDebit = { mandate: "I authorize …", mandateVersion: "1" };
    expect(waysFor({ creditLine: null, bankDebit, payPal: null, giftCard: null }, 500)).toEqual(["card", "bank"]);
    expect(waysFor({ creditLine: line(500), bankDebit, payPal: null, giftCard: null }, 500)).toEqual(["credit", "both", "card", "bank"]);
    const payPal = { scriptUrl: "https://www.paypal.com/sdk/js" };
    expect(waysFor({ creditLine: null, bankDebit: null, payPal, giftCard: null }, 500)).toEqual(["card", "paypal"]);
    expect(waysFor({ creditLine: line(499), bankDebit, payPal, giftCard: null }, 500)).toEqual([
      "both",
      "bothPayPal",
      "card",
      "paypal",
      "bank",
    ]);
  });

  it("are a card or PayPal for what a gift card leaves, and none beside one that pays everything", () => {
    const payPal = { scriptUrl: "https://www.paypal.com/sdk/js" };
    const giftCard = { last4: "7F2K", availableCents: 300, paysCents: 300 };
    expect(waysFor({ creditLine: line(500), bankDebit: null, payPal, giftCard }, 500)).toEqual(["card", "paypal"]);
    expect(waysFor({ creditLine: line(500), bankDebit: null, payPal, giftCard }, 300)).toEqual(["gift"]);
    expect(waysFor({ creditLine: null, bankDebit: null, payPal, giftCard: { ...giftCard, paysCents: 0 } }, 30)).toEqual(["card", "paypal"]);
    expect(paymentIn(form({ way: "gift" }))).toEqual({ type: "GiftCard" });
    expect(paymentIn(form({ "payment.paymentMethodId": "pm_1", "payment.giftCardCents": "300" }))).toEqual({
      type: "CreditCard",
      paymentMethodId: "pm_1",
      giftCardCents: 300,
    });
  });

  it("are none for an order that costs nothing", () => {
    const bankDebit = { mandate: "I authorize …", mandateVersion: "1" };
    expect(waysFor({ creditLine: line(500), bankDebit, payPal: null, giftCard: null }, 0)).toEqual(["free"]);
    expect(paymentIn(form({ way: "free" }))).toEqual({ type: "None" });
  });

  it.each([
    ["1250", 125_000],
    ["$1,250.50", 125_050],
    [" 0.29 ", 29],
    ["19.9", 1_990],
    ["1.999", "1.999"],
    ["ten", "ten"],
    ["", ""],
    ["-5", "-5"],
  ])("read %s as an amount", (typed, cents) => {
    expect(centsIn(typed)).toBe(cents);
  });

  it("become a payment, by card unless another way was chosen", () => {
    expect(paymentIn(form({ "payment.paymentMethodId": "pm_1" }))).toEqual({ type: "CreditCard", paymentMethodId: "pm_1" });
    expect(paymentIn(form({ "payment.paymentMethodId": "pm_1", "payment.saveCard": "on" }))).toMatchObject({ saveCard: true });
    expect(paymentIn(form({ "payment.savedPaymentId": "7", "payment.paymentMethodId": "", "payment.saveCard": "on" }))).toEqual({
      type: "CreditCard",
      savedPaymentId: 7,
    });
    expect(paymentIn(form({ way: "credit", "payment.creditCents": "5" }))).toEqual({ type: "Credit" });
    expect(paymentIn(form({ way: "bank", "payment.paymentMethodId": "pm_2", "payment.mandateVersion": "1" }))).toEqual({
      type: "Ach",
      paymentMethodId: "pm_2",
      mandateVersion: "1",
    });
    const begun = { type: "PayPal", token: null, success: null, payPalOrderId: null };
    expect(paymentIn(form({ way: "paypal", "payment.creditCents": "5" }))).toEqual(begun);
    expect(paymentIn(form({ way: "bothPayPal", "payment.creditCents": "5" }))).toEqual({ ...begun, creditCents: 500 });
    const left = { "payment.success": "false", "payment.payPalOrderId": "5O190127TN364715T" };
    expect(paymentIn(form({ way: "paypal", ...left }))).toEqual({ ...begun, success: false, payPalOrderId: "5O190127TN364715T" });
    expect(paymentIn(form({ way: "both", "payment.paymentMethodId": "pm_1", "payment.creditCents": "5" }))).toEqual({
      type: "CreditCard",
      paymentMethodId: "pm_1",
      creditCents: 500,
    });
  });
});
