import { createHash } from "node:crypto";

/** A review removes the field that marks a sample text, so it isn't part of the hash. */
const MARK = "sample";

/** Returns a hash of a story's content. It doesn't change when the story is saved unchanged, or when a linked page is renamed. */
export const fingerprintOf = (content: Record<string, unknown>): string => {
  const { [MARK]: _, ...text } = content;
  return createHash("sha256")
    .update(JSON.stringify(ordered(text)))
    .digest("hex");
};

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const isLink = "linktype" in value;
  const said = Object.entries(value).filter(([key]) => !key.startsWith("_") && !(isLink && key === "story"));
  return Object.fromEntries(said.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, ordered(one)]));
}

/** Returns a story's content without editor marks and linked pages, for comparing two versions by their block ids. */
export const comparable = (content: Record<string, unknown>) => withoutMarks(content) as Record<string, unknown>;

function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== "object" || value === null) return value;
  const isLink = "linktype" in value;
  const said = Object.entries(value).filter(([key]) => key !== "_editable" && !(isLink && key === "story"));
  return Object.fromEntries(said.map(([key, one]) => [key, withoutMarks(one)]));
}
