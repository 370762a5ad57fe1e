import type { Facet } from "@azulejo/contract/areas/product.ts";
import { describe, expect, it } from "vitest";
import { visibleFacet } from "./visible-values.ts";

const facet = (counts: number[], selected?: number) =>
  ({
    key: "size",
    label: "Size",
    values: counts.map((count, index) => ({ value: `${index}`, label: `${index}`, count, selected: index === selected })),
  }) as Facet;

describe("the values of a facet that are shown at first", () => {
  it("are the most frequent ones in the facet's own order, and those in use", () => {
    const counts = [1, 9, 8, 7, 6, 5, 4, 3, 2, 1];
    expect(visibleFacet(facet(counts)).values.map((value) => value.value)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
    expect(visibleFacet(facet(counts, 9)).values.map((value) => value.value)).toContain("9");
  });

  it("come with the number of all", () => {
    expect(visibleFacet(facet([1, 1, 1])).total).toBe(3);
    expect(visibleFacet(facet(Array(56).fill(1))).total).toBe(56);
  });
});
