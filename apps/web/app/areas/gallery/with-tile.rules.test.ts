import type { SceneDetail } from "@azulejo/contract/areas/gallery.ts";
import { expect, it } from "vitest";
import { withTile } from "./with-tile.rules.ts";

const card = (code: string) => ({ code }) as SceneDetail["products"][number]["card"];
const detail = {
  scene: { title: "Walnut in herringbone", surface: { part: "floor" } },
  products: [
    { part: "wall", card: card("paint") },
    { part: "floor", card: card("walnut") },
  ],
} as SceneDetail;

it("a scene with another tile has its name, and offers it instead of the one that was there", () => {
  const laid = withTile(detail, card("buff"), "Buff in a living room");
  expect([laid.scene.title, ...laid.products.map(({ card: { code } }) => code)]).toEqual(["Buff in a living room", "paint", "buff"]);
  expect(detail.products.map(({ card: { code } }) => code)).toEqual(["paint", "walnut"]);
});
