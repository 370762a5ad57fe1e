import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchesStore, milesBetween, toStoreValue } from "./store.rules.ts";
import type { Store } from "./store.ts";

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const reno = { latitude: 39.5296, longitude: -119.8138 };
const HALF_EARTH = Math.PI * 3_958.8;

const settings = {
  operationTypes: [
    { code: "showroom", label: { en: "Showroom", es: "Sala de exhibición" }, handsOver: false, ships: false, keepsSlabs: false },
  ],
  holidays: [{ date: "2026-12-25", name: { en: "Christmas Day", es: "Navidad" } }],
};
const store: Store = {
  id: 7,
  code: "san-jose",
  number: 12,
  operationTypes: ["showroom"],
  published: true,
  street: "1 Quarry Road",
  city: "San José",
  state: "CA",
  postalCode: "95112",
  country: "US",
  phone: "(408) 555-0100",
  ...reno,
  timezone: "America/Los_Angeles",
  email: null,
  hours: {},
  closedOn: [],
  handsOver: false,
  ships: false,
  keepsSlabs: false,
  texts: {
    en: { name: "South Bay", slug: "south-bay", description: "Slabs" },
    es: { name: "Bahía Sur", slug: "bahia-sur", description: "Placas" },
  },
};

describe("the distance between two places", () => {
  it("is the same in both directions, zero to itself, and never more than half the earth's circumference", () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6);
        expect(milesBetween(a, a)).toBe(0);
        expect(milesBetween(a, b)).toBeGreaterThanOrEqual(0);
        expect(milesBetween(a, b)).toBeLessThanOrEqual(HALF_EARTH + 1e-6);
      }),
    );
  });

  it("is never longer than a detour", () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(milesBetween(a, c)).toBeLessThanOrEqual(milesBetween(a, b) + milesBetween(b, c) + 1e-3);
      }),
    );
  });

  it("is the same over the date line", () => {
    const miles = milesBetween({ latitude: 10, longitude: 179.5 }, { latitude: 10, longitude: -179.5 });
    expect(miles).toBeCloseTo(milesBetween({ latitude: 10, longitude: 0 }, { latitude: 10, longitude: 1 }), 6);
  });

  it.each([
    ["New York", { latitude: 40.7128, longitude: -74.006 }, "Los Angeles", { latitude: 34.0522, longitude: -118.2437 }, 2_445],
    ["London", { latitude: 51.5074, longitude: -0.1278 }, "Paris", { latitude: 48.8566, longitude: 2.3522 }, 213.5],
    ["a pole", { latitude: 90, longitude: 0 }, "the equator", { latitude: 0, longitude: 77 }, HALF_EARTH / 2],
  ])("from %s %o to %s is accurate within one percent", (_, from, __, to, miles) => {
    expect(Math.abs(milesBetween(from, to) / miles - 1)).toBeLessThan(0.01);
  });
});

describe("a search for a store", () => {
  it.each(["san jose", "SAN JOSÉ", "jose san", "josé", "951", "95112 ca", "south", "12", "  bay  san ", ""])("finds it by %j", (query) => {
    expect(matchesStore(store, query, "en")).toBe(true);
  });

  it.each(["ose", "san francisco", "nv", "quarry", "bahia"])("does not find it by %j", (query) => {
    expect(matchesStore(store, query, "en")).toBe(false);
  });

  it("uses the name in the reader's language", () => {
    expect(matchesStore(store, "bahia", "es")).toBe(true);
    expect(matchesStore(store, "south", "es")).toBe(false);
  });
});

describe("a store on the wire", () => {
  it("has one language's texts, distance in tenths of a mile, and no database id", () => {
    const value = toStoreValue(store, settings, "es", 12.345);
    expect(value).toMatchObject({ name: "Bahía Sur", description: "Placas", slugs: { en: "south-bay", es: "bahia-sur" }, distance: 12.3 });
    expect(value).not.toHaveProperty("id");
    expect(value).not.toHaveProperty("texts");
    expect(toStoreValue(store, settings, "en", null).distance).toBeNull();
  });
});
