import type { Store, StoreOpening } from "@azulejo/contract/areas/store.ts";
import { describe, expect, it } from "vitest";
import { arrangeStores } from "./arrange-stores.ts";
import { readStoresChoices } from "./store-address.ts";

const store = (code: string, latitude: number, operationTypes: string[]) =>
  ({ code, latitude, longitude: -120, operationTypes, distance: null }) as unknown as Store;
const stores = [store("south", 33, ["showroom"]), store("middle", 38, ["showroom", "yard"]), store("north", 47, ["yard"])];
const openings = stores.map(({ code }) => ({ code, isOpen: code !== "middle" })) as StoreOpening[];
const arrange = (query: string, here: { latitude: number; longitude: number } | null = null, mine: string | null = null) =>
  arrangeStores(stores, openings, readStoresChoices(new URLSearchParams(query)), { here, mine });
const codes = (...args: Parameters<typeof arrange>) => arrange(...args).shown.map((one) => one.code);
const there = { latitude: 46, longitude: -120 };

describe("stores on their page", () => {
  it("start with the visitor's own, or with the nearest", () => {
    expect(codes("")).toEqual(["south", "middle", "north"]);
    expect(codes("", null, "north")).toEqual(["north", "south", "middle"]);
    expect(codes("", there, "south")).toEqual(["north", "middle", "south"]);
  });

  it("have every service that was chosen", () => {
    expect(codes("type=showroom")).toEqual(["south", "middle"]);
    expect(codes("type=showroom&type=yard")).toEqual(["middle"]);
    expect(codes("type=nothing")).toEqual([]);
  });

  it("are open, or within the distance of a known point", () => {
    expect(codes("open=1")).toEqual(["south", "north"]);
    expect(codes("within=100", there)).toEqual(["north"]);
    expect(codes("within=100")).toHaveLength(3);
  });

  it("are counted whatever was chosen", () => {
    expect(arrange("type=yard&open=1").counts).toEqual({ types: { showroom: 2, yard: 2 }, open: 2 });
  });

  it("are shown up to a limit", () => {
    const many = Array.from({ length: 5000 }, (_, index) => store(`s${index}`, 30 + (index % 10), []));
    const { shown, total } = arrangeStores(many, [], readStoresChoices(new URLSearchParams()), { here: there, mine: null });
    expect([shown.length, total]).toEqual([60, 5000]);
  });
});
