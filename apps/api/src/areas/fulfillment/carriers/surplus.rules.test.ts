import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { surplusBookings } from "./surplus.rules.ts";

const booking = (...lines: [lineId: number, units: number][]) => ({ lines: lines.map(([lineId, units]) => ({ lineId, units })) });

describe("the bookings that are surplus after a cancellation", () => {
  it("are none while every unit is left", () => {
    expect(
      surplusBookings(
        [booking([1, 2], [2, 1]), booking([1, 1])],
        new Map([
          [1, 3],
          [2, 1],
        ]),
      ),
    ).toEqual([]);
  });

  it("are all when nothing is left", () => {
    const bookings = [booking([1, 2]), booking([2, 1])];
    expect(surplusBookings(bookings, new Map([[1, 0]]))).toEqual(bookings);
  });

  it("are the later ones, whole, where earlier ones fit", () => {
    const bookings = [booking([1, 2]), booking([1, 1], [2, 1]), booking([2, 1])];
    expect(
      surplusBookings(
        bookings,
        new Map([
          [1, 2],
          [2, 1],
        ]),
      ),
    ).toEqual([bookings[1]]);
  });

  it("leave bookings that fit together, and no surplus one would fit beside the earlier ones", () => {
    const units = fc.integer({ min: 1, max: 4 });
    const one = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 3 }), units), { minLength: 1, selector: ([lineId]) => lineId });
    const left = fc.tuple(fc.nat(8), fc.nat(8), fc.nat(8));
    fc.assert(
      fc.property(fc.array(one, { maxLength: 6 }), left, (parcels, counts) => {
        const bookings = parcels.map((lines) => booking(...lines));
        const limits = new Map(counts.map((count, index) => [index + 1, count]));
        const surplus = surplusBookings(bookings, limits);
        const unitsOf = (lineId: number, some: typeof bookings) =>
          some.flatMap(({ lines }) => lines.filter((line) => line.lineId === lineId)).reduce((sum, line) => sum + line.units, 0);
        const fits = (some: typeof bookings) => [...limits].every(([lineId, count]) => unitsOf(lineId, some) <= count);
        expect(fits(bookings.filter((each) => !surplus.includes(each)))).toBe(true);
        for (const each of surplus) {
          const earlier = bookings.slice(0, bookings.indexOf(each)).filter((other) => !surplus.includes(other));
          expect(fits([...earlier, each])).toBe(false);
        }
      }),
    );
  });
});
