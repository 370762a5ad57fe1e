import { expect, it } from "vitest";
import { namesFor } from "./map-names.ts";
import type { MapStore } from "./shown.ts";

const store = (state: string, longitude: number, latitude: number): MapStore => ({
  ...{ code: state, number: 1, name: state, isOpen: true, isMine: false },
  ...{ state, longitude, latitude },
});
const wordsFor = (...stores: MapStore[]) => {
  const { states, cities } = namesFor({ stores });
  return { states: states.map(([name]) => name), cities: cities.map(([name]) => name) };
};

it("names only the states that have stores, and the cities between them", () => {
  const { states, cities } = wordsFor(store("NV", -119.8, 39.5), store("TX", -95.4, 29.8));
  expect(states).toEqual(["NV", "TX"]);
  expect(cities).toContain("Albuquerque");
  expect(cities).not.toContain("Minneapolis");
});

it("names the whole country while there are no stores to show", () => {
  expect(wordsFor().states).toContain("OH");
});
