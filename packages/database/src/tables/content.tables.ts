import type { ColumnType, Generated } from "kysely";
import type { Json } from "./storefront.tables.ts";

type Moment = ColumnType<Date, Date | undefined, Date>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
type Content = Record<string, unknown>;

export type TokenKind = "public" | "preview" | "management";

export interface SpaceTable {
  id: number;
  name: string;
  domain: string;
  version: number;
  default_language: string;
  languages: string[];
  created_at: Moment;
}

export interface TokenTable {
  token: string;
  space_id: number;
  kind: TokenKind;
}

/** The slug and name of a story or folder in another language. */
export interface TranslatedSlug {
  lang: string;
  slug: string;
  name: string | null;
  published: boolean;
}

export interface StoryTable {
  id: Generated<number>;
  uuid: string;
  space_id: number;
  parent_id: number | null;
  name: string;
  slug: string;
  full_slug: string;
  is_folder: Generated<boolean>;
  is_startpage: Generated<boolean>;
  position: Generated<number>;
  path: string | null;
  tag_list: Generated<string[]>;
  translated_slugs: JsonWithDefault<TranslatedSlug[]>;
  sort_by_date: string | null;
  group_id: Generated<string>;
  draft: Json<Content>;
  published: ColumnType<Content | null, string | null | undefined, string | null>;
  lock_version: Generated<number>;
  revision: Generated<number>;
  public_revision: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
  published_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  first_published_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface StoryVersionTable {
  id: Generated<number>;
  story_id: number;
  number: number;
  kind: "saved" | "published" | "unpublished";
  name: string;
  content: Json<Content>;
  at: Moment;
}

export interface ComponentTable {
  id: Generated<number>;
  space_id: number;
  name: string;
  display_name: string;
  schema: Json<Record<string, Record<string, unknown>>>;
  is_root: boolean;
  is_nestable: boolean;
  created_at: Moment;
  updated_at: Moment;
}

export interface DatasourceTable {
  id: Generated<number>;
  space_id: number;
  name: string;
  slug: string;
  dimensions: JsonWithDefault<{ name: string; entry_value: string }[]>;
}

export interface DatasourceEntryTable {
  id: Generated<number>;
  datasource_id: number;
  name: string;
  value: string;
  dimension_values: JsonWithDefault<Record<string, string>>;
  position: Generated<number>;
}

export interface AssetTable {
  id: Generated<number>;
  space_id: number;
  filename: string;
  alt: string | null;
  title: string | null;
  copyright: string | null;
  focus: string | null;
  width: number | null;
  height: number | null;
  hash: string;
  name: string;
  content_type: string;
  content_length: number;
  colour: string | null;
  source: string | null;
  asset_folder_id: number | null;
  meta_data: JsonWithDefault<Content>;
  created_at: Moment;
  updated_at: Moment;
}
