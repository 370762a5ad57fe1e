import { unprocessable } from "../../http/failure.ts";
import { type EditorRecord, selectRecords } from "../library/record.repository.ts";
import type { Fields } from "../read-fields.ts";
import type { Writing } from "../write.ts";

type EditorFields = Record<string, unknown>;

const texts = ["color", "icon", "image", "preview_field"] as const;

/** Reads the fields of a component that only editors use: its group, its look in lists, its tags. */
export function readEditor(fields: Fields): EditorFields | undefined {
  const sent = {
    component_group_uuid: fields.isNull("component_group_uuid") ? null : fields.uuid("component_group_uuid"),
    ...Object.fromEntries(texts.map((name) => [name, fields.textOrNull(name, 2000)])),
    internal_tag_ids: fields.ids("internal_tag_ids"),
  };
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/** @throws 422 for a group or a tag that does not exist */
export async function refuseStrayEditor({ query, home }: Writing, fields: EditorFields): Promise<void> {
  const { component_group_uuid: group, internal_tag_ids: tags } = fields;
  if (group) {
    const groups = await selectRecords(query, home.space.id, "component_group");
    if (!groups.some(({ uuid }) => uuid === group)) throw unprocessable("component_group_uuid: does not exist");
  }
  if (!Array.isArray(tags) || tags.length === 0) return;
  const known = new Set((await selectRecords(query, home.space.id, "internal_tag")).map(({ id }) => id));
  if (!tags.every((id) => known.has(id))) throw unprocessable("internal_tag_ids: one does not exist");
}

/** Returns these fields as the vendor does; tags that have been deleted are left out. */
export function editorShape(fields: EditorFields, tags: EditorRecord[]) {
  const ids = new Set((fields.internal_tag_ids as number[] | undefined) ?? []);
  const chosen = tags.filter(({ id }) => ids.has(id));
  return {
    component_group_uuid: (fields.component_group_uuid as string | undefined) ?? null,
    ...(Object.fromEntries(texts.map((name) => [name, fields[name] ?? null])) as Record<(typeof texts)[number], string | null>),
    internal_tag_ids: chosen.map(({ id }) => String(id)),
    internal_tags_list: chosen.map(({ id, fields: { name } }) => ({ id, name: String(name) })),
  };
}
