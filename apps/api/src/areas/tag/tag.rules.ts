import { createHash } from "node:crypto";
import type { TagEvent, TagItem } from "@azulejo/contract/areas/tag.ts";
import { isTagGroup, type TagGroup, type TagZone, tagZones } from "@azulejo/contract/content/tag-groups.ts";

/** A tag as entered by an editor. */
export interface StoredTag {
  name: string;
  zone: TagZone;
  sortIndex: number;
  kind: "script" | "snippet" | "image";
  content: string;
}

export interface StoredGroup {
  name: TagGroup;
  routes: string[];
  meta: { name: string; content: string }[];
  items: StoredTag[];
}

type Fields = Record<string, unknown>;

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
const partsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter((one) => typeof one === "object" && one !== null) : []);
const kinds = ["script", "snippet", "image"] as const;

/** Meta tags that control how a page is displayed or found, which tags may not set. */
const reserved = new Set(["viewport", "referrer", "robots", "description", "color-scheme", "theme-color"]);
const metaName = /^[a-z][a-z0-9:._-]{0,79}$/i;

/** Reads a story; null if it names no group. */
export function toGroup(content: Fields): StoredGroup | null {
  if (!isTagGroup(content.group)) return null;
  return {
    name: content.group,
    routes: Array.isArray(content.routes) ? content.routes.map(textOf).filter(Boolean) : [],
    meta: partsOf(content.meta)
      .map((one) => ({ name: textOf(one.name), content: textOf(one.content) }))
      .filter((one) => metaName.test(one.name) && !reserved.has(one.name.toLowerCase()) && one.content),
    items: partsOf(content.items).map(toTag),
  };
}

const toTag = (fields: Fields): StoredTag => ({
  name: textOf(fields.name),
  zone: tagZones.find((zone) => zone === fields.zone) ?? "Header",
  sortIndex: Number.parseInt(String(fields.sortIndex ?? ""), 10) || 0,
  kind: kinds.find((kind) => kind === fields.kind) ?? "script",
  content: textOf(fields.content),
});

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;
const fieldOf = (event: TagEvent, name: string): string => String(Object.hasOwn(event, name) ? event[name as keyof TagEvent] : "");

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A placeholder origin for the shop's own paths, which shows whether inserted values lead to another host. */
const OWN = "https://own.invalid";

/**
 * Returns an address with the event's values inserted and encoded.
 * @throws when it leads to a host that the storefront does not name
 */
export function fillAddress(template: string, event: TagEvent, hosts: readonly string[]): string {
  const filled = template.replace(placeholder, (_, name: string) => encodeURIComponent(fieldOf(event, name)));
  const { origin, username, href } = new URL(filled, OWN);
  if (username) throw new Error("an address with a user name");
  if (origin === OWN) return href.slice(OWN.length);
  if (!hosts.includes(origin)) throw new Error(`${origin} is not among the storefront's tag hosts`);
  return href;
}

/** Matches a placeholder with or without quotes around it. It becomes a JavaScript expression, so that values aren't inserted as code. */
const expression = /(["'`])\{\{\s*(\w+)\s*\}\}\1|\{\{\s*(\w+)\s*\}\}/g;

/** Returns a snippet as a file named by a hash of its content. The event's values are attributes of the element that loads it. */
export function toScript(snippet: string): { file: string; text: string } {
  const body = snippet.replace(
    expression,
    (_, __, quoted: string | undefined, plain: string | undefined) => `(tag.${quoted ?? plain} ?? "")`,
  );
  const text = `(function (tag) {\n${body}\n})(JSON.parse(document.currentScript.dataset.event || "{}"));\n`;
  return { file: `${createHash("sha256").update(text).digest("hex").slice(0, 32)}.js`, text };
}

/** Returns one tag's markup, with every value escaped for its context. @throws when it cannot be created */
function toMarkup({ kind, content }: StoredTag, event: TagEvent, hosts: readonly string[]): string {
  if (!content) throw new Error("nothing in it");
  if (kind === "snippet") {
    const { file } = toScript(content);
    return `<script src="/api/tag/script/${file}" data-event="${escaped(JSON.stringify(event))}"></script>`;
  }
  const address = escaped(fillAddress(content, event, hosts));
  return kind === "script" ? `<script src="${address}"></script>` : `<img src="${address}" alt="" width="1" height="1">`;
}

export interface MadeItems {
  items: TagItem[];
  failed: { name: string; reason: string }[];
}

/** Returns the tags of groups, sorted, with one item per name and zone. Leaves out tags that fail. */
export function toItems(tags: StoredTag[], event: TagEvent, hosts: readonly string[]): MadeItems {
  const failed: MadeItems["failed"] = [];
  const items = new Map<string, TagItem>();
  for (const tag of tags.toSorted((a, b) => a.sortIndex - b.sortIndex)) {
    try {
      const { name, zone, sortIndex } = tag;
      const key = `${zone} ${name}`;
      const item = items.get(key) ?? { name, data: event, zone, contentList: [] };
      item.contentList.push({ sortIndex, content: toMarkup(tag, event, hosts) });
      items.set(key, item);
    } catch (error) {
      failed.push({ name: tag.name, reason: (error as Error).message });
    }
  }
  return { items: [...items.values()], failed };
}
