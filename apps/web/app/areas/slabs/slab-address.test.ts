import { expect, it } from "vitest";
import { readYardChoices, toFilters, wholeInches } from "./slab-address.ts";

it("reads filters from an address and leaves out what makes no sense", () => {
  const choices = readYardChoices(new URLSearchParams("stone=marble&stone=onyx&w=126&h=x&from=-3&to=4000&free=1&sort=largest&page=1e9"));
  expect(choices).toMatchObject({
    stone: ["marble", "onyx"],
    width: 126,
    height: undefined,
    from: undefined,
    free: true,
    sort: "largest",
    page: 1,
  });
  expect(toFilters(choices)).toMatchObject({ minWidthMm: 3199, priceTo: 400_000, freeOnly: true, pairOnly: false });
});

it("finds a slab by the inches that it is called", () => {
  for (const mm of [3200, 2997, 2896, 2743, 2438]) {
    const { minWidthMm } = toFilters(readYardChoices(new URLSearchParams(`w=${wholeInches(mm)}`)));
    expect(minWidthMm).toBeLessThanOrEqual(mm);
  }
});
