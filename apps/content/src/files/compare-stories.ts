import type { StoredStory } from "./management-client.ts";
import type { StoryDraft } from "./story-file.ts";

export interface Difference {
  field: string;
  /** The content system's value; undefined if it has none. */
  stored: unknown;
  written: unknown;
}

/** Returns the fields in which a file differs from the content system; ignores block ids. */
export function compareStories(written: StoryDraft, stored: StoredStory): Difference[] {
  const there = flatten({
    name: stored.name,
    position: stored.position,
    tags: stored.tag_list,
    path: stored.path,
    content: stored.content,
  });
  const here = flatten({
    name: written.name,
    position: written.position,
    tags: written.tags,
    path: written.path,
    content: written.content,
  });
  const fields = new Set([...there.keys(), ...here.keys()]);
  return [...fields]
    .filter((field) => there.get(field) !== here.get(field))
    .map((field) => ({ field, stored: there.get(field), written: here.get(field) }));
}

/** Lists every value by its path. Empty and missing values are equal. */
function flatten(value: unknown, path = "", into = new Map<string, unknown>()): Map<string, unknown> {
  if (value === null || value === undefined || value === "") return into;
  if (typeof value !== "object") return into.set(path, value);
  for (const [key, one] of Object.entries(value)) {
    if (key === "_uid" || key === "_editable") continue;
    // A block inside rich text has a second copy of its id.
    if (key === "id" && "body" in value) continue;
    flatten(one, path ? `${path}.${key}` : key, into);
  }
  return into;
}
