import { describe, expect, it } from "vitest";
import { fitLinks } from "./use-fitting.ts";

const isLast = (index: number) => index === 3;

describe("the links of a bar", () => {
  it("all stay where they fit", () => {
    expect(fitLinks([100, 100, 100, 50], 10, 380, isLast)).toBe(4);
  });

  it("leave room for those that stay and for the rest's button", () => {
    expect(fitLinks([100, 100, 100, 50], 10, 379, isLast)).toBe(2);
    expect(fitLinks([100, 100, 100, 50], 10, 241, isLast)).toBe(1);
  });
});
