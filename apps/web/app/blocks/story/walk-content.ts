type Fields = Record<string, unknown>;

/** Callbacks for walking through a story's content. */
export interface Visitor {
  /** Called for a block, before its contents. */
  blok?(blok: Fields & { component: string; _uid: string }): void;
  link?(field: Fields & { linktype: string }): void;
  /** Called with the attributes of a link in rich text. */
  textLink?(attributes: Fields & { href: string }): void;
  /** Called for a picture or file. */
  asset?(field: Fields & { filename: string }): void;
}

/** Walks through all fields, blocks and rich texts of a story; skips stories nested in it. */
export function walkContent(value: unknown, visitor: Visitor): void {
  if (Array.isArray(value)) {
    for (const one of value) walkContent(one, visitor);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const fields = value as Fields;
  if (typeof fields.component === "string" && typeof fields._uid === "string") visitor.blok?.(fields as never);
  if (typeof fields.linktype === "string" && "cached_url" in fields) visitor.link?.(fields as never);
  else if (fields.type === "link" && isTextLink(fields.attrs)) visitor.textLink?.(fields.attrs);
  else if (typeof fields.filename === "string") visitor.asset?.(fields as never);
  else if (!(typeof fields.full_slug === "string" && "uuid" in fields)) walkContent(Object.values(fields), visitor);
}

const isTextLink = (attributes: unknown): attributes is Fields & { href: string } =>
  typeof attributes === "object" && attributes !== null && typeof (attributes as Fields).href === "string";
