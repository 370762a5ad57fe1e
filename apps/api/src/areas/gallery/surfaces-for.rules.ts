import { useOfPart } from "@azulejo/contract/areas/gallery/parts.ts";
import type { StoredScene } from "../../domain/gallery.ts";
import type { StoredProduct } from "../../domain/product.ts";

const MOST = 3;

/**
 * Returns scenes in which a product can replace the floor or wall shown: one per room type, floors and wide pictures first, without scenes
 * that already show it.
 */
export function surfacesFor(scenes: readonly StoredScene[], { code, uses }: Pick<StoredProduct, "code" | "uses">): StoredScene[] {
  const byRoom = new Map<string, StoredScene>();
  for (const scene of scenes.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const fits = scene.surface !== null && uses.includes(useOfPart[scene.surface.part]);
    if (fits && !byRoom.has(scene.room) && !scene.products.some(({ product }) => product.code === code)) byRoom.set(scene.room, scene);
  }
  return [...byRoom.values()].slice(0, MOST);
}

const rankOf = ({ surface, picture }: StoredScene): number =>
  (surface?.part === "floor" || surface?.part === "paving" ? 0 : 2) + (picture.width > picture.height ? 0 : 1);
