import { expect, it } from "vitest";
import { printable } from "./printable.ts";

it("prints what the fonts lack in characters that they have, and leaves the rest", () => {
  const bytes = new Uint8Array([1, 2]);
  expect(printable({ size: "3⅛ × ⅜ in", rows: [["−$4.00", "½ in"]], count: 2, none: null, bytes })).toEqual({
    size: "3-1/8 × 3/8 in",
    rows: [["–$4.00", "½ in"]],
    count: 2,
    none: null,
    bytes,
  });
});
