import { describe, expect, it } from "vitest";
import { phoneDigits, termQuery } from "./term-query.ts";

describe("a search for words", () => {
  it("matches the whole text as a code, or the start of each word without accents", () => {
    expect(termQuery("Peña LR-2", "c7")).toBe("'c7:peña lr-2':* | 'c7:pena':* & 'c7:lr':* & 'c7:2':*");
  });

  it("can't leave its quotes", () => {
    expect(termQuery("O'Neil\\", "s1")).toBe("'s1:o''neil\\\\':* | 's1:o':* & 's1:neil':*");
  });

  it("finds a phone number however it is written", () => {
    for (const written of ["(775) 555-0150", "775.555.0150", "+1 775 555 0150", "7755550150"])
      expect(phoneDigits(written)).toBe("7755550150");
    expect(termQuery("555-0150", "s1")).toContain("'s1:5550150':*");
    expect(["LR-2291", "775a", "42"].map(phoneDigits)).toEqual(["", "", ""]);
  });
});
