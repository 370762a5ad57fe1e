import { importScenes } from "@azulejo/api/areas/gallery/index.ts";
import type { Query } from "@azulejo/database";
import { pictureAddress, readJson, readManifest } from "./demo-records.ts";

interface SceneEntry {
  code: string;
  room: string;
  texts: Record<"en" | "es", { title: string; alt: string }>;
  /** Where the scene shows each product. */
  parts: Record<string, string>;
}

/** Loads the demo's gallery; the hot spots are where the renderer saw each product. */
export async function loadGallery(query: Query, storefrontId: number): Promise<void> {
  const pictures = new Map(readManifest().flatMap((entry) => (entry.kind === "scene" && entry.code ? [[entry.code, entry] as const] : [])));
  const scenes = readJson<SceneEntry[]>("./gallery/scenes.json").map(({ code, room, texts, parts }) => {
    const picture = pictures.get(code);
    if (!picture) throw new Error(`scenes.json: ${code} is not rendered`);
    const { width, height, color, spots = [] } = picture;
    const products = spots.map(({ product, x, y }) => {
      const part = parts[product];
      if (!part) throw new Error(`scenes.json: ${code} does not say where ${product} is`);
      return { product, part, x, y };
    });
    return { code, room, picture: { address: pictureAddress(picture), width, height, color }, texts, products };
  });
  const { unknown } = await importScenes(query, storefrontId, scenes);
  if (unknown.length > 0) throw new Error(`scenes.json names unknown products: ${unknown.join(", ")}`);
}
