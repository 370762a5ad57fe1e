import { expect, it } from "vitest";
import { addressIn } from "./reach.rules.ts";

it("finds the phone numbers and emails of a table", () => {
  expect(addressIn("(775) 555-0100")).toBe("tel:7755550100");
  expect(addressIn("+1 775 555 0100")).toBe("tel:+17755550100");
  expect(addressIn("service@cantera.test")).toBe("mailto:service@cantera.test");
});

it("leaves sizes, dates and sentences as they are", () => {
  for (const text of ["12 × 24 in", "2026-12-01", "0.42", "10.76", "Call (775) 555-0100", "", "1 200 – 2 400"])
    expect(addressIn(text), text).toBeNull();
});
