import { expect, it } from "vitest";
import { containerStateOf } from "./container.rules.ts";

it("is received once every line is counted", () => {
  const of = (countedLines: number) => containerStateOf({ lines: 3, countedLines });
  expect([of(0), of(1), of(2), of(3)]).toEqual(["expected", "counting", "counting", "received"]);
});
