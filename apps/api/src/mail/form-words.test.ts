import { formNames, forms } from "@azulejo/contract/content/forms.ts";
import { describe, expect, it } from "vitest";
import { formWords } from "./form-words.ts";

describe.each(["en", "es"] as const)("the texts of form emails in %s", (language) => {
  const words = formWords[language];

  it.each(formNames)("have a label for every field of %s", (name) => {
    for (const field of forms[name].fields) expect(words.labels).toHaveProperty([field.name]);
  });
});

it("translates the same coded values in both languages, except those that need no translation into English", () => {
  const { customerType, ...spanish } = formWords.es.values;
  expect(Object.keys(customerType ?? {})).toHaveLength(4);
  for (const [field, values] of Object.entries(spanish)) expect(Object.keys(formWords.en.values[field] ?? {})).toEqual(Object.keys(values));
});
