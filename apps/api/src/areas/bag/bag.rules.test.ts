import { expect, it } from "vitest";
import { returnRule } from "./bag.rules.ts";

it("what can't be returned follows the shop's rule for returns", () => {
  const goods = [
    ["sample", "each"],
    ["electronic", "each"],
    ["item", "slab"],
    ["item", "box"],
  ] as const;
  const rules = (final: ("sample" | "slab" | "electronic")[]) => goods.map(([kind, unit]) => returnRule(kind, unit, final));
  expect(rules(["sample", "slab", "electronic"])).toEqual(["samples_final", "electronic_final", "slabs_final", "full_boxes"]);
  expect(rules(["slab"])).toEqual(["full_boxes", "full_boxes", "slabs_final", "full_boxes"]);
  expect(rules([])).toEqual(Array(4).fill("full_boxes"));
});
