import { expect, it } from "vitest";
import { chosenIn } from "./chosen-units.ts";

it("reads units by line and ignores what is no whole number", () => {
  const entries: [string, string][] = [
    ["line.7", "3"],
    ["line.8", "0"],
    ["line.9", "-1"],
    ["line.10", "1.5"],
    ["line.x", "2"],
    ["line.11", ""],
  ];
  expect(chosenIn(entries)).toEqual({ isAll: false, isSent: true, lines: [{ lineId: 7, units: 3 }] });
});

it("tells an empty form from no form", () => {
  expect(chosenIn([]).isSent).toBe(false);
  expect(chosenIn([["line.7", "0"]])).toEqual({ isAll: false, isSent: true, lines: [] });
  expect(chosenIn([["all", "1"]])).toEqual({ isAll: true, isSent: true, lines: [] });
});
