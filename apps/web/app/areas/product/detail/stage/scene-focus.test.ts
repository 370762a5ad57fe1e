import type { Picture } from "@azulejo/contract";
import { expect, it } from "vitest";
import { focusOf, positionOf } from "./scene-focus.ts";

const picture = { address: "/assets/f/1/1320x880/a/bath.webp", width: 1320, height: 880 } as Picture;
const scene = { code: "bath", title: "White pennies underfoot", picture };
const spots = [
  { x: 0.72, y: 0.85, name: "Moneda White" },
  { x: 0.33, y: 0.35, name: "Marea Gulf" },
].map((spot) => ({ ...spot, itemNo: "", slug: "" }));

it.each([
  ["Moneda White", "object-right"],
  ["Marea Gulf", "object-left"],
  ["Another", "object-center"],
])("keeps %s in sight where the room's sides are cut", (name, position) => {
  const seen = focusOf(name, [{ ...scene, spots } as never])[picture.address];
  expect(positionOf(seen)).toBe(position);
  expect(seen).toMatchObject({ code: "bath", title: "White pennies underfoot" });
});

it("stays within the picture at its edges", () => {
  expect([0, 1].map((from) => positionOf({ from, code: "", title: "" }))).toEqual(["object-left", "object-right"]);
});
