import { isObject } from "./is-object.ts";

/** Whether an editor has left a field unfilled: asset, link and rich text are stored as objects even then. */
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

/** Rich text holds something when there is a letter, a picture, a block or a rule in it. */
function holdsSomething(node: unknown): boolean {
  if (!isObject(node)) return false;
  if (node.type === "text") return typeof node.text === "string" && node.text.trim() !== "";
  if (["image", "blok", "horizontal_rule", "emoji"].includes(String(node.type))) return true;
  return Array.isArray(node.content) && node.content.some(holdsSomething);
}
