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

/** Leaves out characters that sound or look alike. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Returns a reference such as `F-7K2M-9QXD`: short enough to read over the phone, and hard to guess.
 * @param draw a random whole number below its argument
 * @param kind the first letter: F for a form, R for a customer's request
 */
export function newReference(draw: (below: number) => number, kind: "F" | "R" = "F"): string {
  const part = () => Array.from({ length: 4 }, () => SIGNS[draw(SIGNS.length)]).join("");
  return `${kind}-${part()}-${part()}`;
}

/** Returns whether two sets of fields are equal, in any order. */
export function sameFields(a: Record<string, string>, b: Record<string, string>): boolean {
  const written = (fields: Record<string, string>) => JSON.stringify(Object.entries(fields).sort(([x], [y]) => (x < y ? -1 : 1)));
  return written(a) === written(b);
}

/** Matches values that a spreadsheet would run as a formula when pasted; numbers and phone numbers are excluded below. */
const formula = /^[=+\-@\t\r]/;
const figures = /^[+-]?[\d\s().-]*$/;

/** Returns the value safe for pasting into a spreadsheet: a leading quote makes a formula text. */
export const asPlainCell = (value: string): string => (formula.test(value) && !figures.test(value) ? `'${value}` : value);
