import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asPlainCell } from "./plain-cell.ts";

describe("a value in an email", () => {
  it.each(['=HYPERLINK("http://x")', "+SUM(A1)", "-2+3+cmd|' /C calc'!A0", "@SUM(1)"])("is not a formula when pasted: %s", (value) => {
    expect(asPlainCell(value)).toBe(`'${value}`);
  });

  it.each(["+1 775 555 0199", "-5", "Ana Ruiz", "a = b", ""])("stays as is: %s", (value) => {
    expect(asPlainCell(value)).toBe(value);
  });

  it("keeps its characters, and begins with no sign of a formula unless it is a number", () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const cell = asPlainCell(value);
        expect(cell.endsWith(value)).toBe(true);
        if (/^[=@\t\r]/.test(value) && /\S/.test(value.slice(1))) expect(cell).toBe(`'${value}`);
      }),
    );
  });
});
