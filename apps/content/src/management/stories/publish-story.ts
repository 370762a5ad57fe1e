import { notFound, unprocessable } from "../../http/failure.ts";
import { refuseFaults } from "../../validation/refuse-faults.ts";
import type { Writing } from "../write.ts";
import { insertVersion, publishDraft, removePublished, type StoryRow, selectStory } from "./story.repository.ts";

/** Publishes the draft; does nothing if it is already public. */
export async function publishStory(writing: Writing, id: number): Promise<void> {
  const stored = await findStory(writing, id);
  refuseFaults(stored.draft, writing.home.components, true);
  if (!stored.differs) return;
  await publishDraft(writing.query, id, writing.now);
  await noteVersion(writing, stored, "published");
}

export async function unpublishStory(writing: Writing, id: number): Promise<void> {
  const stored = await findStory(writing, id);
  if (stored.published === null) return;
  await removePublished(writing.query, id);
  await noteVersion(writing, stored, "unpublished");
}

async function findStory({ query, home }: Writing, id: number): Promise<StoryRow> {
  const stored = await selectStory(query, home.space.id, id);
  if (!stored) throw notFound();
  if (stored.isFolder) throw unprocessable("A folder cannot be published");
  return stored;
}

async function noteVersion(writing: Writing, { id, name, draft }: StoryRow, kind: "published" | "unpublished"): Promise<void> {
  await insertVersion(writing.query, { storyId: id, kind, name, content: draft, author: writing.author, at: writing.now });
  writing.changed("story", id, true);
}
