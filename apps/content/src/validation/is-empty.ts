import { isObject } from "./is-object.ts";

/** Returns whether a field is empty; an empty asset, link or rich text is still an object. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.length === 0;
  if (!isObject(value)) return false;
  if (value.type === "doc") return !holdsSomething(value);
  if (typeof value.linktype === "string") return [value.id, value.url, value.cached_url, value.email].every((part) => !part);
  if ("filename" in value) return !value.filename;
  return false;
}

/** Returns whether rich text has a character, picture, block or rule. */
function holdsSomething(node: unknown): boolean {
  if (!isObject(node)) return false;
  if (node.type === "text") return typeof node.text === "string" && node.text.trim() !== "";
  if (["image", "blok", "horizontal_rule", "emoji"].includes(String(node.type))) return true;
  return Array.isArray(node.content) && node.content.some(holdsSomething);
}
