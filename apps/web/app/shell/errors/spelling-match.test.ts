import { describe, expect, it } from "vitest";
import { closestOption, isCloseMatch } from "./spelling-match.ts";

describe("a suggestion for a missing address", () => {
  it.each([
    ["calacata gold", "Calacatta Gold"],
    ["procelain", "Porcelain"],
    ["porcelanico", "Porcelánico"],
    ["woodlook", "Wood look"],
    ["marble look porcelan", "Marble look porcelain"],
    ["cabrilo gul", "Cabrillo Gull"],
    ["returns policy", "Returns policy"],
  ])("is made for %s", (typed, name) => {
    expect(isCloseMatch(typed, name)).toBe(true);
  });

  it.each([
    ["asdf qwerty", "Andén Flash Black"],
    ["wp login php", "Caliza Sagrera"],
    ["no such page", "Nocturne Sahara Noir"],
    ["xyzzy", "Lazy"],
    ["golf", "Gold"],
    ["gold", "Magnifica Calacatta Gold"],
    ["blue green yellow purple", "Blue"],
    ["", "Porcelain"],
  ])("is not made for %s", (typed, name) => {
    expect(isCloseMatch(typed, name)).toBe(false);
  });
});

it("suggests a name, not a list of filters", () => {
  const filters = { kind: "filter", text: "Azul, Placa, imperiale quartzite" };
  const product = { kind: "product", text: "Azul Imperiale Quartzite" };
  expect(closestOption("azul imperiale quartzite slab", [filters])).toBeUndefined();
  expect(closestOption("azul imperiale quartzite slab", [filters, product])).toBe(product);
});
