import { randomUUID } from "node:crypto";
import { unprocessable } from "../../http/failure.ts";
import type { Content } from "../../snapshot/story.ts";
import { refuseFaults } from "../../validation/refuse-faults.ts";
import type { Writing } from "../write.ts";
import { placeStory } from "./place-story.ts";
import { insertStory, insertVersion, publishDraft } from "./story.repository.ts";
import type { StoryInput } from "./story-input.ts";

/** @returns the id of the new story */
export async function createStory(writing: Writing, input: StoryInput, isPublished: boolean): Promise<number> {
  const { query, home, now } = writing;
  const isFolder = input.is_folder ?? false;
  const publishes = isPublished && !isFolder;
  if (input.name === undefined) throw unprocessable("name: can't be blank");
  const draft = readContent(input, isFolder);
  if (!isFolder) refuseFaults(draft, home.components, publishes);
  const isStartpage = !isFolder && (input.is_startpage ?? false);
  const parentId = input.parent_id ?? null;
  if (input.slug === undefined && !(isStartpage && parentId !== null)) throw unprocessable("slug: can't be blank");
  const place = await placeStory(writing, { slug: input.slug ?? "", parentId, isStartpage });
  const id = await insertStory(query, {
    ...place,
    spaceId: home.space.id,
    uuid: input.uuid ?? randomUUID(),
    groupId: input.group_id,
    isFolder,
    isStartpage,
    parentId,
    name: input.name,
    position: input.position ?? 0,
    path: input.path ?? null,
    tagList: input.tag_list ?? [],
    sortByDate: input.sort_by_date ?? null,
    translatedSlugs: input.translated_slugs ?? [],
    draft,
    at: now,
  });
  if (publishes) await publishDraft(query, id, now);
  await insertVersion(query, {
    storyId: id,
    kind: publishes ? "published" : "saved",
    name: input.name,
    content: draft,
    author: writing.author,
    at: now,
  });
  writing.changed("story", id, publishes || isFolder);
  return id;
}

function readContent({ content }: StoryInput, isFolder: boolean): Content {
  if (content) return content;
  if (!isFolder) throw unprocessable("content: is required");
  return {};
}
