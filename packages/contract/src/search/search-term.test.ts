import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST_TERM, searchTerm } from "./search-term.ts";

describe("the term of a search", () => {
  it("is the same however it is spaced and written", () => {
    expect(searchTerm("  Blue \t ZELLIGE\n")).toBe("blue zellige");
    expect(searchTerm("AZULEJO PARA BAN\u0303O")).toBe("azulejo para baño");
  });

  it.each([
    "ana@example.com",
    "mail ana @ home",
    "775 555 0100",
    "call (775) 555-0100",
    "+1 775.555.0100",
    "4242 4242 4242 4242",
    "4242424242424242",
  ])("is not kept if it may be about a person: %s", (typed) => expect(searchTerm(typed)).toBeNull());

  it.each(["12x24", "12 x 24 in", "por-1224-gray", "2024 catalog", "pei 4 600x1200", "abc1234567"])(
    "is kept for an item or a size: %s",
    (typed) => expect(searchTerm(typed)).toBe(typed),
  );

  it("has no spaces at its ends, no two in a row, no capital, and is never too long", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (typed) => {
        const term = searchTerm(typed);
        if (term === null) return;
        expect(term).toBe(term.trim());
        expect(term).not.toMatch(/\s\s|[\n\t\0]/);
        expect([...term].length).toBeLessThanOrEqual(LONGEST_TERM);
        expect(term).toBe(term.toLowerCase());
      }),
    );
  });

  it("is its own term", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (typed) => {
        const term = searchTerm(typed);
        if (term !== null && term !== "") expect(searchTerm(term)).toBe(term);
      }),
    );
  });

  it("never has an email address or a long number, wherever it stands", () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 19 }).map((all) => all.join(""));
    const personal = fc.oneof(fc.emailAddress(), digits);
    const words = fc.constantFrom("", "tile", "piso gris", "12x24");
    fc.assert(
      fc.property(words, personal, words, (before, about, after) => {
        expect(searchTerm(`${before} ${about} ${after}`)).toBeNull();
      }),
    );
  });
});
