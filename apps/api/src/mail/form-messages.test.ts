import { formNames, forms } from "@azulejo/contract/content/forms.ts";
import { describe, expect, it } from "vitest";
import { fieldLabel, formTitle, valueLabel } from "./form-messages.ts";

describe.each(["en", "es"] as const)("the emails of a form in %s", (language) => {
  it.each(formNames)("have a title, and a label for every field of %s", (name) => {
    expect(formTitle(name, language)).not.toContain("mail.");
    for (const field of forms[name].fields) expect(fieldLabel(field.name, language)).not.toBe(field.name);
  });
});

it("shows coded values as labels and typed text as it is", () => {
  expect(valueLabel("room", "kitchen", "es")).toBe("Cocina");
  expect(valueLabel("customerType", "Dealer", "es")).toBe("Distribuidor");
  expect(valueLabel("message", "{hello}", "es")).toBe("{hello}");
});
