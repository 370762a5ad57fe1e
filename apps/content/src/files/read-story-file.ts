import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { type StoryDraft, StoryFileError, type StorySpace } from "./story-file.ts";
import { FieldError, isObject, toBlok } from "./to-content.ts";

/** Front matter that does not belong to the component. */
interface Authored {
  component?: unknown;
  name?: unknown;
  tags?: unknown;
  position?: unknown;
  path?: unknown;
  before?: unknown;
  after?: unknown;
  [field: string]: unknown;
}

/**
 * Reads one story: Markdown with front matter, or JSON.
 * @param file path below the folder of stories, with its extension
 * @throws StoryFileError with line and reason
 */
export function readStoryFile(file: string, source: string, space: StorySpace): StoryDraft {
  return file.endsWith(".json") ? readJson(file, source, space) : readMarkdown(file, source, space);
}

/** `pros/index.md` becomes `pros`, the folder's page. */
export function slugOfFile(file: string): { fullSlug: string; isStartpage: boolean } {
  const bare = file.replace(/\.(?:md|json)$/, "");
  if (bare === "index") return { fullSlug: "index", isStartpage: false };
  return bare.endsWith("/index")
    ? { fullSlug: bare.slice(0, -"/index".length), isStartpage: true }
    : { fullSlug: bare, isStartpage: false };
}

function readMarkdown(file: string, source: string, space: StorySpace): StoryDraft {
  const [, front, body] = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n([\s\S]*))?$/.exec(source) ?? [];
  if (front === undefined) throw new StoryFileError(1, "the file does not begin with front matter between two lines of ---");
  const bodyLine = front.split("\n").length + 3;
  const authored = parseFront(front, 2);
  const sections = splitLanguages(body ?? "", space.languages, bodyLine);
  return fitted(authored.value, (path) => authored.lineOf(path), { file, space, sections, bodyLine });
}

function readJson(file: string, source: string, space: StorySpace): StoryDraft {
  const authored = parseFront(source, 1);
  if (isObject(authored.value.content)) return storedStory(file, authored.value);
  return fitted(authored.value, (path) => authored.lineOf(path), { file, space, sections: {}, bodyLine: 1 });
}

/** Builds the story as the content system stores it. */
function storedStory(file: string, value: Authored): StoryDraft {
  const content = value.content as Record<string, unknown>;
  if (typeof content.component !== "string") throw new StoryFileError(1, "content names no component");
  return { ...frame(file, value), name: String(value.name ?? content.title ?? file), content };
}

const frame = (file: string, value: Authored) => ({
  ...slugOfFile(file),
  position: Number(value.position ?? 0),
  tags: Array.isArray(value.tags) ? value.tags.map(String) : [],
  path: typeof value.path === "string" ? value.path : null,
});

interface Read {
  file: string;
  space: StorySpace;
  sections: Record<string, string>;
  bodyLine: number;
}

function fitted(value: Authored, lineOf: (path: (string | number)[]) => number, read: Read): StoryDraft {
  const { file, space, sections, bodyLine } = read;
  const { name, tags, position, path, before, after, ...fields } = value;
  const base = frame(file, { name, tags, position, path });
  try {
    const place = { space, story: base.fullSlug, path: [], line: bodyLine };
    const content = toBlok(withText(fields, sections, { before, after }, space), place);
    return { ...base, name: String(name ?? titleOf(fields, space) ?? base.fullSlug), content };
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    const at = inFile(error.path, value, sections);
    throw new StoryFileError(lineOf(at), `${at.join(".") || "the file"}: ${error.message}`);
  }
}

/** Inserts the text below the front matter: as the body if that is rich text, otherwise as a block between `before` and `after`. */
function withText(fields: Authored, sections: Record<string, string>, { before, after }: Authored, space: StorySpace): Authored {
  const body = space.components.get(String(fields.component))?.schema.body;
  const hasText = Object.values(sections).some((text) => text.trim() !== "");
  if (body?.type === "richtext") return hasText ? { ...fields, body: sections } : fields;
  const text = hasText ? [{ component: "rich_text", text: sections }] : [];
  const listed = [...asList(before, "before"), ...text, ...asList(after, "after")];
  if (listed.length === 0) return fields;
  if (!body) throw new FieldError([], `${fields.component} has no place for text or blocks`);
  return { ...fields, body: listed };
}

function asList(value: unknown, name: string): unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new FieldError([name], "is a list of blocks");
  return value;
}

function titleOf(fields: Authored, { languages }: StorySpace): string | undefined {
  const { title } = fields;
  const shown = isObject(title) ? title[languages[0] ?? "en"] : title;
  return shown === undefined ? undefined : String(shown);
}

/** Splits the text into languages: the default first, others after a mark such as `<!-- es -->`. */
function splitLanguages(body: string, languages: string[], firstLine: number): Record<string, string> {
  const sections: Record<string, string> = {};
  const parts = body.split(/^<!--\s*([a-z]{2}(?:-[a-z]+)?)\s*-->\s*$/m);
  const standard = languages[0] ?? "en";
  if (parts[0]?.trim()) sections[standard] = parts[0].trim();
  for (let at = 1; at < parts.length; at += 2) {
    const language = parts[at] ?? "";
    if (!languages.includes(language)) {
      const line = firstLine + parts.slice(0, at).join("\n").split("\n").length - 1;
      throw new StoryFileError(line, `there is no language ${language}`);
    }
    sections[language] = (parts[at + 1] ?? "").trim();
  }
  return sections;
}

/** Parses YAML (and so JSON) with the line of every field. @throws StoryFileError */
function parseFront(source: string, firstLine: number): { value: Authored; lineOf(path: (string | number)[]): number } {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const [fault] = document.errors;
  if (fault) throw new StoryFileError(lineAt(fault.pos[0]), fault.message.split("\n")[0] ?? "cannot be read");
  const value: unknown = document.toJS();
  if (!isObject(value)) throw new StoryFileError(firstLine, "the file holds no fields");
  return { value, lineOf: (path) => lineAt(offsetOf(document, path)) };
}

/** A page has one body; the file splits it into `before`, the text, and `after`. */
function inFile(path: (string | number)[], { before }: Authored, sections: Record<string, string>): (string | number)[] {
  const [first, index, ...rest] = path;
  if (first !== "body" || typeof index !== "number") return path;
  const leading = Array.isArray(before) ? before.length : 0;
  const text = Object.values(sections).some((one) => one.trim() !== "") ? 1 : 0;
  return index < leading ? ["before", index, ...rest] : ["after", index - leading - text, ...rest];
}

function offsetOf(document: ReturnType<typeof parseDocument>, path: (string | number)[]): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isScalar(node) || isMap(node)) return node.range?.[0] ?? 0;
  }
  return 0;
}
