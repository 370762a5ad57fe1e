import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, withoutAccents } from "./text-folding.ts";

const written = fc.string({ unit: fc.constantFrom(..."aáeéiíoóuúüñnÑÁÜÇç 12x-") });

describe("folded text", () => {
  it("is the same for every Unicode composition, and folding it again changes nothing", () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(fold(text.normalize("NFD"))).toBe(fold(text.normalize("NFC")));
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it("has no accents but keeps every ñ", () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(fold(text)).toMatch(/^[a-z0-9ñ -]*$/);
        expect([...fold(text)].filter((letter) => letter === "ñ")).toHaveLength(
          [...text.toLowerCase()].filter((letter) => letter === "ñ").length,
        );
      }),
    );
  });

  it("without accents keeps the case", () => {
    expect([withoutAccents("Mármol & Ónix"), withoutAccents("AÑO")]).toEqual(["Marmol & Onix", "ANO"]);
  });
});
