import { type Language, languages } from "@azulejo/contract";
import type { OfficeContentComponent, OfficeStoryRow } from "@azulejo/contract/areas/office.ts";
import type { ManagedComponent, ManagedField, ManagedStory } from "./space-shapes.ts";

/** Returns a story or folder as the office lists it. */
export function toRow(story: ManagedStory): OfficeStoryRow {
  return {
    id: story.id,
    name: story.name,
    slug: story.slug,
    fullSlug: story.full_slug,
    parentId: story.parent_id ?? 0,
    isFolder: story.is_folder,
    isStartpage: story.is_startpage,
    state: stateOf(story),
    updatedAt: story.updated_at,
    publishedAt: story.published_at,
    lockVersion: story.lock_version,
  };
}

/** Returns a story's title in a language; null in the language in which stories are named, and without a translation. */
export function translatedTitle({ titles }: Pick<ManagedStory, "titles">, language: Language): string | null {
  const title = titles?.[`title__i18n__${language}`];
  return language !== languages[0] && typeof title === "string" && title !== "" ? title : null;
}

function stateOf({ published, unpublished_changes }: ManagedStory): OfficeStoryRow["state"] {
  if (!published) return "draft";
  return unpublished_changes ? "changed" : "published";
}

type Field = OfficeContentComponent["fields"][number];

const kinds: Record<string, Field["kind"]> = {
  text: "text",
  textarea: "lines",
  markdown: "lines",
  richtext: "richText",
  number: "number",
  boolean: "flag",
  datetime: "moment",
  asset: "asset",
  multilink: "link",
  table: "table",
  bloks: "blocks",
};

function kindOf({ type, options, field_type }: ManagedField): Field["kind"] {
  if (type === "option") return options?.length ? "choice" : "story";
  if (type === "options") return field_type === "multi-options" ? "stories" : "codes";
  return Object.hasOwn(kinds, type) ? (kinds[type] ?? "other") : "other";
}

/** Returns a component with its fields in the editor's order. */
export function toComponent({ name, display_name, is_root, is_nestable, schema }: ManagedComponent): OfficeContentComponent {
  const fields = Object.entries(schema).sort(([, a], [, b]) => (a.pos ?? 0) - (b.pos ?? 0));
  return {
    name,
    label: display_name ?? name,
    isRoot: is_root,
    isBlock: is_nestable,
    fields: fields.map(([name, one]) => ({
      name,
      kind: kindOf(one),
      isRequired: one.required ?? false,
      isTranslated: one.translatable ?? false,
      choices: one.options?.map(({ value }) => value) ?? [],
      blocks: one.restrict_components === false ? [] : (one.component_whitelist ?? []),
    })),
  };
}
