import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BankAccount, faultsOf, isRoutingNumber, toProvider } from "./bank-account.ts";

const right: BankAccount = {
  accountType: "C",
  routingNumber: "110000000",
  routingNumberConfirm: "110000000",
  accountNumber: "000123456789",
  accountNumberConfirm: "000123456789",
};

describe("a bank account", () => {
  it("is right with a routing number that checks out and equal confirmations, spaces and dashes aside", () => {
    expect(faultsOf(right)).toEqual({});
    expect(faultsOf({ ...right, routingNumber: "1100 0000-0", accountNumberConfirm: " 0001 2345 6789 " })).toEqual({});
  });

  it.each<[Partial<BankAccount>, Partial<Record<keyof BankAccount, string>>]>([
    [{ accountType: "" }, { accountType: "bank.fault.type" }],
    [{ routingNumber: "110000001", routingNumberConfirm: "110000001" }, { routingNumber: "bank.fault.routing" }],
    [{ routingNumberConfirm: "021000021" }, { routingNumberConfirm: "bank.fault.routingConfirm" }],
    [{ accountNumberConfirm: "000123456780" }, { accountNumberConfirm: "bank.fault.accountConfirm" }],
    [{ accountNumberConfirm: "" }, { accountNumberConfirm: "bank.fault.required" }],
    [{ accountNumber: "12a", accountNumberConfirm: "12a" }, { accountNumber: "bank.fault.account" }],
  ])("says at each field what is wrong: %o", (change, faults) => {
    expect(faultsOf({ ...right, ...change })).toEqual(faults);
  });

  it("with any one wrong digit in its routing number fails the checksum", () => {
    fc.assert(
      fc.property(fc.constantFrom("021000021", "011401533", "322271627"), fc.nat(8), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const wrong = [...number].map((digit, index) => (index === at ? (Number(digit) + by) % 10 : digit)).join("");
        expect(isRoutingNumber(number)).toBe(true);
        expect(isRoutingNumber(wrong)).toBe(false);
      }),
    );
  });

  it.each([
    ["C", "individual", "checking"],
    ["S", "individual", "savings"],
    ["X", "company", "checking"],
  ])("of type %s is %s and %s to the provider", (accountType, account_holder_type, account_type) => {
    expect(toProvider({ ...right, accountType })).toMatchObject({ account_holder_type, account_type });
  });
});
