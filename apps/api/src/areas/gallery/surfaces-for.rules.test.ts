import { expect, it } from "vitest";
import type { StoredScene } from "../../domain/gallery.ts";
import { surfacesFor } from "./surfaces-for.rules.ts";

const scene = (code: string, room: string, part: string | null, shows: string[] = [], height = 2) =>
  ({
    code,
    room,
    picture: { width: 3, height },
    surface: part && { part },
    products: shows.map((name) => ({ product: { code: name } })),
  }) as unknown as StoredScene;

const scenes = [
  scene("hall", "entry", "floor", ["gray"]),
  scene("tall-bath", "bath", "floor", [], 4),
  scene("bath-wall", "bath", "wall"),
  scene("bath", "bath", "floor"),
  scene("other-bath", "bath", "floor"),
  scene("plain", "living", null),
  scene("patio", "outdoors", "paving"),
  scene("kitchen", "kitchen", "backsplash"),
];
const codesFor = (code: string, uses: string[]) => surfacesFor(scenes, { code, uses }).map((one) => one.code);

it("finds one scene of each kind of room whose surface takes the product", () => {
  expect(codesFor("white", ["floor", "wall"])).toEqual(["hall", "bath", "kitchen"]);
  expect(codesFor("white", ["exterior"])).toEqual(["patio"]);
  expect(codesFor("white", [])).toEqual([]);
});

it("finds a counter only for what is made for counters", () => {
  const island = [scene("island", "kitchen", "counter")];
  const found = (uses: string[]) => surfacesFor(island, { code: "white", uses }).length;
  expect([found(["wall", "floor"]), found(["countertop"])]).toEqual([0, 1]);
});

it("leaves out scenes that show the product", () => {
  expect(codesFor("gray", ["floor"])).toEqual(["bath"]);
});
