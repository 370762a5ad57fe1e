import { expect, it } from "vitest";
import { faultFor, partsOf, pathName } from "./paths.ts";

it("names rows by their code, and others by their number", () => {
  const settings = { stores: [{ code: "reno", closedOn: ["2026-01-01"] }] };
  expect(pathName(settings, ["stores", 0, "closedOn", 0])).toBe("stores[reno].closedOn[1]");
});

it("takes a path apart into its words, rows and language", () => {
  expect(partsOf("stores[reno].name.es")).toEqual({ keys: ["stores.name", "stores"], rows: ["reno"], language: "es" });
  expect(partsOf("storefront.phone")).toEqual({ keys: ["storefront.phone", "storefront"], rows: [], language: null });
});

it("finds the fault of a value and of its parts, and not of one whose name begins alike", () => {
  const faults = [{ path: "storefront.notice.es", problem: "is missing" }];
  expect(faultFor(faults, "storefront.notice")?.problem).toBe("is missing");
  expect(faultFor(faults, "storefront.no")).toBeUndefined();
});
