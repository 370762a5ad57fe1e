import { importScenes } from "@azulejo/api/areas/gallery/index.ts";
import type { Query } from "@azulejo/database";
import { type ManifestEntry, pictureAddress, readJson, readManifest } from "./demo-records.ts";

interface SceneEntry {
  code: string;
  room: string;
  texts: Record<"en" | "es", { title: string; alt: string }>;
  /** Where each product appears in the scene. */
  parts: Record<string, string>;
}

/** Loads the demo's gallery; its hot spots are where the scene renderer found each product. */
export async function loadGallery(query: Query, storefrontId: number): Promise<void> {
  const manifest = readManifest();
  const ofKind = (kind: ManifestEntry["kind"]) =>
    new Map(manifest.flatMap((entry) => (entry.kind === kind && entry.code ? [[entry.code, entry] as const] : [])));
  const pictures = ofKind("scene");
  const lights = ofKind("light");
  const scenes = readJson<SceneEntry[]>("./gallery/scenes.json").map(({ code, room, texts, parts }) => {
    const picture = pictures.get(code);
    if (!picture) throw new Error(`scenes.json: ${code} is not rendered`);
    const { width, height, color, spots = [] } = picture;
    const products = spots.map(({ product, x, y }) => {
      const part = parts[product];
      if (!part) throw new Error(`scenes.json: ${code} does not say where ${product} is`);
      return { product, part, x, y };
    });
    const surface = surfaceOf(lights.get(code), parts);
    return {
      code,
      room,
      picture: { address: pictureAddress(picture), width, height, color },
      ...(surface && { surface }),
      texts,
      products,
    };
  });
  const { unknown } = await importScenes(query, storefrontId, scenes);
  if (unknown.length > 0) throw new Error(`scenes.json names unknown products: ${unknown.join(", ")}`);
}

/** Returns the surface for which the renderer measured the light. */
function surfaceOf(light: ManifestEntry | undefined, parts: SceneEntry["parts"]) {
  if (!light?.surface) return null;
  const { product, ...place } = light.surface;
  const part = parts[product];
  return part ? { part, light: pictureAddress(light), ...place } : null;
}
