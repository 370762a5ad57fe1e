/**
 * Fields of a content component: the description is Storyblok's schema of a component, and the type of a story's value is
 * inferred from it.
 */
export interface Field<Value> {
  type: string;
  required?: boolean;
  translatable?: boolean;
  options?: { name: string; value: string }[];
  component_whitelist?: string[];
  restrict_components?: boolean;
  field_type?: string;
  default_value?: string;
  /** Exists only for type inference. */
  readonly holds?: Value;
}

/** A picture or file in a story. `filename` is a full URL, which contains the picture's size. */
export interface AssetValue {
  id?: number | null;
  filename: string;
  alt: string | null;
  title?: string | null;
  /** `x1xy1:x2xy2` in pixels of the original; empty for none. */
  focus?: string | null;
  /** Its average color, if known. */
  meta_data?: { color?: string } | null;
}

/** A link field; `story` is set when links are resolved. */
export interface LinkValue {
  linktype: "story" | "url" | "email" | "asset";
  id?: string;
  url: string;
  cached_url: string;
  anchor?: string | null;
  target?: string;
  email?: string;
  story?: { full_slug?: string; url?: string; default_full_slug?: string | null };
  /** The URL in the reader's language, added by the storefront. */
  href?: string;
}

/** Rich text as the editor stores it. */
export interface RichTextValue {
  type: "doc";
  content: unknown[];
}

export interface TableValue {
  thead: { value: string }[];
  tbody: { body: { value: string }[] }[];
}

/** Any block inside a story. */
export interface BlokValue {
  _uid: string;
  component: string;
  _editable?: string;
  [field: string]: unknown;
}

const plain =
  <Value>(type: string, more: Partial<Field<Value>> = {}) =>
  (of: { required?: boolean } = {}): Field<Value> => ({ type, ...more, ...of });

/** One translatable line of text. */
export const text = plain<string>("text", { translatable: true });
/** Several translatable lines of text. */
export const textarea = plain<string>("textarea", { translatable: true });
export const richText = plain<RichTextValue>("richtext", { translatable: true });
/** A code, path or id, the same in every language. */
export const code = plain<string>("text");
/** Several lines of code or data, the same in every language. */
export const source = plain<string>("textarea");
/** Whole numbers, stored as text by the editor. */
export const number = plain<string>("number");
export const boolean = plain<boolean>("boolean");
/** `yyyy-MM-dd HH:mm`, so that text order is chronological. */
export const datetime = plain<string>("datetime");
/** A picture; translatable because its description is. */
export const picture = plain<AssetValue>("asset", { translatable: true });
export const link = plain<LinkValue>("multilink");
export const table = plain<TableValue>("table", { translatable: true });
/** A list of product, store or document codes. */
export const codes = plain<string[]>("options");
/** Ids of other stories, or the stories when relations are resolved. */
export const stories = plain<(string | StoryValue)[]>("options", { field_type: "multi-options" });
/** The id of another story, or the story when relations are resolved. */
export const story = plain<string | StoryValue>("option", { field_type: "option" });

export interface StoryValue {
  id: number;
  uuid: string;
  name: string;
  full_slug: string;
  content: BlokValue;
}

/** One of the given values. */
export const choice = <const Values extends readonly [string, ...string[]]>(...values: Values): Field<Values[number]> => ({
  type: "option",
  options: values.map((value) => ({ name: value, value })),
  default_value: values[0],
});

/** Nested blocks; any nestable block when no names are given. */
export const bloks = (...names: string[]): Field<BlokValue[]> => ({
  type: "bloks",
  ...(names.length > 0 && { restrict_components: true, component_whitelist: names }),
});
