import type { Story } from "@azulejo/content-client";
import { languages } from "@azulejo/contract";
import type { OfficeAssetUse } from "@azulejo/contract/areas/office/content/assets.ts";
import type { Context } from "../../../../context.ts";
import { requireManager } from "../space.ts";
import { keyOf } from "./asset-shape.rules.ts";
import { selectPictureUses } from "./picture-uses.repository.ts";
import { keysIn } from "./uses-in-stories.rules.ts";

/** Returns the uses of each of these files, by address: drafts and public pages, products, slabs and scenes of the gallery. */
export async function readUses(context: Context, addresses: readonly string[]): Promise<Map<string, OfficeAssetUse[]>> {
  if (addresses.length === 0) return new Map();
  const [stories, pictures] = await Promise.all([
    usesInStories(context),
    selectPictureUses(context.query, context.storefront.id, addresses, context.language),
  ]);
  return new Map(
    addresses.map((address) => [
      address,
      [
        ...(stories.get(keyOf(address) ?? "")?.values() ?? []),
        ...pictures.filter((one) => one.address === address).map(({ address: _, ...use }) => use),
      ],
    ]),
  );
}

type StoryUses = Map<number, OfficeAssetUse>;

/** Reads every story in every language, both published and draft, because each version can show another picture. */
async function usesInStories(context: Context): Promise<Map<string, StoryUses>> {
  const found = new Map<string, StoryUses>();
  const hasDrafts = requireManager(context).previewToken !== "";
  for (const draft of hasDrafts ? [false, true] : [false])
    for (const language of languages)
      for (const story of await context.content.allStories({}, { language, draft })) note(found, story, draft);
  return found;
}

function note(found: Map<string, StoryUses>, { id, name, content }: Story, isDraft: boolean): void {
  for (const key of keysIn(content)) {
    const stories: StoryUses = found.get(key) ?? new Map();
    const before = stories.get(id) ?? { kind: "story", id, name, isPublic: false, isDraft: false };
    stories.set(id, { ...before, name, [isDraft ? "isDraft" : "isPublic"]: true });
    found.set(key, stories);
  }
}
