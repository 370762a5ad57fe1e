import type { Scene } from "@azulejo/contract/areas/gallery.ts";

/** A room in which a product is seen: how far from its left, as a share of the width, and the room's own page. */
interface Seen {
  from: number;
  code: string;
  title: string;
}

/** The rooms of a product by the picture's address. */
export type SceneFocus = Record<string, Seen>;

/** Finds a product's hot spots in its own pictures of rooms. */
export const focusOf = (name: string, scenes: readonly Pick<Scene, "code" | "title" | "picture" | "spots">[]): SceneFocus =>
  Object.fromEntries(
    scenes.map(({ code, title, picture, spots }) => {
      const from = spots.find((spot) => spot.name === name)?.x ?? 0.5;
      return [picture.address, { from, code, title }] as const;
    }),
  );

const POSITIONS = ["object-left", "object-center", "object-right"] as const;

/** Returns the class that keeps the product in sight where a narrow frame cuts the room at its sides. */
export const positionOf = (seen: Seen | undefined): (typeof POSITIONS)[number] =>
  POSITIONS[Math.min(2, Math.floor((seen?.from ?? 0.5) * 3))] ?? "object-center";
