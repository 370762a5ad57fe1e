import { type Query, recordChanges } from "@azulejo/database";
import { replaceScenes, selectProductIds } from "./scene.repository.ts";
import { readSceneFile } from "./scene-file.ts";

export interface SceneImport {
  scenes: number;
  hotSpots: number;
  /** Products in the file that aren't in the catalog; their hot spots are left out. */
  unknown: string[];
}

/** Replaces the gallery by that of a file, in the caller's transaction. @throws if the file is invalid; nothing is changed then */
export async function importScenes(query: Query, storefrontId: number, json: unknown): Promise<SceneImport> {
  const scenes = readSceneFile(json);
  const codes = [...new Set(scenes.flatMap((scene) => scene.products.map((one) => one.product)))];
  const ids = await selectProductIds(query, storefrontId, codes);
  await replaceScenes(query, storefrontId, scenes, ids);
  await recordChanges(query, [{ kind: "gallery", entity: String(storefrontId) }]);
  const spots = scenes.flatMap((scene) => scene.products.filter((one) => ids.has(one.product)));
  return { scenes: scenes.length, hotSpots: spots.length, unknown: codes.filter((code) => !ids.has(code)) };
}
