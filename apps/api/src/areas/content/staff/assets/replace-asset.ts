import { type office, ShopError } from "@azulejo/contract";
import type { OfficeAsset } from "@azulejo/contract/areas/office/content/assets.ts";
import type { Verb } from "../../../../calls/handler.ts";
import type { Context } from "../../../../context.ts";
import { recordAct } from "../../../audit/index.ts";
import { callSpace, readManagedStory } from "../space.ts";
import type { ManagedStory } from "../space-shapes.ts";
import { keyOf, toAsset, toValues } from "./asset-shape.rules.ts";
import { missingAsset, readManagedAsset, readUnchangedAsset } from "./asset-space.ts";
import type { ManagedAsset } from "./managed-asset.ts";
import { readUses } from "./uses.ts";
import { withReplaced } from "./uses-in-stories.rules.ts";

/**
 * Replaces a file by another one. A file's address depends on its bytes and is cached for a year, so the new file has a new address, which
 * is written to the drafts that use the old one. Readers see it once those are published.
 */
export const replaceContentAsset: Verb<typeof office.replaceContentAsset> = async (context, { id, revision, by }) => {
  const old = toAsset(await readUnchangedAsset(context, id, revision), context.filesUrl, 0);
  const managed = await readManagedAsset(context, by);
  const next = toAsset(managed, context.filesUrl, 0);
  if (by === id || next.address === old.address || next.kind !== old.kind) throw new ShopError("office_asset_same");
  const asset = await describeAs(context, managed, next, old);
  const uses = (await readUses(context, [old.address])).get(old.address) ?? [];
  const stories = [];
  const unchanged = [];
  for (const use of uses) {
    if (use.kind !== "story" || use.id === null || !use.isDraft) continue;
    const saved = await replaceIn(context, use.id, old, asset);
    if (saved) stories.push(saved);
    else unchanged.push(use.name);
  }
  const recorded = (file: OfficeAsset) => ({ name: file.name, address: file.address });
  const after = { ...recorded(asset), stories: stories.map((one) => one.name).join(", ") };
  await recordAct(context, { kind: "asset.replaced", subject: "asset", no: id, before: recorded(old), after });
  return { asset, stories, unchanged };
};

/** Copies the old file's descriptions and folder to the new one where it has none. */
async function describeAs(context: Context, managed: ManagedAsset, next: OfficeAsset, old: OfficeAsset): Promise<OfficeAsset> {
  const values = {
    ...{ altEn: next.altEn || old.altEn, altEs: next.altEs || old.altEs },
    ...{ focus: next.focus, folderId: next.folderId ?? old.folderId },
  };
  const call = { method: "PUT", path: `assets/${next.id}`, body: toValues(values, managed.meta_data) } as const;
  return toAsset(await callSpace<ManagedAsset>(context, call, missingAsset), context.filesUrl, 0);
}

/** @returns null if the story has been saved since it was read */
async function replaceIn(context: Context, storyId: number, old: OfficeAsset, by: OfficeAsset) {
  const { name, content, lock_version, published, unpublished_changes } = await readManagedStory(context, storyId);
  const body = { story: { content: withReplaced(content, keyOf(old.address) ?? "", by), lock_version } };
  try {
    const { story } = await callSpace<{ story: ManagedStory }>(context, { method: "PUT", path: `stories/${storyId}`, body }, { name });
    return { id: storyId, name, lockVersion: story.lock_version, wasPublished: published && !unpublished_changes };
  } catch (error) {
    if (error instanceof ShopError && error.code === "office_story_changed") return null;
    throw error;
  }
}
