import { unprocessable } from "../http/failure.ts";
import { contentOf, type Story } from "../snapshot/story.ts";
import type { Query } from "./query.ts";
import type { View } from "./view.ts";
import { walkContent } from "./walk-content.ts";
import type { Written } from "./write-json.ts";

/** Above this count only uuids are sent; a client fetches the stories in batches. */
const MAX_RELATED = 50;
const MAX_FIELDS = 50;

export interface Relations {
  rels?: Written[];
  rel_uuids?: string[];
}

/** The fields that hold relations, and how many levels deep to resolve them. */
export function readRelations(query: Query): { fields: Set<string>; levels: number } {
  const fields = query.list("resolve_relations") ?? [];
  if (fields.length > MAX_FIELDS) throw unprocessable(`resolve_relations names more than ${MAX_FIELDS} fields`);
  return { fields: new Set(fields), levels: Number(query.oneOf("resolve_level", ["1", "2"]) ?? 2) };
}

/** Returns the stories related through the requested fields, and their relations; each once, even in a cycle. */
export function relatedStories(stories: readonly Story[], { fields, levels }: ReturnType<typeof readRelations>, view: View): Story[] {
  const related = new Map<string, Story>();
  let from = stories;
  for (let level = 0; level < levels && fields.size > 0; level++) {
    const found = namedStories(from, fields, view).filter((story) => !related.has(story.uuid));
    for (const story of found) related.set(story.uuid, story);
    from = found;
  }
  return [...related.values()];
}

function namedStories(stories: readonly Story[], fields: Set<string>, view: View): Story[] {
  const uuids = new Set<string>();
  const note = (value: unknown) => {
    if (typeof value === "string") uuids.add(value);
  };
  for (const story of stories) {
    walkContent(contentOf(story, view.version), (blok) => {
      if (typeof blok.component !== "string") return;
      for (const [field, value] of Object.entries(blok)) {
        if (!fields.has(`${blok.component}.${field}`)) continue;
        if (Array.isArray(value)) value.forEach(note);
        else note(value);
      }
    });
  }
  return presentStories(uuids, view);
}

/** Returns the stories that exist in the view's version. */
export function presentStories(uuids: Iterable<string>, { home, version }: View): Story[] {
  return [...uuids].flatMap((uuid) => {
    const story = home.byUuid(uuid);
    return story && !story.isFolder && contentOf(story, version) ? [story] : [];
  });
}

export function relationsAnswer(related: Story[], view: View): Relations {
  if (related.length > MAX_RELATED) return { rel_uuids: related.map((story) => story.uuid) };
  return { rels: related.map((story) => view.texts.write(story, view)) };
}
