import type { Language } from "@azulejo/contract";
import type { Scene } from "@azulejo/contract/areas/gallery.ts";
import type { StoredScene } from "../../domain/gallery.ts";

/** Steps of 1e-6, which move no point of a picture by a tenth of a millimeter; a zero of the calculation has fifteen digits without. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6 || 0;

/** Returns a scene in the reader's language, with hot spots but without their products. */
export function showScene({ code, room, picture, surface, texts, products }: StoredScene, language: Language): Scene {
  const text = texts[language] ?? Object.values(texts)[0];
  return {
    code,
    room,
    picture,
    surface: surface && { ...surface, plane: surface.plane.map(rounded) },
    title: text?.title ?? code,
    alt: text?.alt ?? "",
    spots: products.map(({ product, x, y }) => ({ x, y, name: product.texts[language].name })),
  };
}
