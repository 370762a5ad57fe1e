import { dictionary } from "@zxcvbn-ts/language-common";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./password.rules.ts";

const common = new Set(dictionary["passwords-common"]);
const person = ["elena.marsh@demo.test", "Elena", "Marsh", "Cantera Tile & Stone"];
const refused = (password: string, known: string[] = []) => isCommonPassword(password, common, known);

const listed = fc.constantFrom(...dictionary["passwords-common"].filter((word) => /^[a-z]{4,}$/.test(word)));
const signs = fc.string({ unit: fc.constantFrom(..."0123456789!#%&*-_.,? "), maxLength: 8 });
const words = fc.uniqueArray(fc.constantFrom(...dictionary["diceware-common"].filter((word) => word.length > 3)), {
  minLength: 4,
  maxLength: 6,
});

describe("a common password", () => {
  it("is refused with digits and symbols around it, in any case", () => {
    fc.assert(
      fc.property(listed, signs, signs, fc.boolean(), (word, before, after, large) => {
        expect(refused(before + (large ? word.toUpperCase() : word) + after)).toBe(true);
      }),
    );
  });

  it("is refused when a short unit is repeated", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 11 }), fc.integer({ min: 2, max: 12 }), (unit, times) => {
        expect(refused(unit.repeat(times))).toBe(true);
      }),
    );
  });

  it.each(["123456789012", "210987654321", "abcdefghijkl", "zyxwvutsrqponm", "P@ssw0rd2026!", "Contraseña2026", "qwertyuiopqw"])(
    "is refused: %s",
    (password) => {
      expect(refused(password)).toBe(true);
    },
  );
});

describe("a password made of personal data", () => {
  it.each(["elena.marsh@demo.test", "ElenaMarsh2026", "marsh-elena-1987!", "Cantera-Tile-2026", "demo.test12345"])(
    "is refused on its own: %s",
    (password) => {
      expect(refused(password, person)).toBe(true);
      expect(refused(password)).toBe(false);
    },
  );

  it("is accepted when it contains more than that", () => {
    expect(refused("elena walks on porcelain", person)).toBe(false);
  });

  it("is the only additional refusal compared with a stranger", () => {
    fc.assert(
      fc.property(words, (chosen) => {
        const phrase = chosen.join(" ");
        fc.pre(!chosen.every((word) => person.some((one) => one.toLowerCase().includes(word))));
        expect(refused(phrase, person)).toBe(false);
      }),
    );
  });
});

it("accepts four unrelated words", () => {
  fc.assert(
    fc.property(words, (chosen) => {
      expect(refused(chosen.join(" "))).toBe(false);
    }),
  );
});
