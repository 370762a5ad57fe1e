import { describe, expect, it } from "vitest";
import { changesOf, decideField, mergeForm, openForm, type } from "./product-form.ts";

const noTerms = () => null;
const stored = { nameEn: "Old", tags: "new, sale", slugEn: "old", pei: "4" };

describe("the form of a product", () => {
  it("changes only what will be stored otherwise", () => {
    let form = type(openForm(stored), "tags", "new,sale");
    form = type(form, "nameEn", "New");
    form = type(form, "slugEn", "two words");
    expect(changesOf(form, noTerms)).toEqual([
      { field: "nameEn", value: "New", fault: null },
      { field: "slugEn", value: null, fault: "slug" },
    ]);
  });

  it("follows somebody else where the reader changed nothing, and asks where both did", () => {
    const form = type(type(openForm(stored), "nameEn", "Mine"), "pei", "5");
    const merged = mergeForm(form, { nameEn: "Theirs", tags: "new", slugEn: "old", pei: "5" });
    expect(merged).toMatchObject({ typed: { nameEn: "Mine", tags: "new", pei: "5" }, theirs: { nameEn: "Theirs" } });
    expect(changesOf(merged, noTerms).map(({ field }) => field)).toEqual(["nameEn"]);
    expect(decideField(merged, "nameEn", false)).toMatchObject({ typed: { nameEn: "Theirs" }, theirs: {} });
    expect(decideField(merged, "nameEn", true)).toMatchObject({ typed: { nameEn: "Mine" }, theirs: {} });
  });
});
