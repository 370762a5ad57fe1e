import type { office } from "@azulejo/contract";
import type { Verb } from "../../../../calls/handler.ts";
import { requireManager } from "../space.ts";
import { toAsset } from "./asset-shape.rules.ts";
import { readFolders, readManagedAsset, withUses } from "./asset-space.ts";
import type { ManagedAsset } from "./managed-asset.ts";
import { readUses } from "./uses.ts";

const orders = { newest: "created_at:desc", name: "short_filename:asc", largest: "content_length:desc" } as const;

export const listContentAssets: Verb<typeof office.contentAssets> = async (context, input) => {
  const { query, kind, folder, sort, state, page, pageSize } = input;
  const isDeleted = state === "deleted";
  const wanted = { search: query || undefined, in_folder: folder, sort_by: orders[sort], kind, deleted: isDeleted ? 1 : undefined };
  const [{ answer, total }, folders] = await Promise.all([
    requireManager(context).list<{ assets: ManagedAsset[] }>({
      method: "GET",
      path: "assets",
      query: { ...wanted, page, per_page: pageSize },
    }),
    readFolders(context),
  ]);
  // Filters files here too, because the vendor's own service ignores `kind` and `deleted`.
  const fits = (asset: ManagedAsset) =>
    (asset.deleted_at !== null) === isDeleted && (!kind || toAsset(asset, context.filesUrl, 0).kind === kind);
  return { assets: await withUses(context, answer.assets.filter(fits)), total, folders };
};

export const readContentAsset: Verb<typeof office.contentAsset> = async (context, { id }) => {
  const asset = toAsset(await readManagedAsset(context, id), context.filesUrl, 0);
  const usedBy = (await readUses(context, [asset.address])).get(asset.address) ?? [];
  return { ...asset, uses: usedBy.length, usedBy };
};
