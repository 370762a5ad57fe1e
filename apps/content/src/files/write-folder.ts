import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compareStories } from "./compare-stories.ts";
import type { ManagementClient, StoredStory } from "./management-client.ts";
import { readStoryFile } from "./read-story-file.ts";
import { StoryFileError, type Surroundings } from "./story-file.ts";
import { storyAsJson, storyAsMarkdown } from "./write-story-file.ts";

export interface PullOptions {
  client: ManagementClient;
  folder: string;
  around: Surroundings & { pictureName(filename: string): string | null };
  /** Only stories at or below these full slugs; all when empty. */
  only: string[];
  tell(outcome: "written" | "unchanged", file: string): void;
}

/**
 * Writes stories of the content system into files. A file that says the same is left as it is; one that a person keeps as
 * Markdown stays Markdown as long as Markdown can say it.
 */
export async function pullStories({ client, folder, around, only, tell }: PullOptions): Promise<{ written: number; unchanged: number }> {
  const listed = (await client.stories()).filter((story) => !story.is_folder);
  const slugs = new Map(listed.map((story) => [story.uuid, bare(story.full_slug)]));
  const known: Surroundings = { ...around, hasStory: (slug) => [...slugs.values()].includes(slug) };
  const result = { written: 0, unchanged: 0 };
  for (const { id, full_slug } of listed) {
    const slug = bare(full_slug);
    if (only.length > 0 && !only.some((one) => slug === one || slug.startsWith(`${one}/`))) continue;
    const story = await client.story(id);
    const file = fileOf(folder, slug, story);
    const outcome = (await saysTheSame(join(folder, file), file, story, known)) ? "unchanged" : "written";
    if (outcome === "written") await write(join(folder, file), story, { ...around, slugOf: (uuid) => slugs.get(uuid) ?? null });
    result[outcome] += 1;
    tell(outcome, file);
  }
  return result;
}

const bare = (slug: string): string => slug.replace(/^\/+|\/+$/g, "");

/** The file that is there, else Markdown for an article and JSON for anything else. */
function fileOf(folder: string, slug: string, story: StoredStory): string {
  const name = story.is_startpage ? `${slug}/index` : slug;
  if (existsSync(join(folder, `${name}.md`))) return `${name}.md`;
  if (existsSync(join(folder, `${name}.json`))) return `${name}.json`;
  return `${name}.${story.content.component === "article" ? "md" : "json"}`;
}

async function saysTheSame(path: string, file: string, story: StoredStory, around: Surroundings): Promise<boolean> {
  if (!existsSync(path)) return false;
  try {
    return compareStories(readStoryFile(file, await readFile(path, "utf8"), around), story).length === 0;
  } catch (error) {
    if (error instanceof StoryFileError) return false;
    throw error;
  }
}

async function write(path: string, story: StoredStory, around: Parameters<typeof storyAsMarkdown>[1]): Promise<void> {
  const text = path.endsWith(".md") ? storyAsMarkdown(story, around) : storyAsJson(story);
  const target = text === null ? path.replace(/\.md$/, ".json") : path;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text ?? storyAsJson(story));
}
