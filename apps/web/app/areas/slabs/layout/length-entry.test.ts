import fc from "fast-check";
import { expect, it } from "vitest";
import { lengthText, readLength, UM_PER_INCH } from "./length-entry.ts";

it.each([
  ["108", 2_743_200],
  ["25½", 647_700],
  ["25 1/2", 647_700],
  ["25-1/2 in", 647_700],
  ['25.5"', 647_700],
  ["3/8", 9_525],
  ["65 cm", 650_000],
  ["65,5 cm", 655_000],
  ["650mm", 650_000],
  ["2 m", 2_000_000],
  ["9 ft", 2_743_200],
  ["9'0\"", 2_743_200],
  ["2'1½\"", 647_700],
])("reads %s", (typed, um) => expect(readLength(typed)).toBe(um));

it.each(["", "in", "-4", "1/0", "abc", "1e9", "12-6", "99999", "<b>"])("refuses %s", (typed) => expect(readLength(typed)).toBeNull());

it("reads back what it shows, for every sixteenth", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), (sixteenths) => {
      const um = Math.round((sixteenths * UM_PER_INCH) / 16);
      expect(readLength(lengthText(um))).toBe(um);
    }),
  );
});
