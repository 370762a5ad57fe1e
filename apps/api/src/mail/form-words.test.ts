import { formNames, forms } from "@azulejo/contract/content/forms.ts";
import { describe, expect, it } from "vitest";
import { formWords } from "./form-words.ts";

describe.each(["en", "es"] as const)("the words of the mails of forms in %s", (language) => {
  const words = formWords[language];

  it.each(formNames)("name every field of %s", (name) => {
    for (const field of forms[name].fields) expect(words.labels).toHaveProperty([field.name]);
  });
});

it("the mails give the same coded values words in both languages, but for those that are English as they stand", () => {
  const { customerType, ...spanish } = formWords.es.values;
  expect(Object.keys(customerType ?? {})).toHaveLength(4);
  for (const [field, values] of Object.entries(spanish)) expect(Object.keys(formWords.en.values[field] ?? {})).toEqual(Object.keys(values));
});
