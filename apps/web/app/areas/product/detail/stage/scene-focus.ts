import type { Picture } from "@azulejo/contract";
import type { Scene } from "@azulejo/contract/areas/gallery.ts";
import type { Crop } from "../../../../media/picture-rules.ts";

/** Where a product is seen in each of its rooms, by the picture's address: shares from the left and from above. */
export type SceneFocus = Record<string, readonly [x: number, y: number]>;

/** The least part of a picture's shorter side; a smaller one would be enlarged. */
const PART = 0.82;

/** Finds the hot spots of a product in its own pictures of rooms. */
export const focusOf = (name: string, scenes: readonly Pick<Scene, "picture" | "spots">[]): SceneFocus =>
  Object.fromEntries(
    scenes.flatMap(({ picture, spots }) =>
      spots.filter((spot) => spot.name === name).map(({ x, y }) => [picture.address, [x, y] as const]),
    ),
  );

/** Returns the crop of a room's picture around a hot spot, so that the product fills it; null without one. */
export function cropAround({ width, height }: Pick<Picture, "width" | "height">, spot: SceneFocus[string] | undefined): Crop | null {
  if (!spot) return null;
  const side = Math.round(Math.min(width, height) * PART);
  const start = (share: number, length: number) => Math.round(Math.min(length - side, Math.max(0, share * length - side / 2)));
  return { left: start(spot[0], width), top: start(spot[1], height), width: side, height: side };
}
