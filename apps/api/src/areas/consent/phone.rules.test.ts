import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { masked, toE164 } from "./phone.rules.ts";

const digit = (least: number, most = 9) => fc.integer({ min: least, max: most });
const national = fc
  .tuple(digit(2), digit(0), digit(0), digit(2), digit(0), digit(0), digit(0), digit(0), digit(0), digit(0))
  .map((digits) => digits.join(""))
  .filter((number) => !/^.11|^....11/.test(number));
const spelled = fc.constantFrom(
  (area: string, exchange: string, line: string) => `(${area}) ${exchange}-${line}`,
  (area: string, exchange: string, line: string) => `${area}.${exchange}.${line}`,
  (area: string, exchange: string, line: string) => `+1 ${area} ${exchange} ${line}`,
  (area: string, exchange: string, line: string) => `1-${area}-${exchange}-${line}`,
  (area: string, exchange: string, line: string) => area + exchange + line,
);

describe("a phone number", () => {
  it("is the same however it is written", () => {
    fc.assert(
      fc.property(national, spelled, (number, write) => {
        expect(toE164(write(number.slice(0, 3), number.slice(3, 6), number.slice(6)))).toBe(`+1${number}`);
      }),
    );
  });

  it.each(["911", "555 0199", "+52 55 5555 0199", "175 555 0199", "775 155 0199", "775 555 01999", "411 555 0199", "+775 555 0199"])(
    "is refused if it is not a US or Canadian number: %s",
    (typed) => {
      expect(toE164(typed)).toBeNull();
    },
  );

  it("shows only its last four digits", () => {
    fc.assert(
      fc.property(national, (number) => {
        expect(masked(`+1${number}`)).toBe(`••• ••• ${number.slice(6)}`);
      }),
    );
  });
});
