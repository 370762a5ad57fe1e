import { type Query, recordChanges } from "@azulejo/database";
import { replaceScenes, selectProductIds } from "./scene.repository.ts";
import { readSceneFile } from "./scene-file.ts";

export interface SceneImport {
  scenes: number;
  hotSpots: number;
  /** Products of the file that the catalog doesn't know; their hot spots are left out. */
  unknown: string[];
}

/** Replaces the gallery by a file's, in the caller's transaction. @throws if the file is not right, and changes nothing */
export async function importScenes(query: Query, storefrontId: number, json: unknown): Promise<SceneImport> {
  const scenes = readSceneFile(json);
  const codes = [...new Set(scenes.flatMap((scene) => scene.products.map((one) => one.product)))];
  const ids = await selectProductIds(query, storefrontId, codes);
  await replaceScenes(query, storefrontId, scenes, ids);
  await recordChanges(query, [{ kind: "gallery", entity: String(storefrontId) }]);
  const spots = scenes.flatMap((scene) => scene.products.filter((one) => ids.has(one.product)));
  return { scenes: scenes.length, hotSpots: spots.length, unknown: codes.filter((code) => !ids.has(code)) };
}
