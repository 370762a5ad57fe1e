import { expect, it } from "vitest";
import { chosenIn } from "./chosen-units.ts";

it("reads units by line, however they are typed", () => {
  const entries: [string, string][] = [
    ["line.7", "3"],
    ["line.8", "0"],
    ["line.x", "2"],
    ["line.11", ""],
    ["line.12", "1,200"],
  ];
  const typed = { 7: "3", 8: "0", 11: "", 12: "1,200" };
  const lines = [
    { lineId: 7, units: 3 },
    { lineId: 12, units: 1200 },
  ];
  expect(chosenIn(entries)).toEqual({ isAll: false, isSent: true, isUnclear: false, typed, lines });
});

it.each(["-1", "1.5", "1/2", "three", "99,999,999,999"])("takes %s for no number of units, and keeps it to say so", (typed) => {
  expect(chosenIn([["line.9", typed]])).toMatchObject({ isUnclear: true, lines: [], typed: { 9: typed } });
});

it("tells an empty form from no form", () => {
  expect(chosenIn([]).isSent).toBe(false);
  expect(chosenIn([["line.7", "0"]])).toMatchObject({ isAll: false, isSent: true, isUnclear: false, lines: [] });
  expect(chosenIn([["all", "1"]])).toMatchObject({ isAll: true, isSent: true, lines: [] });
});
