import { marked, type Token, type Tokens } from "marked";
import { parse } from "yaml";
import { readLink } from "./authored-link.ts";
import { StoryFileError, type StorySpace } from "./story-file.ts";

export interface Node {
  type: string;
  attrs?: Record<string, unknown>;
  content?: Node[];
  text?: string;
  marks?: Mark[];
}

interface Mark {
  type: string;
  attrs?: Record<string, unknown>;
}

interface Context {
  space: Pick<StorySpace, "hasStory">;
  line: number;
  /** Converts an authored block to its form in the content system. */
  toBlok(value: unknown, line: number): Record<string, unknown>;
}

/**
 * Converts Markdown to the content system's rich text.
 * @throws StoryFileError for anything that rich text cannot hold: HTML, inline pictures, fences other than `block`
 */
export function markdownToRichText(markdown: string, context: Context): Node {
  return { type: "doc", content: blocks(marked.lexer(markdown), context) };
}

function blocks(tokens: Token[], context: Context): Node[] {
  let { line } = context;
  return tokens.flatMap((token) => {
    const nodes = block(token, { ...context, line });
    line += token.raw.split("\n").length - 1;
    return nodes;
  });
}

function block(token: Token, context: Context): Node[] {
  const { line } = context;
  switch (token.type) {
    case "space":
      return [];
    case "heading":
      return [{ type: "heading", attrs: { level: (token as Tokens.Heading).depth }, content: inline(token.tokens ?? [], context) }];
    case "paragraph":
      return [{ type: "paragraph", content: inline(token.tokens ?? [], context) }];
    case "text":
      return [{ type: "paragraph", content: inline(token.tokens ?? [token], context) }];
    case "list": {
      const list = token as Tokens.List;
      const start = typeof list.start === "number" ? list.start : 1;
      return [
        {
          type: list.ordered ? "ordered_list" : "bullet_list",
          ...(list.ordered && { attrs: { order: start } }),
          content: list.items.map((item) => ({ type: "list_item", content: blocks(item.tokens, context) })),
        },
      ];
    }
    case "blockquote":
      return [{ type: "blockquote", content: blocks(token.tokens ?? [], context) }];
    case "hr":
      return [{ type: "horizontal_rule" }];
    case "table":
      return [table(token as Tokens.Table, context)];
    case "code":
      return [fence(token as Tokens.Code, context)];
    default:
      throw new StoryFileError(line, `text cannot hold ${token.type === "html" ? "HTML" : token.type}`);
  }
}

function fence({ lang, text }: Tokens.Code, { line, toBlok }: Context): Node {
  if (lang !== "block") return { type: "code_block", attrs: { class: lang ?? "" }, content: [{ type: "text", text }] };
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    throw new StoryFileError(line, `block in the text: ${(error as Error).message.split("\n")[0]}`);
  }
  const blok = toBlok(value, line);
  return { type: "blok", attrs: { id: blok._uid, body: [blok] } };
}

function table({ header, rows }: Tokens.Table, context: Context): Node {
  const cells = (type: string, row: Tokens.TableCell[]): Node => ({
    type: "tableRow",
    content: row.map((cell) => ({
      type,
      attrs: { colspan: 1, rowspan: 1, colwidth: null },
      content: [{ type: "paragraph", content: inline(cell.tokens, context) }],
    })),
  });
  return { type: "table", content: [cells("tableHeader", header), ...rows.map((row) => cells("tableCell", row))] };
}

const wrapping: Record<string, string> = { strong: "bold", em: "italic", del: "strike" };

function inline(tokens: Token[], context: Context, marks: Mark[] = []): Node[] {
  return tokens.flatMap((token): Node[] => {
    const mark = wrapping[token.type];
    if (mark) return inline((token as Tokens.Strong).tokens, context, [...marks, { type: mark }]);
    switch (token.type) {
      case "text":
        return "tokens" in token && token.tokens ? inline(token.tokens, context, marks) : text(token.text, marks);
      case "escape":
        return text(token.text, marks);
      case "codespan":
        return text(token.text, [...marks, { type: "code" }]);
      case "br":
        return [{ type: "hard_break" }];
      case "link":
        return inline((token as Tokens.Link).tokens, context, [...marks, linkMark((token as Tokens.Link).href, context)]);
      default:
        throw new StoryFileError(context.line, `a line cannot hold ${token.type === "html" ? "HTML" : token.type}`);
    }
  });
}

const unescaped: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

function text(value: string, marks: Mark[]): Node[] {
  const plain = value.replace(/\n/g, " ").replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => unescaped[entity] ?? entity);
  return plain === "" ? [] : [{ type: "text", text: plain, ...(marks.length > 0 && { marks }) }];
}

function linkMark(href: string, { space, line }: Context): Mark {
  try {
    const link = readLink(href, space);
    const attrs = { href: "", uuid: null as string | null, anchor: null as string | null, target: null, linktype: link.linktype };
    if (link.linktype === "story")
      return { type: "link", attrs: { ...attrs, href: `/${link.slug}/`, uuid: link.uuid, anchor: link.anchor } };
    return { type: "link", attrs: { ...attrs, href: link.linktype === "email" ? link.email : link.url } };
  } catch (error) {
    throw new StoryFileError(line, (error as Error).message);
  }
}
