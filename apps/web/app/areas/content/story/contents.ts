import type { BlokValue, RichTextValue } from "@azulejo/contract/content/field-types.ts";
import { headingId } from "./heading-id.ts";

interface Entry {
  id: string;
  words: string;
}
export type Contents = Entry[];

interface TextNode {
  type?: string;
  text?: string;
  attrs?: { level?: unknown };
  content?: TextNode[];
}

/** Returns the main headings of a page's texts, which have ids; of equal ones, the first. */
export function contentsOf(body: readonly BlokValue[] | null | undefined): Contents {
  const nodes = (body ?? []).flatMap((block) => (block as { text?: RichTextValue }).text?.content ?? []) as TextNode[];
  const entries = nodes
    .filter(({ type, attrs }) => type === "heading" && Number(attrs?.level ?? 2) <= 2)
    .map(({ content }) => (content ?? []).map(({ text }) => text ?? "").join(""))
    .map((words): Entry => ({ id: headingId(words), words }))
    .filter(({ id }) => id !== "");
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
