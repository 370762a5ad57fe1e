/** A file in answers of the content system's management API; only fields that the office reads. */
export interface ManagedAsset {
  id: number;
  filename: string;
  short_filename?: string | null;
  content_type: string;
  content_length: number;
  alt: string | null;
  focus: string | null;
  asset_folder_id: number | null;
  meta_data?: Record<string, unknown> | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export interface ManagedFolder {
  id: number;
  name: string;
  parent_id: number | null;
}
