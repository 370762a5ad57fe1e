import type { ContentReader } from "@azulejo/content-client";
import type { tag } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { type StoredGroup, toGroup } from "./tag.rules.ts";

export const listGroups: Verb<typeof tag.groups> = async ({ content, language }) =>
  (await readGroups(content, language)).map(({ name, routes, meta, items }) => ({ name, routes, meta, loads: items.length > 0 }));

const FOLDER = "tags/";

/** Returns the space's tag groups in order. The reader caches them until something is published. */
export async function readGroups(content: ContentReader, language: string): Promise<StoredGroup[]> {
  const stories = await content.allStories(
    { starts_with: FOLDER, filter_query: { component: { in: "tag_group" } }, sort_by: "position:asc" },
    { language },
  );
  return stories.flatMap((story) => toGroup(story.content) ?? []);
}
