import type { Content, Story } from "../snapshot/story.ts";
import type { View } from "./view.ts";

const SUFFIX = "__i18n__";

/** How to transform each object of a story's content. */
interface Manner {
  /** Key suffixes such as `__i18n__es`, preferred first. */
  suffixes: string[];
  origin: string;
  /** Story id and space for editor markers in blocks; null outside drafts. */
  editable: { space: string; id: string } | null;
}

/** Returns content as readers get it; the stored object itself if nothing changes. */
export function renderContent(story: Story, content: Content, view: View): Content {
  const isDraft = view.version === "draft";
  const rendered = !isDraft && isPlain(content) ? content : (render(content, mannerOf(story, view)) as Content);
  if (view.excluding.size === 0) return rendered;
  return Object.fromEntries(Object.entries(rendered).filter(([field]) => !view.excluding.has(field)));
}

function mannerOf(story: Story, { language, fallback, version, origin }: View): Manner {
  const languages = language === null ? [] : [language, ...(fallback === null ? [] : [fallback])];
  return {
    suffixes: languages.map((code) => SUFFIX + code.replaceAll("-", "_")),
    origin,
    editable: version === "draft" ? { space: String(story.spaceId), id: String(story.id) } : null,
  };
}

/** Returns whether content has no translations and no assets of the space, so that every reader gets the same. */
const plain = new WeakMap<Content, boolean>();

function isPlain(content: Content): boolean {
  let known = plain.get(content);
  if (known === undefined) plain.set(content, (known = holdsNothingToChange(content)));
  return known;
}

function holdsNothingToChange(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(holdsNothingToChange);
  const fields = Object.entries(value);
  return fields.every(([name, part]) => !name.includes(SUFFIX) && !isOwnAddress(name, part) && holdsNothingToChange(part));
}

/** Returns whether a value is the address of an asset or rich text picture that the shop itself hosts. */
const isOwnAddress = (name: string, value: unknown): value is string =>
  (name === "filename" || name === "src") && typeof value === "string" && value.startsWith("/") && !value.startsWith("//");

function render(value: unknown, manner: Manner): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => render(item, manner));
  return renderObject(value as Content, manner);
}

function renderObject(stored: Content, manner: Manner): Content {
  const rendered: Content = {};
  for (const name of Object.keys(stored)) {
    const field = withoutSuffix(name);
    if (field !== name && Object.hasOwn(stored, field)) continue;
    const value = translated(stored, field, manner.suffixes);
    if (value === undefined) continue;
    rendered[field] = isOwnAddress(field, value) ? manner.origin + value : render(value, manner);
  }
  if (manner.editable && typeof stored.component === "string" && typeof stored._uid === "string") {
    rendered._editable = editableComment(stored.component, stored._uid, manner.editable);
  }
  return rendered;
}

function withoutSuffix(name: string): string {
  const at = name.indexOf(SUFFIX);
  return at > 0 ? name.slice(0, at) : name;
}

/** Returns translated fields. Missing, null and empty values aren't translations; `false` and `0` are. */
function translated(stored: Content, field: string, suffixes: string[]): unknown {
  for (const suffix of suffixes) {
    const value = stored[field + suffix];
    if (value !== undefined && value !== null && value !== "") return value;
  }
  return stored[field];
}

const editableComment = (name: string, uid: string, { space, id }: { space: string; id: string }): string =>
  `<!--#storyblok#${JSON.stringify({ name, space, uid, id })}-->`;
