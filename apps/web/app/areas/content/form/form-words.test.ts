import { formNames, forms } from "@azulejo/contract/content/forms.ts";
import { describe, expect, it } from "vitest";
import en from "../../../i18n/messages/en/form.json" with { type: "json" };
import es from "../../../i18n/messages/es/form.json" with { type: "json" };

describe.each([
  ["en", en],
  ["es", es],
])("form messages in %s", (_, words) => {
  it.each(formNames)("cover every field, option and next step of %s", (name) => {
    expect(words).toHaveProperty([`form.next.${name}`]);
    for (const field of forms[name].fields) {
      expect(words).toHaveProperty([`form.field.${field.name}`]);
      for (const value of field.options ?? []) expect(words).toHaveProperty([`form.option.${field.name}.${value}`]);
    }
  });
});
