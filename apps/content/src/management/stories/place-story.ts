import { unprocessable } from "../../http/failure.ts";
import type { Writing } from "../write.ts";
import { type StoryRow, selectStory } from "./story.repository.ts";

const LONGEST = 500;

/** Returns a story's slug and full slug. A startpage has its folder's slug, and its full slug ends in a slash. */
export async function placeStory(
  { query, home }: Writing,
  wanted: { slug: string; parentId: number | null; isStartpage: boolean },
  moved?: StoryRow,
): Promise<{ slug: string; fullSlug: string }> {
  if (wanted.parentId === null) return { slug: wanted.slug, fullSlug: wanted.slug };
  const parent = await selectStory(query, home.space.id, wanted.parentId);
  if (!parent?.isFolder) throw unprocessable("parent_id: is not a folder");
  if (moved?.isFolder && `${parent.fullSlug}/`.startsWith(`${moved.fullSlug}/`)) {
    throw unprocessable("parent_id: lies below the folder itself");
  }
  const slug = wanted.isStartpage ? parent.slug : wanted.slug;
  const fullSlug = wanted.isStartpage ? `${parent.fullSlug}/` : `${parent.fullSlug}/${slug}`;
  refuseLong(fullSlug);
  return { slug, fullSlug };
}

export function refuseLong(fullSlug: string): void {
  if (fullSlug.length > LONGEST) throw unprocessable(`slug: the address is longer than ${LONGEST} letters`);
}
