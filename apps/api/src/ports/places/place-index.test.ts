import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createPlaceIndex } from "./place-index.ts";

const find = createPlaceIndex(readFileSync(new URL("../../../../../seed/reference/places.csv", import.meta.url), "utf8"));
const said = (query: string, limit = 8) => find(query, limit).map((one) => `${one.postalCode ?? ""} ${one.city}, ${one.state}`.trim());

describe("a look-up of places", () => {
  it.each([
    ["96161", "96161 Truckee, CA"],
    ["96161-1234", "96161 Truckee, CA"],
    ["96161 Truckee, CA", "96161 Truckee, CA"],
    ["12 Main St, Truckee, CA 96161", "96161 Truckee, CA"],
    ["12 Main St, Reno, NV", "Reno, NV"],
    ["12 Main St, Suite 4, Reno", "Reno, NV"],
    ["12345 Virginia St, Reno, NV", "Reno, NV"],
    ["reno", "Reno, NV"],
    ["Reno, NV", "Reno, NV"],
    ["portland me", "Portland, ME"],
    ["  TRUCKEE  ", "Truckee, CA"],
    ["La Cañada", "La Canada Flintridge, CA"],
    ["san josé", "San Jose, CA"],
    ["St. Louis, MO", "Saint Louis, MO"],
    ["Salt Lake City", "Salt Lake City, UT"],
    ["Coeur d'Alene", "Coeur d'Alene, ID"],
  ])("of %j starts with %j", (query, first) => {
    expect(said(query)[0]).toBe(first);
  });

  it("lists postal codes by their start, and never more than the limit", () => {
    expect(said("9616", 3)).toHaveLength(3);
    for (const one of find("9616", 8)) expect(one.postalCode).toMatch(/^9616/);
  });

  it.each(["", "   ", "zzzz", "99999", "1", "<script>", "'; drop table place", "%", "\u0000", "a".repeat(5000)])(
    "finds nothing for %j",
    (query) => {
      expect(find(query, 8)).toEqual([]);
    },
  );

  it("puts a city in the middle of its postal codes", () => {
    const [reno] = find("Reno, NV", 1);
    expect(reno?.latitude).toBeCloseTo(39.5, 0);
    expect(reno?.longitude).toBeCloseTo(-119.8, 0);
  });

  it("leaves out lines of a table that are not right", () => {
    const own = createPlaceIndex(
      "postalCode,city,state,latitude,longitude\r\n64000,Monterrey,NL,25.67,-100.31\r\n1,Nowhere,XX,,\r\n2,Far,XX,200,0\r\n",
    );
    expect(own("monterrey", 8)).toEqual([{ postalCode: null, city: "Monterrey", state: "NL", latitude: 25.67, longitude: -100.31 }]);
    expect(own("nowhere", 8)).toEqual([]);
    expect(own("far", 8)).toEqual([]);
  });
});
