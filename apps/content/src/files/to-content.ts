import { linkField } from "./authored-link.ts";
import { markdownToRichText } from "./markdown-to-rich-text.ts";
import { stableId, storyUuid } from "./stable-id.ts";
import { type FieldSchema, StoryFileError, type StorySpace } from "./story-file.ts";

type Path = (string | number)[];
type Fields = Record<string, unknown>;

/** Thrown for an invalid authored value; `path` locates it in the front matter. */
export class FieldError extends Error {
  readonly path: Path;

  constructor(path: Path, reason: string) {
    super(reason);
    this.path = path;
  }
}

interface Place {
  space: StorySpace;
  /** Full slug of the story; block ids derive from it, so they are stable. */
  story: string;
  path: Path;
  line: number;
}

/** Converts an authored block, with `{ en, es }` for translated texts, to its stored form. @throws FieldError */
export function toBlok(value: unknown, place: Place): Fields {
  if (!isObject(value)) throw new FieldError(place.path, "a block is written as fields");
  const { component, ...fields } = value;
  const schema = place.space.components.get(String(component));
  if (!schema) throw new FieldError([...place.path, "component"], `there is no component ${component ?? "(none named)"}`);
  const blok: Fields = { _uid: stableId(`${place.story}/${place.line}/${place.path.join("/")}`), component: schema.name };
  for (const [name, written] of Object.entries(fields)) {
    const field = schema.schema[name];
    const path = [...place.path, name];
    if (!field) throw new FieldError(path, `${schema.name} has no field ${name}`);
    if (written === null || written === undefined) continue;
    Object.assign(blok, toField(name, field, written, { ...place, path }));
  }
  return blok;
}

function toField(name: string, field: FieldSchema, written: unknown, place: Place): Fields {
  const [standard = "en", ...others] = place.space.languages;
  if (field.type === "asset") return assetFields(name, written, place);
  if (!field.translatable || !isByLanguage(written, place.space.languages)) return { [name]: toValue(field, written, place) };
  const fields: Fields = {};
  for (const language of [standard, ...others]) {
    if (written[language] === undefined) continue;
    const path = [...place.path, language];
    fields[language === standard ? name : translatedName(name, language)] = toValue(field, written[language], { ...place, path });
  }
  return fields;
}

export const translatedName = (name: string, language: string): string => `${name}__i18n__${language.replaceAll("-", "_")}`;

function toValue(field: FieldSchema, written: unknown, place: Place): unknown {
  const { path } = place;
  switch (field.type) {
    case "text":
    case "textarea":
    case "datetime":
    case "number":
      if (isObject(written) || Array.isArray(written))
        throw new FieldError(path, `is text, not ${Array.isArray(written) ? "a list" : "fields"}`);
      return String(written);
    case "boolean":
      if (typeof written !== "boolean") throw new FieldError(path, "is true or false");
      return written;
    case "richtext":
      return typeof written === "string" ? richText(written, place) : written;
    case "multilink":
      return typeof written === "string" ? guarded(path, () => linkField(written, place.space)) : written;
    case "table":
      return Array.isArray(written) ? tableValue(written, path) : written;
    case "bloks":
      if (!Array.isArray(written)) throw new FieldError(path, "is a list of blocks");
      return written.map((one, index) => toBlok(one, { ...place, path: [...path, index] }));
    case "option":
      return field.field_type === "option" ? reference(written, place) : String(written);
    case "options":
      if (!Array.isArray(written)) throw new FieldError(path, "is a list");
      return field.field_type === "multi-options" ? written.map((one) => reference(one, place)) : written.map(String);
    default:
      return written;
  }
}

const richText = (markdown: string, place: Place) =>
  markdownToRichText(markdown, { space: place.space, line: place.line, toBlok: (value, line) => toBlok(value, { ...place, line }) });

/** Returns the id of a story by its path; derived from the path, so the story need not exist yet. */
function reference(written: unknown, { space, path }: Place): string {
  const slug = String(written).replace(/^\/+|\/+$/g, "");
  if (!space.hasStory(slug)) throw new FieldError(path, `there is no story ${slug}`);
  return storyUuid(slug);
}

/** Stores the picture once per language, with its description in that language. */
function assetFields(name: string, written: unknown, place: Place): Fields {
  if (!isObject(written)) throw new FieldError(place.path, "is { file, alt }");
  if (typeof written.filename === "string") return { [name]: written };
  const filename = place.space.pictureAddress(String(written.file));
  if (!filename) throw new FieldError([...place.path, "file"], `there is no picture ${written.file}`);
  const [standard = "en", ...others] = place.space.languages;
  const color = place.space.pictureColor?.(String(written.file));
  const asset = (alt: unknown) => ({
    fieldtype: "asset",
    id: null,
    filename,
    name: "",
    title: null,
    alt: alt === undefined || alt === null ? "" : String(alt),
    focus: typeof written.focus === "string" ? written.focus : "",
    source: null,
    copyright: null,
    meta_data: color ? { color } : {},
  });
  const { alt } = written;
  if (!isByLanguage(alt, place.space.languages)) return { [name]: asset(alt) };
  return {
    [name]: asset(alt[standard]),
    ...Object.fromEntries(others.map((language) => [translatedName(name, language), asset(alt[language])])),
  };
}

function tableValue(rows: unknown[], path: Path) {
  const [head, ...body] = rows.map((row, index) => {
    if (!Array.isArray(row)) throw new FieldError([...path, index], "is a row of cells");
    return row.map((cell) => ({ value: String(cell ?? "") }));
  });
  return { thead: head ?? [], tbody: body.map((cells) => ({ body: cells })) };
}

function guarded<T>(path: Path, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof StoryFileError ? error : new FieldError(path, (error as Error).message);
  }
}

export const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns whether a value is `{ en: …, es: … }` with no other keys. */
export const isByLanguage = (value: unknown, languages: string[]): value is Record<string, unknown> =>
  isObject(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => languages.includes(key));
