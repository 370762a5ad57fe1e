import { describe, expect, it } from "vitest";
import { type NamedItem, namedItems, wordsIn } from "./item-words.rules.ts";

const items: NamedItem[] = [
  { itemNo: "MGN-CALACATTA-1224-M", name: "Magnifica Calacatta", finishes: ["Matte", "Mate"] },
  { itemNo: "MGN-CALACATTA-1224-P", name: "Magnifica Calacatta", finishes: ["Polished", "Pulido"] },
  { itemNo: "MGN-CALACATTA-2448-M", name: "Magnifica Calacatta" },
  { itemNo: "MGN-STATUARY-1224-M", name: "Magnifica Estatuario" },
  { itemNo: "MGN-GRAY-1224-M", name: "Magnifica Gray" },
  { itemNo: "MGN-GRAY-SMOKE-1224-M", name: "Magnifica Gray Smoke" },
  { itemNo: "LMR-VERDE-GUAYABA-1224-M", name: "Luminara Verde Guayaba" },
  { itemNo: "JNT-WARM-GRAY-25LB", name: "Junta Warm Gray" },
];
const found = (written: string) => namedItems(wordsIn(written.replaceAll(" ", "-")), items).map(({ itemNo }) => itemNo);

describe("an item written in words", () => {
  it.each([
    ["mgn calacatta 1224 m", "MGN-CALACATTA-1224-M"],
    ["mgn calac 1224 m", "MGN-CALACATTA-1224-M"],
    ["mgn calacatta 12x24 p", "MGN-CALACATTA-1224-P"],
    ["mgn calacatta 12 × 24 p", "MGN-CALACATTA-1224-P"],
    ['mgn calacatta 24" x 48" m', "MGN-CALACATTA-2448-M"],
    ["mgn calacatta 1224m", "MGN-CALACATTA-1224-M"],
    ["mgn calacatta 1224 matte", "MGN-CALACATTA-1224-M"],
    ["mgn calacatta mate 12x24", "MGN-CALACATTA-1224-M"],
    ["magnifica calacatta 12x24 pol", "MGN-CALACATTA-1224-P"],
    ["mgn calacatta pulido", "MGN-CALACATTA-1224-P"],
    ["mgn calacatta 2448", "MGN-CALACATTA-2448-M"],
    ["magnifica calacatta 1224 m", "MGN-CALACATTA-1224-M"],
    ["magnífica estatuario 12x24", "MGN-STATUARY-1224-M"],
    ["mgn gray 1224 m", "MGN-GRAY-1224-M"],
    ["magnifica gray smoke 1224 m", "MGN-GRAY-SMOKE-1224-M"],
    ["lmr verde 1224 m", "LMR-VERDE-GUAYABA-1224-M"],
    ["jnt warm gray", "JNT-WARM-GRAY-25LB"],
  ])("is %s", (written, itemNo) => {
    expect(found(written)).toEqual([itemNo]);
  });

  it.each([
    ["mgn calacatta 1224", ["MGN-CALACATTA-1224-M", "MGN-CALACATTA-1224-P"]],
    ["mgn calacatta", ["MGN-CALACATTA-1224-M", "MGN-CALACATTA-1224-P", "MGN-CALACATTA-2448-M"]],
  ])("that leaves the size or the finish open may be several: %s", (written, numbers) => {
    expect(found(written)).toEqual(numbers);
  });

  it.each(["mgn carrara 1224 m", "mgn calacatta 1224 g", "mgn calacatta 122 m", "mgn ca 1224 m", "mgn", ""])(
    "names no item: %j",
    (written) => {
      expect(found(written)).toEqual([]);
    },
  );
});
