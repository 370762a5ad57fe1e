import { describe, expect, it } from "vitest";
import { faultOf } from "./field-faults.ts";

describe("browser validation of a field", () => {
  it.each([
    [{ name: "name", kind: "text" }, { valueMissing: true }, "form.error.required"],
    [{ name: "email", kind: "email" }, { typeMismatch: true }, "form.error.email"],
    [{ name: "phone", kind: "phone" }, { patternMismatch: true }, "form.error.phone"],
    [{ name: "postalCode", kind: "postalCode" }, { patternMismatch: true }, "form.error.postalCode"],
    [{ name: "installedOn", kind: "date", past: true }, { rangeOverflow: true }, "form.error.past"],
    [{ name: "installedOn", kind: "date" }, { badInput: true, valueMissing: true }, "form.error.date"],
    [{ name: "street", kind: "text", min: 3 }, { tooShort: true }, "form.error.short"],
    [{ name: "name", kind: "text" }, { tooLong: true }, "form.error.long"],
  ] as const)("reports %j with %j as %s", (field, validity, key) => {
    expect(faultOf(field, { value: "", validity })?.key).toBe(key);
  });

  it.each([
    ["4", null],
    ["7", "form.error.number"],
    ["0", "form.error.number"],
    ["2,5", "form.error.number"],
    ["four", "form.error.number"],
  ])("reads %s as a number of guests", (value, key) => {
    expect(faultOf({ name: "guests", kind: "number", min: 1, max: 6 }, { value, validity: {} })?.key ?? null).toBe(key);
  });

  it("returns null for a valid field, and the limits for an invalid one", () => {
    expect(faultOf({ name: "name", kind: "text" }, { value: "Ana", validity: {} })).toBeNull();
    const guests = faultOf({ name: "guests", kind: "number", min: 1, max: 6 }, { value: "0", validity: {} });
    expect(guests?.values).toEqual({ min: 1, max: 6 });
  });
});
