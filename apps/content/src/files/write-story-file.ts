import { stringify } from "yaml";
import { authoredAddress } from "./authored-link.ts";
import type { StoredStory } from "./management-client.ts";
import type { Node } from "./markdown-to-rich-text.ts";
import { richTextToMarkdown } from "./rich-text-to-markdown.ts";
import type { FieldSchema, StorySpace } from "./story-file.ts";
import { translatedName } from "./to-content.ts";

type Fields = Record<string, unknown>;

interface MarkdownSpace extends Pick<StorySpace, "components" | "languages"> {
  /** Returns a story's full slug by its id; null if unknown. */
  slugOf(uuid: string): string | null;
  /** Returns a picture's short name by its address; null if it has none. */
  pictureName(filename: string): string | null;
}

/** Returns a story as JSON in the content system's format. */
export const storyAsJson = ({ name, position, tag_list, path, content }: StoredStory): string =>
  `${JSON.stringify({ name, position, ...(tag_list.length > 0 && { tags: tag_list }), ...(path && { path }), content }, null, 2)}\n`;

/** Returns a story as Markdown with front matter, the inverse of reading it; null if Markdown cannot express it. */
export function storyAsMarkdown(story: StoredStory, space: MarkdownSpace): string | null {
  try {
    const { component, ...fields } = fromBlok(story.content, space);
    const text = takeText(fields, space);
    const front = {
      component,
      ...(story.name !== titleOf(fields, space) && { name: story.name }),
      ...(story.tag_list.length > 0 && { tags: story.tag_list }),
      ...(story.position !== 0 && { position: story.position }),
      ...(story.path && { path: story.path }),
      ...fields,
    };
    return `---\n${stringify(front, { lineWidth: 0 })}---\n${body(text, space)}`;
  } catch (error) {
    if (error instanceof NotAuthored) return null;
    throw error;
  }
}

class NotAuthored extends Error {}

const titleOf = ({ title }: Fields, { languages }: MarkdownSpace): unknown =>
  typeof title === "object" && title !== null ? (title as Fields)[languages[0] ?? "en"] : title;

/** Removes the text below the front matter from the fields and returns it: the body, or its only text block. */
function takeText(fields: Fields, space: MarkdownSpace): Fields | null {
  const { body } = fields;
  if (!Array.isArray(body)) {
    delete fields.body;
    return body === undefined ? null : byLanguage(body, space);
  }
  const at = body.findIndex((block: Fields) => block.component === "rich_text");
  delete fields.body;
  const before = at < 0 ? body : body.slice(0, at);
  const after = at < 0 ? [] : body.slice(at + 1);
  if (before.length > 0) fields.before = before;
  if (after.length > 0) fields.after = after;
  return at < 0 ? null : byLanguage((body[at] as Fields).text, space);
}

const byLanguage = (value: unknown, { languages }: MarkdownSpace): Fields =>
  typeof value === "string" ? { [languages[0] ?? "en"]: value } : (value as Fields);

function body(text: Fields | null, { languages }: MarkdownSpace): string {
  if (!text) return "";
  const [standard = "en", ...others] = languages;
  const sections = others.filter((one) => text[one]).map((one) => `\n<!-- ${one} -->\n\n${text[one]}\n`);
  return `${text[standard] ?? ""}\n${sections.join("")}`;
}

function fromBlok(blok: Fields, space: MarkdownSpace): Fields {
  const schema = space.components.get(String(blok.component));
  if (!schema) throw new NotAuthored();
  const authored: Fields = { component: blok.component };
  for (const [name, field] of Object.entries(schema.schema)) {
    const value = fromField(name, field, blok, space);
    if (value !== undefined) authored[name] = value;
  }
  return authored;
}

function fromField(name: string, field: FieldSchema, blok: Fields, space: MarkdownSpace): unknown {
  const [standard = "en", ...others] = space.languages;
  const values = [[standard, blok[name]], ...others.map((one) => [one, blok[translatedName(name, one)]])].filter(
    ([, one]) => !isEmpty(one),
  ) as [string, unknown][];
  if (values.length === 0) return undefined;
  if (field.type === "asset") return fromAsset(values as [string, Fields][], space);
  const written = values.map(([language, one]) => [language, fromValue(field, one, space)] as const);
  const [first] = written;
  return written.length === 1 && first?.[0] === standard ? first[1] : Object.fromEntries(written);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (typeof value === "object" && "filename" in value && !value.filename);

function fromAsset(values: [string, Fields][], space: MarkdownSpace): unknown {
  const asset = values[0]?.[1] ?? {};
  const file = space.pictureName(String(asset.filename));
  if (!file) return asset;
  const alts = values.map(([language, one]) => [language, one.alt ?? ""] as const).filter(([, alt]) => alt !== "");
  const alt = alts.length === 1 && values.length === 1 ? alts[0]?.[1] : Object.fromEntries(alts);
  return { file, ...(alts.length > 0 && { alt }), ...(asset.focus ? { focus: asset.focus } : {}) };
}

function fromValue(field: FieldSchema, value: unknown, space: MarkdownSpace): unknown {
  switch (field.type) {
    case "richtext":
      return richTextToMarkdown(value as Node, (blok) => fromBlok(blok, space)) ?? value;
    case "multilink":
      return authoredAddress(value as Fields);
    case "bloks":
      return (value as Fields[]).map((one) => fromBlok(one, space));
    case "table": {
      const { thead, tbody } = value as { thead: Fields[]; tbody: { body: Fields[] }[] };
      return [thead.map((cell) => cell.value), ...tbody.map((row) => row.body.map((cell) => cell.value))];
    }
    case "option":
      return field.field_type === "option" ? slugOrSame(value, space) : value;
    case "options":
      return field.field_type === "multi-options" ? (value as unknown[]).map((one) => slugOrSame(one, space)) : value;
    default:
      return value;
  }
}

const slugOrSame = (uuid: unknown, space: MarkdownSpace): unknown => space.slugOf(String(uuid)) ?? uuid;
