/** Answers of the content system's management API; only fields that the office reads. */
export interface ManagedStory {
  id: number;
  uuid: string;
  name: string;
  slug: string;
  full_slug: string;
  path: string | null;
  parent_id: number | null;
  is_folder: boolean;
  is_startpage: boolean;
  updated_at: string;
  published_at: string | null;
  published: boolean;
  unpublished_changes: boolean;
  lock_version: number;
  content?: Record<string, unknown>;
  /** Only in lists: the draft's title in each language, by field name. */
  titles?: Record<string, unknown>;
}

export interface ManagedVersion {
  id: number;
  kind: "saved" | "published" | "unpublished";
  name: string;
  author: string | null;
  created_at: string;
  content?: Record<string, unknown>;
}

export interface ManagedField {
  type: string;
  pos?: number;
  required?: boolean;
  translatable?: boolean;
  options?: { name: string; value: string }[];
  component_whitelist?: string[];
  restrict_components?: boolean;
  field_type?: string;
}

export interface ManagedComponent {
  name: string;
  display_name: string | null;
  is_root: boolean;
  is_nestable: boolean;
  schema: Record<string, ManagedField>;
}
