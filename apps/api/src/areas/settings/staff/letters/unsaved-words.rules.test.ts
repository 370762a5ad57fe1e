import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { onlyUnsaved, withUnsaved } from "./unsaved-words.rules.ts";

const key = fc.constantFrom("mail.a", "mail.b", "mail.c", "mail.d");
const saved = fc.record({ en: fc.dictionary(key, fc.string({ minLength: 1 })), es: fc.dictionary(key, fc.string({ minLength: 1 })) });
const unsaved = fc.record({ en: fc.dictionary(key, fc.string()), es: fc.dictionary(key, fc.string()) });

describe("words that aren't saved yet", () => {
  it("replace saved ones, and none is ever empty", () => {
    fc.assert(
      fc.property(saved, unsaved, (before, typed) => {
        const words = withUnsaved(before, typed);
        for (const language of ["en", "es"] as const)
          for (const name of ["mail.a", "mail.b", "mail.c", "mail.d"]) {
            const wanted = typed[language][name] ?? before[language][name] ?? "";
            expect(words[language][name]).toBe(wanted === "" ? undefined : wanted);
          }
      }),
    );
  });

  it("read the same from their difference alone", () => {
    fc.assert(
      fc.property(saved, unsaved, (before, typed) => {
        expect(withUnsaved(before, onlyUnsaved(before, typed))).toEqual(withUnsaved(before, typed));
      }),
    );
  });
});
