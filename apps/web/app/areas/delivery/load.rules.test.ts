import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { heightOnPallet, loadOf } from "./load.rules.ts";

const limits = { parcelLb: 70, pickupTruckLb: 1500 };
const boxes = (units: number, unitsPerPallet: number | null = 40) => ({ units, weight: units * 5000, unitsPerPallet });

describe("a load", () => {
  it("goes by parcel up to the supplier's limit, and then on a pallet", () => {
    expect(loadOf([boxes(1)], limits)).toEqual({ weight: 5000, pallets: [], isParcel: true, pickupTrips: 1 });
    expect(loadOf([boxes(2)], limits)).toMatchObject({ isParcel: false, pallets: [{ share: 0.05, weight: 10_000 }] });
    expect(loadOf([boxes(2)], { ...limits, parcelLb: 100 })?.isParcel).toBe(true);
  });

  it("fits a pickup truck up to the supplier's limit", () => {
    expect(loadOf([boxes(30)], limits)?.pickupTrips).toBe(1);
    expect(loadOf([boxes(31)], limits)?.pickupTrips).toBe(2);
    expect(loadOf([boxes(31)], { ...limits, pickupTruckLb: 2000 })?.pickupTrips).toBe(1);
  });

  it("shares pallets between items, and has as many as their parts add up to", () => {
    expect(loadOf([boxes(20), boxes(20)], limits)?.pallets).toHaveLength(1);
    expect(loadOf([boxes(20), boxes(21)], limits)?.pallets).toHaveLength(2);
    expect(
      loadOf(
        [1, 2, 3].map(() => boxes(1, 3)),
        limits,
      )?.pallets,
    ).toHaveLength(1);
  });

  it("has no pallets to draw where an item's isn't known, and is nothing without weight", () => {
    expect(loadOf([boxes(20), boxes(20, null)], limits)?.pallets).toEqual([]);
    expect(loadOf([{ units: 1, weight: 0, unitsPerPallet: null }], limits)).toBeNull();
  });

  it("has its whole weight on its pallets, none fuller than full", () => {
    const goods = fc.array(fc.record({ units: fc.integer({ min: 1, max: 400 }), per: fc.integer({ min: 1, max: 80 }) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(goods, (items) => {
        const load = loadOf(
          items.map(({ units, per }) => ({ ...boxes(units), unitsPerPallet: per })),
          limits,
        );
        fc.pre(load !== null && !load.isParcel);
        const pallets = load?.pallets ?? [];
        const sum = pallets.reduce((all, one) => all + one.weight, 0);
        expect(Math.abs(sum - (load?.weight ?? 0))).toBeLessThanOrEqual(pallets.length);
        for (const { share } of pallets) expect(share).toBeLessThanOrEqual(1);
        for (const { share } of pallets) expect(share).toBeGreaterThan(0);
      }),
    );
  });

  it("stands about two feet high on a full pallet of tile", () => {
    expect(heightOnPallet(3000_00)).toBeGreaterThan(500);
    expect(heightOnPallet(3000_00)).toBeLessThan(700);
  });
});
