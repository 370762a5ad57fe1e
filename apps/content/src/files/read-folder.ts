import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { readStoryFile, slugOfFile } from "./read-story-file.ts";
import { type StoryDraft, type StoryFault, StoryFileError, type StorySpace } from "./story-file.ts";

export interface ReadStories {
  stories: (StoryDraft & { file: string })[];
  faults: StoryFault[];
}

/** Reads every story file below a folder; reports broken files and reads the others. */
export async function readStories(
  folder: string,
  base: Omit<StorySpace, "hasStory">,
  known: ReadonlySet<string> = new Set(),
): Promise<ReadStories> {
  const files = await storyFiles(folder);
  const slugs = new Set(files.map((file) => slugOfFile(file).fullSlug));
  const read: ReadStories = { stories: [], faults: [] };
  const space: StorySpace = { ...base, hasStory: (slug) => slugs.has(slug) || known.has(slug) };
  const seen = new Map<string, string>();
  for (const file of files) {
    try {
      const story = readStoryFile(file, await readFile(join(folder, file), "utf8"), space);
      const twin = seen.get(story.fullSlug);
      if (twin) throw new StoryFileError(1, `${twin} has the same address`);
      seen.set(story.fullSlug, file);
      read.stories.push({ ...story, file });
    } catch (error) {
      if (!(error instanceof StoryFileError)) throw error;
      read.faults.push({ file, line: error.line, reason: error.message });
    }
  }
  return read;
}

/** Returns paths below the folder, with `/`, sorted by address: a folder's own page first. */
async function storyFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:md|json)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort((a, b) => (slugOfFile(a).fullSlug < slugOfFile(b).fullSlug ? -1 : 1));
}
