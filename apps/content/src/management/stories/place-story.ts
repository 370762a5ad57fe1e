import { unprocessable } from "../../http/failure.ts";
import type { Writing } from "../write.ts";
import { type StoryRow, selectStory } from "./story.repository.ts";

const LONGEST = 500;

/** Where a story lies: its slug and the whole address. A startpage is called like its folder and ends in a slash. */
export async function placeStory(
  { query, home }: Writing,
  wanted: { slug: string; parent_id: number | null; is_startpage: boolean },
  moved?: StoryRow,
): Promise<{ slug: string; full_slug: string }> {
  if (wanted.parent_id === null) return { slug: wanted.slug, full_slug: wanted.slug };
  const parent = await selectStory(query, home.space.id, wanted.parent_id);
  if (!parent?.is_folder) throw unprocessable("parent_id: is not a folder");
  if (moved?.is_folder && `${parent.full_slug}/`.startsWith(`${moved.full_slug}/`)) {
    throw unprocessable("parent_id: lies below the folder itself");
  }
  const slug = wanted.is_startpage ? parent.slug : wanted.slug;
  const fullSlug = wanted.is_startpage ? `${parent.full_slug}/` : `${parent.full_slug}/${slug}`;
  refuseLong(fullSlug);
  return { slug, full_slug: fullSlug };
}

export function refuseLong(fullSlug: string): void {
  if (fullSlug.length > LONGEST) throw unprocessable(`slug: the address is longer than ${LONGEST} letters`);
}
