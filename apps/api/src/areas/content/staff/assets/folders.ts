import type { office } from "@azulejo/contract";
import type { Verb } from "../../../../calls/handler.ts";
import { callSpace } from "../space.ts";
import { toFolder } from "./asset-shape.rules.ts";
import { missingFolder, requireFolder } from "./asset-space.ts";
import type { ManagedFolder } from "./managed-asset.ts";

export const saveAssetFolder: Verb<typeof office.saveAssetFolder> = async (context, { id, parentId, name }) => {
  await requireFolder(context, parentId);
  const body = { asset_folder: { name, parent_id: parentId } };
  const call =
    id === null ? ({ method: "POST", path: "asset_folders" } as const) : ({ method: "PUT", path: `asset_folders/${id}` } as const);
  const { asset_folder } = await callSpace<{ asset_folder: ManagedFolder }>(context, { ...call, body }, missingFolder);
  return toFolder(asset_folder);
};

export const deleteAssetFolder: Verb<typeof office.deleteAssetFolder> = async (context, { id }) => {
  await callSpace(context, { method: "DELETE", path: `asset_folders/${id}` }, missingFolder);
  return { done: true };
};
