import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestStores } from "./nearest.rules.ts";
import { milesBetween } from "./store.rules.ts";
import type { Store } from "./store.ts";

/** Coordinates with an accuracy of a meter, because distances to stores aren't shown more exactly. */
const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => value / 1e5);
const point = fc.record({ latitude: degrees(90), longitude: degrees(180) });
const everywhere = { within: Number.POSITIVE_INFINITY, fits: () => true };

describe("the nearest stores", () => {
  it("are those of sorting all by distance, whatever the limit, the radius and the filter", () => {
    fc.assert(
      fc.property(
        fc.array(point, { maxLength: 60 }),
        point,
        fc.integer({ min: 1, max: 70 }),
        fc.integer({ min: 0, max: 12_500 }),
        (points, from, limit, within) => {
          const stores = points.map((one, number) => ({ ...one, number })) as Store[];
          const fits = (store: Store) => store.number % 3 > 0;
          const expected = stores
            .filter(fits)
            .map((store) => milesBetween(from, store))
            .sort((a, b) => a - b)
            .slice(0, limit)
            .filter((miles) => miles <= within);
          const found = nearestStores(stores, from, { within, limit, fits });
          expect(found.every(({ store }) => fits(store))).toBe(true);
          expect(found).toHaveLength(expected.length);
          for (const [index, { miles }] of found.entries()) expect(miles).toBeCloseTo(expected[index] ?? 0, 1);
        },
      ),
    );
  });

  it("keep the order of their numbers where they are equally near", () => {
    const stores = [1, 2, 3].map((number) => ({ number, latitude: 40, longitude: -120 })) as Store[];
    const found = nearestStores(stores, { latitude: 39, longitude: -119 }, { ...everywhere, limit: 2 });
    expect(found.map(({ store }) => store.number)).toEqual([1, 2]);
  });

  it("are none of none", () => {
    expect(nearestStores([], { latitude: 0, longitude: 0 }, { ...everywhere, limit: 5 })).toEqual([]);
  });
});
