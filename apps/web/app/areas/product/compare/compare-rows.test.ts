import { expect, it } from "vitest";
import { compareFacts } from "./compare-rows.ts";

it("divides facts into differences and facts that products share", () => {
  const one: [string, string][] = [
    ["Size", "12 × 24 in"],
    ["Finish", "Matte"],
    ["Frost resistant", "Yes"],
  ];
  const other: [string, string][] = [
    ["Size", "24 × 24 in"],
    ["Finish", "Matte"],
    ["Slip", "0.45"],
  ];
  expect(compareFacts([one, other])).toEqual({
    differences: [
      { label: "Size", values: ["12 × 24 in", "24 × 24 in"] },
      { label: "Frost resistant", values: ["Yes", null] },
      { label: "Slip", values: [null, "0.45"] },
    ],
    shared: [["Finish", "Matte"]],
  });
  expect(compareFacts([one]).shared).toEqual([]);
});
