import type { StoredStory } from "./management-client.ts";
import type { StoryDraft } from "./story-file.ts";

export interface Difference {
  field: string;
  /** What the content system has; undefined where it has nothing. */
  stored: unknown;
  written: unknown;
}

/** What a file says otherwise than the content system, field by field; ids of blocks do not count. */
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

/** Every value by its path. Empty and missing are the same to a reader. */
function flatten(value: unknown, path = "", into = new Map<string, unknown>()): Map<string, unknown> {
  if (value === null || value === undefined || value === "") return into;
  if (typeof value !== "object") return into.set(path, value);
  for (const [key, one] of Object.entries(value)) {
    if (key === "_uid" || key === "_editable") continue;
    // A block inside rich text carries its id a second time.
    if (key === "id" && "body" in value) continue;
    flatten(one, path ? `${path}.${key}` : key, into);
  }
  return into;
}
