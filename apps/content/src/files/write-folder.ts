import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compareStories } from "./compare-stories.ts";
import type { ManagementClient, StoredStory } from "./management-client.ts";
import { readStoryFile } from "./read-story-file.ts";
import { StoryFileError, type StorySpace } from "./story-file.ts";
import { storyAsJson, storyAsMarkdown } from "./write-story-file.ts";

export interface PullOptions {
  client: ManagementClient;
  folder: string;
  space: StorySpace & { pictureName(filename: string): string | null };
  /** Only stories at or below these full slugs; all if empty. */
  only: string[];
  tell(outcome: "written" | "unchanged", file: string): void;
}

/**
 * Writes the content system's stories to files. Leaves a file with the same content untouched; a Markdown file remains Markdown
 * as long as Markdown can express the story.
 */
export async function pullStories({ client, folder, space, only, tell }: PullOptions): Promise<{ written: number; unchanged: number }> {
  const listed = (await client.stories()).filter((story) => !story.is_folder);
  const slugs = new Map(listed.map((story) => [story.uuid, bare(story.full_slug)]));
  const known: StorySpace = { ...space, hasStory: (slug) => [...slugs.values()].includes(slug) };
  const result = { written: 0, unchanged: 0 };
  for (const { id, full_slug } of listed) {
    const slug = bare(full_slug);
    if (only.length > 0 && !only.some((one) => slug === one || slug.startsWith(`${one}/`))) continue;
    const story = await client.story(id);
    const file = fileOf(folder, slug, story);
    const outcome = (await saysTheSame(join(folder, file), file, story, known)) ? "unchanged" : "written";
    if (outcome === "written") await write(join(folder, file), story, { ...space, slugOf: (uuid) => slugs.get(uuid) ?? null });
    result[outcome] += 1;
    tell(outcome, file);
  }
  return result;
}

const bare = (slug: string): string => slug.replace(/^\/+|\/+$/g, "");

/** Returns the existing file, else Markdown for an article and JSON for anything else. */
function fileOf(folder: string, slug: string, story: StoredStory): string {
  const name = story.is_startpage ? `${slug}/index` : slug;
  if (existsSync(join(folder, `${name}.md`))) return `${name}.md`;
  if (existsSync(join(folder, `${name}.json`))) return `${name}.json`;
  return `${name}.${story.content.component === "article" ? "md" : "json"}`;
}

async function saysTheSame(path: string, file: string, story: StoredStory, space: StorySpace): Promise<boolean> {
  if (!existsSync(path)) return false;
  try {
    return compareStories(readStoryFile(file, await readFile(path, "utf8"), space), story).length === 0;
  } catch (error) {
    if (error instanceof StoryFileError) return false;
    throw error;
  }
}

async function write(path: string, story: StoredStory, space: Parameters<typeof storyAsMarkdown>[1]): Promise<void> {
  const text = path.endsWith(".md") ? storyAsMarkdown(story, space) : storyAsJson(story);
  const target = text === null ? path.replace(/\.md$/, ".json") : path;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text ?? storyAsJson(story));
}
