import { expect, it } from "vitest";
import { brandAndDigits } from "./paid-with.ts";

it("splits a payment's label into its brand and last digits", () => {
  expect(brandAndDigits("visa 4242")).toEqual({ brand: "visa", last4: "4242" });
  expect(brandAndDigits("STRIPE TEST BANK 6789")).toEqual({ brand: "STRIPE TEST BANK", last4: "6789" });
  for (const other of ["1042", "pending", null]) expect(brandAndDigits(other)).toEqual({ brand: null, last4: null });
});
