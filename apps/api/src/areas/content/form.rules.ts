import type { BlockValue } from "@azulejo/contract/content/define-block.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";

export type FormBlock = BlockValue<typeof blocks.form>;

/** Returns the named form block in a story's content, at any depth: the one with the requested subject, else the first. */
export function findFormBlock(content: unknown, name: string, subject?: string): FormBlock | null {
  const found = formBlocksOf(content).filter((block) => block.form === name);
  return found.find((block) => block.subject === subject) ?? found[0] ?? null;
}

function formBlocksOf(value: unknown): FormBlock[] {
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value) && (value as FormBlock).component === "form") return [value as FormBlock];
  return Object.values(value).flatMap(formBlocksOf);
}

/** Returns whether two sets of fields are equal, in any order. */
export function sameFields(a: Record<string, string>, b: Record<string, string>): boolean {
  const written = (fields: Record<string, string>) => JSON.stringify(Object.entries(fields).sort(([x], [y]) => (x < y ? -1 : 1)));
  return written(a) === written(b);
}
