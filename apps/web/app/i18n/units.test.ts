import { expect, it } from "vitest";
import { unitWord } from "./units.ts";

it("names samples and gift cards, and goods by their sell unit", () => {
  // Without messages, the keys are what is shown.
  const items = [
    { kind: "sample", sellUnit: "each" },
    { kind: "electronic", sellUnit: "each" },
    { kind: "item", sellUnit: "box" },
    { sellUnit: "each" },
  ];
  expect(items.map((item) => unitWord(item, "en", 2))).toEqual(["sample", "electronic", "box", "each"]);
});
