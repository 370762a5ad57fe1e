import { expect, it } from "vitest";
import { factRows } from "./fact-rows.ts";

type Product = Parameters<typeof factRows>[1];
type Selected = Parameters<typeof factRows>[2];

it("says once whether an edge is rectified", () => {
  const product = {
    colorFamily: null,
    facts: [
      { key: "rectified", value: true },
      { key: "mohs", value: 7 },
    ],
    uses: [],
  } as unknown as Product;
  const variant = {
    itemNo: "X",
    label: "12 × 24 in",
    widthMm: null,
    heightMm: null,
    thicknessMm: null,
    finish: null,
    finishLabel: null,
    shape: null,
  };
  const labels = (edge: string | null) => factRows("en", product, { ...variant, edge } as unknown as Selected).map(([label]) => label);
  expect(labels("rectified").filter((label) => /rectified|edge/i.test(label))).toHaveLength(1);
  expect(labels(null).filter((label) => /rectified|edge/i.test(label))).toHaveLength(1);
});
