import { expect, it } from "vitest";
import { detailAndNumber, unitWord } from "./units.ts";

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

it.each([
  [{ detail: "12 × 24 in", itemNo: "STC-BUFF-1224-M" }, "12 × 24 in, STC-BUFF-1224-M"],
  [{ detail: "", itemNo: "D-47542" }, "D-47542"],
])("writes the detail, if there is one, and the number of goods: %j", (goods, written) => {
  expect(detailAndNumber(goods)).toBe(written);
});
