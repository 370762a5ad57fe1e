import { Node } from "prosemirror-model";
import { richTextSchema } from "./schema.ts";

const EMPTY = { type: "doc", content: [{ type: "paragraph" }] };

/** Reads stored rich text; null if it has parts that can't be edited here. */
export function toDocument(stored: unknown): Node | null {
  if (stored === null || stored === undefined || stored === "") return Node.fromJSON(richTextSchema, EMPTY);
  try {
    const document = Node.fromJSON(richTextSchema, withContent(stored));
    document.check();
    return document;
  } catch {
    return null;
  }
}

/** Adds the paragraph that a stored document may lack. */
function withContent(stored: unknown): unknown {
  const { type, content } = stored as { type?: unknown; content?: unknown };
  return type === "doc" && Array.isArray(content) && content.length === 0 ? EMPTY : stored;
}

/** Returns rich text in the stored format; null if it is empty. Default values that the content system omits are omitted. */
export function toStored(document: Node): object | null {
  const isEmpty = document.childCount === 1 && document.firstChild?.type.name === "paragraph" && document.firstChild.childCount === 0;
  return isEmpty ? null : (withoutNulls(document.toJSON()) as object);
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  const { attrs, marks, content, ...rest } = value as Record<string, unknown>;
  const left = Object.entries((attrs ?? {}) as object).filter(([, one]) => one !== null);
  return {
    ...rest,
    ...(left.length > 0 && { attrs: Object.fromEntries(left) }),
    ...(Array.isArray(marks) && { marks: marks.map(withoutNulls) }),
    ...(Array.isArray(content) && { content: content.map(withoutNulls) }),
  };
}
