import fc from "fast-check";
import { expect, it } from "vitest";
import { csvCell } from "./reject-file.ts";

it("writes no cell that a spreadsheet would run as a formula", () => {
  expect(csvCell("=cmd|' /C calc'!A0")).toBe("'=cmd|' /C calc'!A0");
  fc.assert(
    fc.property(fc.string(), (text) => {
      const inside = csvCell(text).replace(/^"/, "");
      expect(/^[=+\-@\t\r]/.test(inside)).toBe(false);
    }),
  );
});
