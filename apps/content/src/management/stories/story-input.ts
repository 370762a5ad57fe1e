import { randomUUID } from "node:crypto";
import type { TranslatedSlug } from "@azulejo/database";
import { unprocessable } from "../../http/failure.ts";
import type { Content } from "../../snapshot/story.ts";
import { isObject } from "../../validation/is-object.ts";
import type { Fields } from "../read-fields.ts";

/** The fields of a story that a caller sent; others are unchanged. */
export interface StoryInput {
  name?: string | undefined;
  slug?: string | undefined;
  uuid?: string | undefined;
  group_id?: string | undefined;
  parent_id?: number | null | undefined;
  is_folder?: boolean | undefined;
  is_startpage?: boolean | undefined;
  position?: number | undefined;
  path?: string | null | undefined;
  tag_list?: string[] | undefined;
  sort_by_date?: string | null | undefined;
  translated_slugs?: TranslatedSlug[] | undefined;
  content?: Content | undefined;
}

const slugPattern = /^[a-z0-9-]{1,100}$/;
const slugWords = "lower-case letters, digits and hyphens";

/** Ignores read-only fields that every story contains. @throws 422 for the first invalid field */
export function readStoryInput(fields: Fields): StoryInput {
  const content = fields.object("content");
  return {
    name: fields.filled("name"),
    slug: fields.matching("slug", slugPattern, slugWords),
    uuid: fields.uuid("uuid"),
    group_id: fields.uuid("group_id"),
    parent_id: fields.id("parent_id"),
    is_folder: fields.flag("is_folder"),
    is_startpage: fields.flag("is_startpage"),
    position: fields.integer("position"),
    path: fields.textOrNull("path") || (fields.has("path") ? null : undefined),
    tag_list: fields.texts("tag_list"),
    sort_by_date: readDate(fields),
    translated_slugs: readTranslatedSlugs(fields),
    content: content && (prepareBloks(content) as Content),
  };
}

function readDate(fields: Fields): string | null | undefined {
  const text = fields.textOrNull("sort_by_date");
  if (!text) return text === "" ? null : text;
  const day = /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
  if (!day || Number.isNaN(Date.parse(day))) throw unprocessable("sort_by_date: must be a date as yyyy-MM-dd");
  return day;
}

/** Tries the name that the editor sends, then the one that it reads. */
function readTranslatedSlugs(fields: Fields): TranslatedSlug[] | undefined {
  const sent =
    fields.objects("translated_slugs_attributes") ?? (fields.has("lock_version") ? undefined : fields.objects("translated_slugs"));
  return sent?.map((one) => {
    const lang = one.filled("lang", 20);
    if (!lang) throw unprocessable("translated_slugs.lang: can't be blank");
    const slug = one.text("slug", 100) ?? "";
    if (slug !== "" && !slugPattern.test(slug)) throw unprocessable(`translated_slugs.slug: must be ${slugWords}`);
    return { lang, slug, name: one.textOrNull("name") ?? null, published: one.flag("published") ?? true };
  });
}

/** Gives every block a unique id, and removes editor markers before storing. */
function prepareBloks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prepareBloks);
  if (!isObject(value)) return value;
  const { _editable: _, ...fields } = value;
  const prepared = Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, prepareBloks(part)]));
  return typeof value.component === "string" && !value._uid ? { _uid: randomUUID(), ...prepared } : prepared;
}
