import { describe, expect, it } from "vitest";
import { z } from "zod";
import { formSchema, tidyFields } from "./form-schema.ts";
import { type FormName, formNames, forms, patterns } from "./forms.ts";

const around = { states: ["NV", "CA"], stores: ["reno"], today: "2026-03-01" };

const contact = { name: "Ana Ruiz", email: "ana@example.test", topic: "order", message: "Two boxes are broken." };
const warranty = {
  ownerName: "Ana Ruiz",
  email: "ana@example.test",
  street: "1 Main St",
  city: "Reno",
  state: "NV",
  postalCode: "89501",
  installedOn: "2026-03-01",
  room: "kitchen",
  color: "Calacatta",
};

/** Returns the rule that each invalid field breaks. */
function faultsOf(name: FormName, fields: Record<string, string>): Record<string, string> {
  const result = formSchema(forms[name], around).safeParse(tidyFields(fields));
  return Object.fromEntries((result.error?.issues ?? []).toReversed().map((issue) => [issue.path.join("."), issue.message]));
}

describe("the schema of a form", () => {
  it("accepts what the form has, and requires only the required fields", () => {
    expect(faultsOf("contact", { ...contact, phone: " ", store: "" })).toEqual({});
    expect(faultsOf("slab-warranty", warranty)).toEqual({});
  });

  it.each(formNames)("%s reports each missing required field", (name) => {
    const required = forms[name].fields.filter((field) => field.required).map((field) => [field.name, "field_required"]);
    expect(faultsOf(name, {})).toEqual(Object.fromEntries(required));
  });

  it.each([
    ["email", "ana@", "field_email"],
    ["email", "ana@example.test\nBcc: all@example.test", "field_text"],
    ["phone", "call me", "field_phone"],
    ["phone", "123", "field_phone"],
    ["store", "atlantis", "field_choice"],
    ["topic", "anything", "field_choice"],
    ["name", "Ana\u0000", "field_text"],
    ["name", "Ana\u2028Ruiz", "field_text"],
    ["name", "x".repeat(121), "field_long"],
    ["message", "bell\u0007", "field_text"],
  ])("refuses %s = %j as %s", (name, value, rule) => {
    expect(faultsOf("contact", { ...contact, [name]: value })).toEqual({ [name]: rule });
  });

  it.each([
    ["installedOn", "2026-03-02", "field_past"],
    ["installedOn", "1949-12-31", "field_past"],
    ["installedOn", "2026-02-30", "field_date"],
    ["installedOn", "yesterday", "field_date"],
    ["postalCode", "8950", "field_postal_code"],
    ["state", "ZZ", "field_choice"],
    ["street", "x", "field_short"],
  ])("refuses %s = %j of a warranty as %s", (name, value, rule) => {
    expect(faultsOf("slab-warranty", { ...warranty, [name]: value })).toEqual({ [name]: rule });
  });

  it.each(["0", "7", "1.5", "-1", "two", "1e0"])("refuses %j guests", (guests) => {
    expect(faultsOf("event-registration", { name: "Ana", email: "ana@example.test", guests })).toEqual({ guests: "field_number" });
  });

  it("cleans a text of what cannot be seen before it is checked", () => {
    const pasted = { name: "Ana\u202E Ruiz\u200B", email: "ana@example.test\u00A0", phone: "\u202A775\u20115550142\u202C" };
    expect(formSchema(forms.contact, around).parse(tidyFields({ ...contact, ...pasted }))).toMatchObject({
      name: "Ana Ruiz",
      email: "ana@example.test",
      phone: "775-5550142",
    });
  });

  it("keeps the lines of a message, and accepts emoji, accents and other scripts", () => {
    const message = "Línea uno\nLínea dos\tcon tabulador 👩‍👩‍👧 日本語";
    expect(formSchema(forms.contact, around).parse(tidyFields({ ...contact, message: message.replace("\n", "\r\n") }))).toMatchObject({
      message,
    });
  });

  it("refuses unknown fields", () => {
    expect(faultsOf("contact", { ...contact, role: "Administrator" })).toEqual({ "": "field_unknown" });
  });
});

describe("the data of the forms", () => {
  it("asks for a confirmation address, names its sender, and has no field twice", () => {
    for (const name of formNames) {
      const names = forms[name].fields.map((field) => field.name);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toContain(forms[name].sender);
      expect(forms[name].fields.find((field) => field.kind === "email")).toMatchObject({ name: "email", required: true });
    }
  });

  it("has patterns that are valid in a browser, which applies the v flag", () => {
    for (const pattern of Object.values(patterns)) expect(() => new RegExp(`^(?:${pattern})$`, "v")).not.toThrow();
    const phone = new RegExp(`^(?:${patterns.phone})$`, "v");
    for (const good of ["775 555 0199", "(775) 555-0199", "+1 775.555.0199", "7755550199 x12"]) expect(phone.test(good)).toBe(true);
  });

  it("is checked in time that does not grow with a hostile phone number", () => {
    const started = performance.now();
    expect(
      z
        .string()
        .regex(new RegExp(`^(?:${patterns.phone})$`))
        .safeParse(`${"-".repeat(20_000)}!`).success,
    ).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
