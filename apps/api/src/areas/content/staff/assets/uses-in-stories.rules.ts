import { keyOf } from "./asset-shape.rules.ts";

/** Returns the keys of all files used in a story's content: in fields, rich text, links and blocks. */
export function keysIn(content: unknown): Set<string> {
  const found = new Set<string>();
  const read = (value: unknown): void => {
    if (typeof value === "string") for (const key of keysOfText(value)) found.add(key);
    else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) read(part);
  };
  read(content);
  return found;
}

/** One text may contain several files, such as the HTML of an embedded film. */
const keysOfText = (text: string): string[] => (text.includes("/f/") ? text.split(/(?=\/f\/)/).flatMap((part) => keyOf(part) ?? []) : []);

/** A file's replacement. */
export interface Replacement {
  id: number;
  address: string;
  color: string | null;
}

/**
 * Returns a story's content with one file replaced by another. Descriptions stay; the focus doesn't, because it belongs to the old picture.
 */
export function withReplaced<Content>(content: Content, key: string, by: Replacement): Content {
  const read = (value: unknown): unknown => {
    if (typeof value === "string") return keyOf(value) === key && isAddress(value) ? by.address + partOf(value) : value;
    if (Array.isArray(value)) return value.map(read);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([name, part]) => [name, read(part)]);
    const changed = Object.fromEntries(entries) as Record<string, unknown>;
    const { filename } = value as { filename?: unknown };
    if (typeof filename !== "string" || keyOf(filename) !== key) return changed;
    return {
      ...changed,
      id: by.id,
      focus: "",
      meta_data: { ...(changed.meta_data as object | null), ...(by.color && { color: by.color }) },
    };
  };
  return read(content) as Content;
}

/** An address within prose isn't replaced. */
const isAddress = (text: string): boolean => !/\s/.test(text.trim());

/** Returns what follows a file's address, such as the size for a page or an anchor. */
const partOf = (address: string): string => /\/f\/\d+\/[x\d]*\/[\w-]+\/[\w.-]+(.*)$/s.exec(address)?.[1] ?? "";
