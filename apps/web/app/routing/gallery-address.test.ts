import { expect, it } from "vitest";
import { directionOf } from "../areas/gallery/swipe.rules.ts";
import { isFiltered, queryOf, readChoices, scenePath } from "./gallery-address.ts";

const read = (query: string) => readChoices(new URLSearchParams(query));

it("reads what it writes", () => {
  const choices = read("?room=bath&color=green&color=white&material=glass");
  expect(queryOf(choices)).toBe("?room=bath&color=green&color=white&material=glass");
  expect(read(queryOf(choices))).toEqual(choices);
  expect(scenePath("blue-bath", choices)).toBe(`gallery/detail/blue-bath/${queryOf(choices)}`);
});

it("ignores what isn't a filter", () => {
  const choices = read(`?room=&color=${"a".repeat(41)}&look=a,b&color=green&color=green&price=3`);
  expect(choices).toEqual({ room: [], look: [], color: ["green"], material: [] });
  expect(isFiltered(choices)).toBe(true);
  expect(isFiltered(read(""))).toBe(false);
  expect(read(`?${"color=a&".repeat(5000)}`).color).toEqual(["a"]);
});

it.each([
  [-80, 10, "next"],
  [80, -10, "previous"],
  [-40, 0, null],
  [-80, 60, null],
  [0, 300, null],
] as const)("takes a move of %i, %i as %s", (x, y, direction) => {
  expect(directionOf({ x: 100, y: 100 }, { x: 100 + x, y: 100 + y })).toBe(direction);
});
