import { expect, it } from "vitest";
import { fieldLines } from "./field-lines.ts";

const words = {
  ...{ yes: "yes", no: "no", none: "—" },
  money: (cents: number) => `$${cents / 100}`,
  percent: (hundredths: number) => `${hundredths / 100}%`,
  off: (hundredths: number) => `${hundredths / 100}% off`,
  name: (field: string) => field,
  text: (field: string, value: string) => (field === "reason" && value === "container" ? "Late container" : value),
};

it("writes each field once, with amounts, lists and missing values", () => {
  const before = { locked: false, creditLimitCents: null, lines: [{ itemNo: "A-1", shipped: 0, note: null }] };
  const after = { locked: true, creditLimitCents: 250_000, lines: [{ itemNo: "A-1", shipped: 2, note: null }], reason: "Torn" };
  expect(fieldLines(before, after, words)).toEqual([
    { name: "locked", was: ["no"], is: ["yes"] },
    { name: "creditLimitCents", was: ["—"], is: ["$2500"] },
    { name: "reason", was: ["—"], is: ["Torn"] },
    { name: "lines", was: ["A-1, shipped: 0"], is: ["A-1, shipped: 2"] },
  ]);
  expect(fieldLines(null, null, words)).toEqual([]);
});

it("writes codes as readers know them", () => {
  const after = { reason: "container", lines: [{ itemNo: "A-1", reason: "container" }], note: "container" };
  expect(fieldLines(null, after, words).map(({ is }) => is)).toEqual([["Late container"], ["container"], ["A-1, reason: Late container"]]);
});

it("writes shares as percents", () => {
  const after = { basisPoints: -300, lines: [{ scope: "all", offBasisPoints: 1250 }] };
  expect(fieldLines(null, after, words).map(({ is }) => is)).toEqual([["-3%"], ["scope: all, 12.5% off"]]);
});

it("gives each entry of a list a line of its own", () => {
  const after = {
    lines: [
      { itemNo: "A-1", shipped: 2 },
      { itemNo: "A-2", shipped: 1 },
    ],
    tags: [],
  };
  expect(fieldLines(null, after, words).map(({ is }) => is)).toEqual([["A-1, shipped: 2", "A-2, shipped: 1"], ["—"]]);
});
