import { notFound, unprocessable } from "../../http/failure.ts";
import type { Writing } from "../write.ts";
import { createStory } from "./create-story.ts";
import { selectStory, selectTaken } from "./story.repository.ts";
import type { StoryInput } from "./story-input.ts";

/**
 * Creates a draft with the same content, after the original unless another folder is sent. Without a slug it gets the first
 * free one of `slug-copy`, `slug-copy-2` and so on. @returns the id of the copy
 */
export async function duplicateStory(writing: Writing, id: number, input: StoryInput): Promise<number> {
  const { query, home } = writing;
  const stored = await selectStory(query, home.space.id, id);
  if (!stored) throw notFound();
  if (stored.isFolder) throw unprocessable("A folder cannot be duplicated");
  const parentId = input.parent_id === undefined ? stored.parentId : input.parent_id;
  const copy: StoryInput = {
    name: input.name ?? stored.name,
    slug: input.slug ?? (await freeSlug(writing, parentId, stored.slug)),
    parent_id: parentId,
    content: stored.draft,
    tag_list: stored.tagList,
    sort_by_date: stored.sortByDate,
    position: stored.position,
    group_id: stored.groupId,
  };
  return createStory(writing, copy, false);
}

async function freeSlug({ query, home }: Writing, parentId: number | null, slug: string): Promise<string> {
  const parent = parentId === null ? undefined : await selectStory(query, home.space.id, parentId);
  const start = `${parent ? `${parent.fullSlug}/` : ""}${slug}-copy`;
  const taken = await selectTaken(query, home.space.id, start);
  if (!taken.has(start)) return `${slug}-copy`;
  let number = 2;
  while (taken.has(`${start}-${number}`)) number += 1;
  return `${slug}-copy-${number}`;
}
