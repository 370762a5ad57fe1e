import { describe, expect, it } from "vitest";
import { type ShortageFacts, shortageOptions } from "./shortage-options.rules.ts";

const short: ShortageFacts = {
  line: { state: "short", quantity: 40, available: 30, lots: [] },
  itemNo: "ODN-CORTEN-2424-M",
  oneLot: null,
  arrivals: [
    { quantity: 6, expectedOn: "2026-12-07" },
    { quantity: 20, expectedOn: "2026-12-14" },
  ],
  other: { itemNo: "ODN-RUST-2424-M", name: "Odyn Rust", quantity: 41 },
};
const kinds = (facts: ShortageFacts) => shortageOptions(facts).map(({ kind }) => kind);

describe("ways out of a shortage", () => {
  it("are the units in stock, the day of a new arrival, and a similar item", () => {
    expect(shortageOptions(short)).toEqual([
      { kind: "available", quantity: 30, line: "ODN-CORTEN-2424-M 30", name: null, on: null },
      { kind: "later", quantity: 40, line: null, name: null, on: "2026-12-14" },
      { kind: "other", quantity: 41, line: "ODN-RUST-2424-M 41", name: "Odyn Rust", on: null },
    ]);
  });

  it("leave out what there is not", () => {
    expect(kinds({ ...short, line: { ...short.line, available: 0 }, arrivals: [], other: null })).toEqual([]);
    expect(kinds({ ...short, arrivals: [{ quantity: 9, expectedOn: "2026-12-07" }], other: null })).toEqual(["available"]);
  });
});

it("offers the most of one lot when a line needs several", () => {
  const mixed = { ...short, line: { state: "asWritten" as const, quantity: 40, available: 60, lots: ["C21", "B71"] } };
  expect(shortageOptions({ ...mixed, oneLot: 30 })).toEqual([
    { kind: "oneLot", quantity: 30, line: "ODN-CORTEN-2424-M 30", name: null, on: null },
  ]);
  expect(kinds({ ...mixed, line: { ...mixed.line, lots: ["C21"] }, oneLot: 60 })).toEqual([]);
});
