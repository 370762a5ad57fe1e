import { describe, expect, it } from "vitest";
import { storedDerivation, storedFormat, storedPicture } from "./stored-values.rules.ts";

const picture = { address: "/a.webp", width: 3, height: 2, kind: "face", extentMm: null, cellMm: null, rowMm: null, color: "#dbceb5" };
const format = { shape: "square", widthMm: 300, heightMm: 300, chips: null, variation: 2 };
const derivation = { on: "2026-11-22", prices: [], promotions: [], deliveries: [], taxes: [], exemptions: [] };

describe("a value that an order keeps", () => {
  it("is read as it is stored", () => {
    expect([storedPicture(picture), storedFormat(format), storedDerivation(derivation)]).toEqual([picture, format, derivation]);
    expect([storedPicture(null), storedFormat(null), storedDerivation(null)]).toEqual([null, null, null]);
  });

  it("is left out if a release stored it in another form", () => {
    const { color, ...others } = picture;
    expect(storedPicture({ ...others, colour: color })).toBeNull();
    expect(storedFormat({ shape: "square" })).toBeNull();
    expect(storedDerivation({ on: "2026-11-22" })).toBeNull();
  });
});
