import { expect, it } from "vitest";
import { breakLines } from "./break-lines.ts";

const widthOf = (line: string) => line.length;

it.each([
  ["Stone", 10, 2, ["Stone"]],
  ["Tile and natural stone", 12, 3, ["Tile and", "natural", "stone"]],
  ["Tile and natural stone", 12, 2, ["Tile and", "natural…"]],
  ["Azulejosyporcelánicos", 8, 2, ["Azulejo…"]],
  ["", 10, 2, []],
])("breaks %j at %i into %i lines at most", (text, width, most, lines) => {
  expect(breakLines(text, width, most, widthOf)).toEqual(lines);
});
