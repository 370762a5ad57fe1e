import type { Scene } from "@azulejo/contract/areas/gallery.ts";

/** How far from the left a product is seen in each of its rooms, as a share of the width, by the picture's address. */
export type SceneFocus = Record<string, number>;

/** Finds a product's hot spots in its own pictures of rooms. */
export const focusOf = (name: string, scenes: readonly Pick<Scene, "picture" | "spots">[]): SceneFocus =>
  Object.fromEntries(
    scenes.flatMap(({ picture, spots }) => spots.filter((spot) => spot.name === name).map(({ x }) => [picture.address, x] as const)),
  );

const POSITIONS = ["object-left", "object-center", "object-right"] as const;

/** Returns the class that keeps the product in sight where a narrow frame cuts the room at its sides. */
export const positionOf = (from = 0.5): (typeof POSITIONS)[number] => POSITIONS[Math.min(2, Math.floor(from * 3))] ?? "object-center";
