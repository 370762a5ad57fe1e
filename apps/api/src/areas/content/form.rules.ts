import type { BlockValue } from "@azulejo/contract/content/define-block.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";

export type FormBlock = BlockValue<typeof blocks.form>;

/**
 * The form block of a name in the content of a story, wherever it stands; of several the one with the subject asked for,
 * else the first.
 */
export function findFormBlock(content: unknown, name: string, subject?: string): FormBlock | null {
  const found = formBlocksOf(content).filter((block) => block.form === name);
  return found.find((block) => block.subject === subject) ?? found[0] ?? null;
}

function formBlocksOf(value: unknown): FormBlock[] {
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value) && (value as FormBlock).component === "form") return [value as FormBlock];
  return Object.values(value).flatMap(formBlocksOf);
}

/** Without letters and digits that are mistaken for each other when they are read out. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * `F-7K2M-9QXD`: short enough for the telephone, and not to be guessed.
 * @param draw a random whole number below its argument
 * @param kind the letter it begins with: of a form, of a customer's request
 */
export function newReference(draw: (below: number) => number, kind: "F" | "R" = "F"): string {
  const part = () => Array.from({ length: 4 }, () => SIGNS[draw(SIGNS.length)]).join("");
  return `${kind}-${part()}-${part()}`;
}

/** Whether two sets of values say the same, in whatever order their fields stand. */
export function sameFields(a: Record<string, string>, b: Record<string, string>): boolean {
  const written = (fields: Record<string, string>) => JSON.stringify(Object.entries(fields).sort(([x], [y]) => (x < y ? -1 : 1)));
  return written(a) === written(b);
}

/** A value that a spreadsheet would take for a formula when somebody pastes it there; a number or a telephone is none. */
const formula = /^[=+\-@\t\r]/;
const figures = /^[+-]?[\d\s().-]*$/;

/** The value as staff may copy it into a spreadsheet: the quote makes it a text there. */
export const asPlainCell = (value: string): string => (formula.test(value) && !figures.test(value) ? `'${value}` : value);
