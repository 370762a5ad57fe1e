import { unprocessable } from "../../http/failure.ts";
import type { Fields } from "../read-fields.ts";
import type { Writing } from "../write.ts";
import { type EditorRecord, emptyAssetFolder, emptyComponentGroup, type RecordFields, type RecordKind } from "./record.repository.ts";

/** How one kind of record is parsed, shown and deleted. */
export interface Kind {
  kind: RecordKind;
  /** The path and the name of the list; the name of one record is `kind`. */
  plural: string;
  perPage: number;
  /** Returns the sent fields. @throws 422 */
  read(fields: Fields): RecordFields;
  required: string[];
  /** Two records may not have equal values of these. */
  unique: string[];
  show(record: EditorRecord, all: EditorRecord[]): object;
  /** Query parameters that must equal a field. */
  filters: Record<string, string>;
  deleted?(writing: Writing, record: EditorRecord): Promise<void>;
}

const ALL = 1000;

const readTree = (fields: Fields) => ({ name: fields.filled("name"), parent_id: fields.id("parent_id") });

function showTree({ id, uuid, fields }: EditorRecord, all: EditorRecord[]) {
  const parent = all.find((one) => one.id === fields.parent_id);
  return { id, uuid, name: fields.name, parent_id: parent?.id ?? null, parent_uuid: parent?.uuid ?? null };
}

function readTagType(fields: Fields): string | undefined {
  return fields.matching("object_type", /^(?:asset|component)$/, "asset or component");
}

export const kinds: Kind[] = [
  {
    ...{ kind: "component_group", plural: "component_groups", perPage: ALL },
    ...{ read: readTree, required: ["name"], unique: [], show: showTree, filters: { with_parent: "parent_id" } },
    async deleted(writing, { uuid }) {
      await emptyComponentGroup(writing.query, writing.home.space.id, uuid);
      writing.changed("component", writing.home.space.id, false);
    },
  },
  {
    ...{ kind: "asset_folder", plural: "asset_folders", perPage: ALL },
    ...{ read: readTree, required: ["name"], unique: [], show: showTree, filters: { with_parent: "parent_id" } },
    deleted: ({ query, home }, { id }) => emptyAssetFolder(query, home.space.id, id),
  },
  {
    ...{ kind: "internal_tag", plural: "internal_tags", perPage: 25 },
    read: (fields) => ({ name: fields.filled("name", 100), object_type: readTagType(fields) }),
    required: ["name", "object_type"],
    unique: ["name", "object_type"],
    show: ({ id, fields }) => ({ id, name: fields.name, object_type: fields.object_type }),
    filters: { by_object_type: "object_type" },
  },
  {
    ...{ kind: "preset", plural: "presets", perPage: ALL },
    read: (fields) => ({
      name: fields.filled("name"),
      component_id: fields.id("component_id") ?? undefined,
      preset: fields.object("preset"),
      image: fields.textOrNull("image", 2000),
      color: fields.textOrNull("color", 100),
      icon: fields.textOrNull("icon", 100),
      description: fields.textOrNull("description", 2000),
    }),
    required: ["name", "component_id"],
    unique: [],
    show: ({ id, spaceId, fields, createdAt, updatedAt }) => ({
      id,
      name: fields.name,
      preset: fields.preset ?? {},
      component_id: fields.component_id,
      space_id: spaceId,
      image: fields.image ?? null,
      color: fields.color ?? null,
      icon: fields.icon ?? null,
      description: fields.description ?? null,
      created_at: createdAt.toISOString(),
      updated_at: updatedAt.toISOString(),
    }),
    filters: { component_id: "component_id" },
  },
];

/** @throws 422 if the record's parent or component does not exist, or the parent is the record itself or below it */
export function refuseStrayLinks({ home }: Writing, fields: RecordFields, all: EditorRecord[], id?: number): void {
  if (fields.component_id !== undefined && ![...home.components.values()].some((one) => one.id === fields.component_id)) {
    throw unprocessable("component_id: is not a component");
  }
  for (let next = fields.parent_id; next !== null && next !== undefined; ) {
    const parent = all.find((one) => one.id === next);
    if (!parent) throw unprocessable("parent_id: does not exist");
    if (parent.id === id) throw unprocessable("parent_id: is below the record itself");
    next = parent.fields.parent_id;
  }
}
