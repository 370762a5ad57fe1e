import { expect, it } from "vitest";
import type { RateRow, Shipment } from "./delivery.rules.ts";
import { shippingRange } from "./shipping-range.rules.ts";

const terms = { handlingDays: 2, windowDays: 2, parcelLimitLb: 70, holidays: [] };
const box: Shipment = { group: "goods", weight: 4_500, hasSlabs: false, residential: true, toPoBox: false };
const near: RateRow[] = [
  { service: "parcel", upToLb: 70, cents: 1_900 },
  { service: "freight", upToLb: 500, cents: 15_000 },
];
const far: RateRow[] = [{ service: "parcel", upToLb: 70, cents: 4_200 }];
const zones = [
  { transitDays: 5, rates: far },
  { transitDays: 1, rates: near },
];

it("goes from the cheapest price of the nearest zone to that of the farthest", () => {
  expect(shippingRange(box, zones, terms)).toEqual({ leastCents: 1_900, mostCents: 4_200, leastDays: 1, mostDays: 5 });
});

it("leaves out zones that the shipment is too heavy for", () => {
  expect(shippingRange({ ...box, weight: 20_000 }, zones, terms)).toEqual({
    leastCents: 15_000,
    mostCents: 15_000,
    leastDays: 1,
    mostDays: 1,
  });
});

it("is nothing where nothing is delivered", () => {
  expect(shippingRange({ ...box, weight: 9_000_000 }, zones, terms)).toBeNull();
  expect(shippingRange(box, [], terms)).toBeNull();
});
