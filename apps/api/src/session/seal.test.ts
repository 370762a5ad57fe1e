import { describe, expect, it } from "vitest";
import { createSeal } from "./seal.ts";

const secret = (name: string) => `the-${name}-secret-of-a-test-with-enough-characters`;

describe("a seal", () => {
  it("opens what it sealed, also with the secret before", () => {
    const sealed = createSeal(secret("first")).seal("a value");
    expect(createSeal(secret("first")).open(sealed)).toBe("a value");
    expect(createSeal(secret("second"), secret("first")).open(sealed)).toBe("a value");
  });

  it("opens nothing else, however short it is", () => {
    const seal = createSeal(secret("first"));
    const sealed = seal.seal("a value");
    const elsewhere = [createSeal(secret("second")), createSeal(secret("first"), undefined, "another purpose")];
    const others = ["", "=", "a", "ab", sealed.slice(0, 30), `${sealed.slice(0, -2)}AA`, ...elsewhere.map((one) => one.seal("a value"))];
    expect(others.map((other) => seal.open(other))).toEqual(others.map(() => null));
  });
});
