import type { ContainerLine } from "@azulejo/contract/areas/office.ts";
import { expect, it } from "vitest";
import { differenceOf, receiptOf } from "./receipt.rules.ts";

const line = (lineId: number, expected: number, counted: number | null = null): ContainerLine => ({
  lineId,
  itemNo: `A-${lineId}`,
  name: "A",
  size: null,
  sellUnit: "box",
  lot: "N1",
  shade: null,
  caliber: null,
  expected,
  counted,
  countedAt: null,
  by: null,
});

it("names the lines that differ before they are received, the largest difference first", () => {
  const contents = [line(1, 80), line(2, 80), line(3, 1200), line(4, 80), line(5, 6, 5)];
  const { lines, different, left } = receiptOf(contents, { 1: "80", 2: "78", 3: "1,100", 4: "" });
  expect(lines.map(({ lineId }) => lineId)).toEqual([1, 2, 3]);
  expect(different.map((one) => [one.lineId, differenceOf(one)])).toEqual([
    [3, -100],
    [2, -2],
  ]);
  expect(left).toBe(1);
});

it("receives nothing that is no whole number", () => {
  expect(receiptOf([line(1, 80)], { 1: "eight" })).toEqual({ lines: [], different: [], left: 1 });
});
