import { expect, it } from "vitest";
import { answersOf } from "./answers-of.ts";

it("an application shows the filled-in fields, in the order of its form", () => {
  const address = { line1: "1 Main St", city: "Reno", province: "NV", postalCode: "89501", country: "US" };
  expect(answersOf({ message: "Hello", years: 7, website: "", company: "Ruiz Tile", address, documents: ["x"] })).toEqual([
    ["company", "Ruiz Tile"],
    ["years", "7"],
    ["address", "1 Main St, Reno, NV, 89501, US"],
    ["message", "Hello"],
  ]);
});
