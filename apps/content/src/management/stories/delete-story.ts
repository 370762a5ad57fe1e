import { notFound, unprocessable } from "../../http/failure.ts";
import type { Writing } from "../write.ts";
import { deleteStories, type StoryRow, selectStory, selectTree } from "./story.repository.ts";

/** Deletes a story with its history; a non-empty folder only with `force`, including everything below it. */
export async function deleteStory(writing: Writing, id: number, force: boolean): Promise<StoryRow> {
  const { query, home } = writing;
  const stored = await selectStory(query, home.space.id, id);
  if (!stored) throw notFound();
  const tree = await selectTree(query, home.space.id, stored);
  if (tree.length > 1 && !force) throw unprocessable("The folder is not empty; force=1 deletes everything below it");
  await deleteStories(
    query,
    tree.map((story) => story.id),
  );
  for (const story of tree) writing.changed("story", story.id, story.isPublic);
  return stored;
}
