import { createHash } from "node:crypto";

/** The mark of a sample is taken off because of a review, so it isn't part of what was reviewed. */
const MARK = "sample";

/** Returns a hash of what a story says: the same after a save that changes nothing, and when a page that it links to is renamed. */
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

/** Returns a story's content with the ids of its blocks, so that two versions of it can be compared. */
export const comparable = (content: Record<string, unknown>) => withoutMarks(content) as Record<string, unknown>;

function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== "object" || value === null) return value;
  const isLink = "linktype" in value;
  const said = Object.entries(value).filter(([key]) => key !== "_editable" && !(isLink && key === "story"));
  return Object.fromEntries(said.map(([key, one]) => [key, withoutMarks(one)]));
}
