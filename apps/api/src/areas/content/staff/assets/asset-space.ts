import { type office, ShopError, type ValueOf } from "@azulejo/contract";
import type { Context } from "../../../../context.ts";
import { callSpace, requireManager } from "../space.ts";
import { toAsset, toFolder } from "./asset-shape.rules.ts";
import type { ManagedAsset, ManagedFolder } from "./managed-asset.ts";
import { readUses } from "./uses.ts";

export const missingAsset = { missing: "office_asset_not_found" } as const;
export const missingFolder = { missing: "office_asset_folder_not_found" } as const;

/** @throws office_asset_not_found, also for a deleted one */
export async function readManagedAsset(context: Context, id: number): Promise<ManagedAsset> {
  const asset = await callSpace<ManagedAsset>(context, { method: "GET", path: `assets/${id}` }, missingAsset);
  if (asset.deleted_at !== null) throw new ShopError("office_asset_not_found");
  return asset;
}

/** Reads a file in order to change it. @throws office_asset_changed if it has changed since the caller read it */
export async function readUnchangedAsset(context: Context, id: number, revision: string): Promise<ManagedAsset> {
  const asset = await readManagedAsset(context, id);
  if (asset.updated_at !== revision) throw new ShopError("office_asset_changed", { name: toAsset(asset, context.filesUrl, 0).name });
  return asset;
}

/** Adds the number of places that use each file. */
export async function withUses(context: Context, assets: readonly ManagedAsset[]): Promise<ValueOf<typeof office.contentAssets>["assets"]> {
  const plain = assets.map((asset) => toAsset(asset, context.filesUrl, 0));
  const uses = await readUses(
    context,
    plain.map(({ address }) => address),
  );
  return plain.map((asset) => ({ ...asset, uses: uses.get(asset.address)?.length ?? 0 }));
}

const MAX_FOLDERS = 1000;

export async function readFolders(context: Context) {
  const { answer } = await requireManager(context).list<{ asset_folders: ManagedFolder[] }>({
    method: "GET",
    path: "asset_folders",
    query: { per_page: MAX_FOLDERS },
  });
  return answer.asset_folders.map(toFolder).sort((a, b) => a.name.localeCompare(b.name));
}

/** @throws office_asset_folder_not_found */
export async function requireFolder(context: Context, id: number | null | undefined): Promise<void> {
  if (id) await callSpace(context, { method: "GET", path: `asset_folders/${id}` }, missingFolder);
}
