type Fields = Record<string, unknown>;

/** Callbacks for walking through a story's content. */
export interface Visitor {
  /** Called for a block, before its contents. */
  blok?(blok: Fields & { component: string; _uid: string }): void;
  link?(field: LinkField): void;
  /** Called with the attributes of a link in rich text. */
  textLink?(attributes: TextLink): void;
  /** Called for a picture or file. */
  asset?(field: AssetField): void;
}

type LinkField = Fields & { linktype: string };
type TextLink = Fields & { href: string };
type AssetField = Fields & { filename: string };

/** Walks through all fields, blocks and rich texts of a story; skips stories nested in it. */
export function walkContent(value: unknown, visitor: Visitor): void {
  if (Array.isArray(value)) {
    for (const one of value) walkContent(one, visitor);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const fields = value as Fields;
  if (typeof fields.component === "string" && typeof fields._uid === "string") visitor.blok?.(fields as never);
  if (isLink(fields)) visitor.link?.(fields);
  else if (isTextLink(fields)) visitor.textLink?.(fields.attrs);
  else if (isAsset(fields)) visitor.asset?.(fields);
  else if (!isStory(fields)) walkContent(Object.values(fields), visitor);
}

/** What a story's links, pictures and files become in a copy of it. */
export interface Mapping {
  link(field: LinkField): unknown;
  textLink(attributes: TextLink): unknown;
  asset(field: AssetField): unknown;
}

/** Returns a copy of a story's content with other links, pictures and files; stories nested in it are the same. */
export function mapContent(value: unknown, mapping: Mapping): unknown {
  if (Array.isArray(value)) return value.map((one) => mapContent(one, mapping));
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Fields;
  if (isLink(fields)) return mapping.link(fields);
  if (isTextLink(fields)) return { ...fields, attrs: mapping.textLink(fields.attrs) };
  if (isAsset(fields)) return mapping.asset(fields);
  if (isStory(fields)) return fields;
  const copy: Fields = {};
  for (const name in fields) copy[name] = mapContent(fields[name], mapping);
  return copy;
}

const isLink = (fields: Fields): fields is LinkField => typeof fields.linktype === "string" && "cached_url" in fields;
const isAsset = (fields: Fields): fields is AssetField => typeof fields.filename === "string";
const isStory = (fields: Fields): boolean => typeof fields.full_slug === "string" && "uuid" in fields;

const isTextLink = (fields: Fields): fields is Fields & { attrs: TextLink } => {
  const attributes = fields.attrs;
  return fields.type === "link" && typeof attributes === "object" && attributes !== null && typeof (attributes as Fields).href === "string";
};
