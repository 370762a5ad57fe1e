import { unprocessable } from "../http/failure.ts";
import { contentOf, type Story, type Version } from "../snapshot/story.ts";
import { numberOf } from "./filter-operations.ts";
import { valueAt } from "./filter-query.ts";

type Key = string | number | null;

interface Order {
  keyOf(story: Story): Key;
  isDescending: boolean;
  nullsFirst: boolean;
}

const MAX_KEYS = 10;

const fields: Record<string, (story: Story) => Key> = {
  id: (story) => story.id,
  uuid: (story) => story.uuid,
  name: (story) => story.name,
  slug: (story) => story.slug,
  full_slug: (story) => story.fullSlug,
  path: (story) => story.path,
  position: (story) => story.position,
  parent_id: (story) => story.parentId,
  group_id: (story) => story.groupId,
  is_startpage: (story) => Number(story.isStartpage),
  sort_by_date: (story) => story.sortByDate,
  created_at: (story) => story.createdAt,
  updated_at: (story) => story.updatedAt,
  published_at: (story) => story.publishedAt,
  first_published_at: (story) => story.firstPublishedAt,
};

/**
 * Sorts stories by `field:asc|desc[:int|:float][:nulls_first|:nulls_last]`, comma-separated; the sort is stable.
 * Content fields are compared as text and missing or blank values come last, unless the order says otherwise.
 * @throws 422 for an unknown field or word
 */
export function sortStories(stories: readonly Story[], sortBy: string, version: Version): Story[] {
  const orders = sortBy.split(",").map((text) => readOrder(text.trim(), version));
  if (orders.length > MAX_KEYS) throw unprocessable(`sort_by has more than ${MAX_KEYS} fields`);
  const keys = orders.map((order) => stories.map(order.keyOf));
  const compare = (a: number, b: number): number => {
    for (let at = 0; at < orders.length; at++) {
      const [of, order] = [keys[at]!, orders[at]!];
      const difference = compareKeys(of[a]!, of[b]!, order);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  return Array.from(stories.keys())
    .sort(compare)
    .map((at) => stories[at]!);
}

function compareKeys(a: Key, b: Key, { isDescending, nullsFirst }: Order): number {
  if (a === b) return 0;
  if (a === null || b === null) return (a === null) === nullsFirst ? -1 : 1;
  return a < b === isDescending ? 1 : -1;
}

function readOrder(text: string, version: Version): Order {
  const [field = "", ...words] = text.split(":");
  const unknown = words.find((word) => !["asc", "desc", "int", "float", "nulls_first", "nulls_last"].includes(word));
  if (unknown !== undefined) throw unprocessable(`sort_by: ${unknown.slice(0, 40)} is not known`);
  return {
    keyOf: readKey(field, words.includes("int") || words.includes("float"), version),
    isDescending: words.includes("desc"),
    nullsFirst: words.includes("nulls_first"),
  };
}

function readKey(field: string, isNumeric: boolean, version: Version): (story: Story) => Key {
  if (!field.startsWith("content.")) {
    const keyOf = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (!keyOf) throw unprocessable(`sort_by: ${field.slice(0, 40)} is not a field`);
    return keyOf;
  }
  const path = field.slice("content.".length).split(".");
  return (story) => {
    const value = valueAt(contentOf(story, version) ?? {}, path);
    if (isNumeric) return Number.isNaN(numberOf(value)) ? null : numberOf(value);
    if (typeof value === "string") return value === "" ? null : value;
    return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
  };
}
