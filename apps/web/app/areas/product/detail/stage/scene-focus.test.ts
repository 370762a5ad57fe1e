import type { Picture } from "@azulejo/contract";
import { expect, it } from "vitest";
import { focusOf, positionOf } from "./scene-focus.ts";

const picture = { address: "/assets/f/1/1320x880/a/bath.webp", width: 1320, height: 880 } as Picture;
const spots = [
  { x: 0.72, y: 0.85, name: "Moneda White" },
  { x: 0.33, y: 0.35, name: "Marea Gulf" },
];

it.each([
  ["Moneda White", "object-right"],
  ["Marea Gulf", "object-left"],
  ["Another", "object-center"],
])("keeps %s in sight where the room's sides are cut", (name, position) => {
  expect(positionOf(focusOf(name, [{ picture, spots } as never])[picture.address])).toBe(position);
});

it("stays within the picture at its edges", () => {
  expect([0, 1].map((from) => positionOf(from))).toEqual(["object-left", "object-right"]);
});
