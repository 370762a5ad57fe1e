import type { Scene } from "@azulejo/contract/areas/gallery.ts";

/** Horizontal position of a product in each of its scenes, as a fraction of the width, by the picture's address. */
export type SceneFocus = Record<string, number>;

/** Finds a product's hot spots in the scenes among its pictures. */
export const focusOf = (name: string, scenes: readonly Pick<Scene, "picture" | "spots">[]): SceneFocus =>
  Object.fromEntries(
    scenes.flatMap(({ picture, spots }) => spots.filter((spot) => spot.name === name).map(({ x }) => [picture.address, x] as const)),
  );

const POSITIONS = ["object-left", "object-center", "object-right"] as const;

/** Returns the class that keeps the product visible when a narrow frame crops the scene's sides. */
export const positionOf = (from = 0.5): (typeof POSITIONS)[number] => POSITIONS[Math.min(2, Math.floor(from * 3))] ?? "object-center";
