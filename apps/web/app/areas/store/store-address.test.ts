import { describe, expect, it } from "vitest";
import { directionsTo, readStoresChoices, writePoint, writeStoresChoices } from "./store-address.ts";

const read = (query: string) => readStoresChoices(new URLSearchParams(query));

describe("the address of the page of stores", () => {
  it("is read whole", () => {
    expect(read("place=Truckee, CA&type=showroom&type=slabYard&within=100&open=1&map=streets")).toEqual({
      place: "Truckee, CA",
      near: null,
      types: ["showroom", "slabYard"],
      within: 100,
      open: true,
      streets: true,
    });
    expect(read("near=39.34,-120.17").near).toEqual({ latitude: 39.34, longitude: -120.17 });
  });

  it("is written as it is read", () => {
    for (const query of ["?", "?place=Truckee%2C+CA&type=a&type=b&within=100&open=1&map=streets", "?near=39.34%2C-120.17"])
      expect(writeStoresChoices(read(query))).toBe(query);
  });

  it.each([
    "near=91,0",
    "near=0,181",
    "near=39.34",
    "near=a,b",
    "near=1e9,0",
    "near=39.34,-120.17,5",
    "within=7",
    "within=-1",
    "open=yes",
    "map=satellite",
    "type=",
  ])("ignores %s", (query) => {
    expect(read(query)).toEqual({ place: "", near: null, types: [], within: null, open: false, streets: false });
  });

  it("keeps no more than it needs of a long address", () => {
    const types = Array.from({ length: 500 }, (_, index) => `type=t${index}`).join("&");
    expect(read(types).types).toHaveLength(12);
    expect(read(`place=${"a".repeat(5000)}`).place).toHaveLength(80);
  });

  it("says where somebody is only roughly", () => {
    expect(writePoint({ latitude: 39.529612, longitude: -119.813849 })).toBe("39.53,-119.81");
  });

  it("escapes what directions are asked to", () => {
    expect(directionsTo({ street: `1 A&B "St"`, city: "Reno", state: "NV", postalCode: "1" })).not.toMatch(/["&]B|\s/);
  });
});
