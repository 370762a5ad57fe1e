import { expect, it } from "vitest";
import { jumpsTo } from "./jumps.ts";

const sections = (looks: number, colors: number, products: number) => jumpsTo({ looks, colors, products }).map(({ href }) => href);

it("a landing page's opening leads to the sections that it has, and counts nothing that is missing", () => {
  expect(sections(11, 13, 300)).toEqual(["#looks", "#colors", "#results"]);
  expect(sections(0, 0, 3)).toEqual(["#results"]);
  expect(sections(2, 1, 3)).toEqual(["#looks", "#results"]);
  expect(sections(0, 0, 0)).toEqual([]);
});
