import { expect, it } from "vitest";
import { assign } from "./assign-photographs.ts";

const files = (...names: string[]) => names.map((name) => ({ name }));
const given = (...args: Parameters<typeof assign>) => assign(...args).assigned.map(([{ name }, at]) => [name, at]);

it("gives files to slabs in the order of the numbers in their names", () => {
  expect(given(files("slab-10.jpg", "slab-2.jpg", "slab-1.jpg"), 3, new Set())).toEqual([
    ["slab-1.jpg", 0],
    ["slab-2.jpg", 1],
    ["slab-10.jpg", 2],
  ]);
});

it("leaves slabs alone that have one, and says how many files have no slab left", () => {
  expect(given(files("b", "a"), 3, new Set([0]))).toEqual([
    ["a", 1],
    ["b", 2],
  ]);
  expect(assign(files("a", "b", "c"), 2, new Set([1]))).toEqual({ assigned: [[{ name: "a" }, 0]], over: 2 });
});
