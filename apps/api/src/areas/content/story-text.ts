import type { Story } from "@azulejo/content-client";
import type { Field } from "@azulejo/contract/content/field-types.ts";
import { components } from "@azulejo/contract/content/index.ts";

export const titleOf = ({ content, name }: Pick<Story, "content" | "name">): string =>
  (typeof content.title === "string" && content.title) || name;

/** Returns a story's readable text, without addresses, codes and settings. Leaves out components that the contract doesn't name. */
export function textOfStory({ content }: Pick<Story, "content">): string {
  const texts: string[] = [];
  readBlok(content, texts);
  return texts.join("\n");
}

type Fields = Record<string, unknown>;

function readBlok(blok: Fields, texts: string[]): void {
  const fields: Record<string, Pick<Field<unknown>, "type" | "translatable">> | undefined = components[String(blok.component)]?.fields;
  for (const [name, value] of Object.entries(blok)) {
    const { type, translatable } = fields?.[name] ?? {};
    if (translatable && type !== "asset") readText(value, texts);
    else if (type === "bloks" && Array.isArray(value)) for (const one of value) readBlok(one as Fields, texts);
  }
}

/** Reads plain text, the text nodes of rich text, or the cells of a table. */
function readText(value: unknown, texts: string[]): void {
  if (typeof value === "string") texts.push(value);
  else if (Array.isArray(value)) for (const one of value) readText(one, texts);
  else if (typeof value === "object" && value !== null) {
    const { text, content, thead, tbody, body, value: cell } = value as Fields;
    for (const part of [text, content, thead, tbody, body, cell]) if (part !== undefined) readText(part, texts);
    const nested = (value as { attrs?: { body?: unknown } }).attrs?.body;
    if (Array.isArray(nested)) for (const one of nested) readBlok(one as Fields, texts);
  }
}
