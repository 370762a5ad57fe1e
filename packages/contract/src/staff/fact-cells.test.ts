import { expect, it } from "vitest";
import { readCell } from "./catalog-cells.ts";
import { type FactColumnSource, factCellColumn } from "./fact-cells.ts";

const both = (en: string, es = en) => ({ en, es });
const column = (kind: FactColumnSource["kind"], more: Partial<FactColumnSource> = {}) =>
  factCellColumn({ column: "x", kind, unit: null, choices: [], ...more });
const read = (of: ReturnType<typeof column>, typed: string) => {
  const { value, fault } = readCell(of, typed, () => null);
  return value ?? `fault ${fault}`;
};

it.each([
  ["2.5", "2.5"],
  ["2,5 semanas", "2.5"],
  ["-3 weeks", "-3"],
  ["1,200 WEEKS", "1200"],
  ["", ""],
  ["soon", "fault number"],
  ["2–5", "fault number"],
  ["99999999999999", "fault number"],
])("reads the number %s as %s", (typed, value) => {
  expect(read(column("number", { unit: both("weeks", "semanas") }), typed)).toBe(value);
});

it.each([
  ["2–5", "2–5"],
  ["2-5 mm", "2–5"],
  ["2 to 5", "2–5"],
  ["2 a 5", "2–5"],
  ["3", "3"],
  ["3-3", "3"],
  ["-5 – -2", "-5–-2"],
  ["5-2", "fault range"],
  ["2-3-4", "fault range"],
  ["wide", "fault range"],
])("reads the range %s as %s", (typed, value) => {
  expect(read(column("range", { unit: both("mm") }), typed)).toBe(value);
});

it("reads choices by code or label, yes and no, and texts", () => {
  const fire = column("choice", { choices: [{ code: "a1", label: both("Class A1", "Clase A1") }] });
  expect(["A1", "class a1", "Clase A1", "B", ""].map((typed) => read(fire, typed))).toEqual(["a1", "a1", "a1", "fault term", ""]);
  expect(["sí", "no", "maybe"].map((typed) => read(column("yesNo"), typed))).toEqual(["yes", "no", "fault yesNo"]);
  expect(read(column("text"), "x".repeat(501))).toBe("fault long");
});
