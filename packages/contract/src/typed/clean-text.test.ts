import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText } from "./clean-text.ts";

const seen = "aÉ -1ब्क्षیم👩\n";
const unseen = "\t\u00A0\u00AD\u200B\u200C\u200D\u200E\u2011\u202A\u202C\u2066\u2069\u3000\uFEFF\uFE0F";

describe("typed text", () => {
  it.each([
    ["a phone number from a contacts application", "\u202A(775) 555-0142\u202C", "(775) 555-0142"],
    ["a number in isolates", "\u2066775 555 0142\u2069", "775 555 0142"],
    ["a hyphen that does not break", "775\u2011555\u20110142", "775-555-0142"],
    ["a soft hyphen", "Key\u00ADstone", "Keystone"],
    ["a tab", "77\tKeystone Ave", "77 Keystone Ave"],
    ["a space that does not break", "77\u00A0Keystone\u202FAve", "77 Keystone Ave"],
    ["zero-width spaces and a byte order mark", "\uFEFFInes\u200B Vidal\u2060", "Ines Vidal"],
    ["spaces around an email", " ines@example.test \u00A0", "ines@example.test"],
    ["a joiner in Latin letters", "Vi\u200Cdal\u200D", "Vidal"],
  ])("is cleaned of %s", (_, typed, clean) => expect(cleanText(typed)).toBe(clean));

  it.each(["می\u200Cخواهم", "नक्\u200Dषत्र", "क्\u200Dष", "👩\u200D🔧", "Łukasz Nguyễn", "山田 太郎", "Line one\nline two"])(
    "keeps what spells a word: %s",
    (typed) => expect(cleanText(typed)).toBe(typed),
  );

  it("is clean after it has been cleaned", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...seen, ...unseen), maxLength: 30 }), (typed) => {
        const clean = cleanText(typed);
        expect(cleanText(clean)).toBe(clean);
        expect(clean).not.toMatch(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u);
      }),
      { numRuns: 2000 },
    );
  });
});
