import { stringify } from "yaml";
import type { Node } from "./markdown-to-rich-text.ts";

/** Converts a stored block to its authored form. */
type FromBlok = (blok: Record<string, unknown>) => unknown;

/** Converts rich text to Markdown, the inverse of `markdownToRichText`; null if Markdown cannot express it. */
export function richTextToMarkdown(document: Node, fromBlok: FromBlok): string | null {
  try {
    return blocks(document.content ?? [], fromBlok);
  } catch (error) {
    if (error instanceof NoMarkdown) return null;
    throw error;
  }
}

class NoMarkdown extends Error {}

const blocks = (nodes: Node[], fromBlok: FromBlok): string => nodes.map((node) => block(node, fromBlok)).join("\n\n");

function block(node: Node, fromBlok: FromBlok): string {
  switch (node.type) {
    case "paragraph":
      return inline(node.content ?? []);
    case "heading":
      return `${"#".repeat(Number(node.attrs?.level ?? 2))} ${inline(node.content ?? [])}`;
    case "bullet_list":
      return (node.content ?? []).map((item) => indented("- ", blocks(item.content ?? [], fromBlok))).join("\n");
    case "ordered_list": {
      const first = Number(node.attrs?.order ?? 1);
      return (node.content ?? []).map((item, index) => indented(`${first + index}. `, blocks(item.content ?? [], fromBlok))).join("\n");
    }
    case "blockquote":
      return blocks(node.content ?? [], fromBlok)
        .replace(/^/gm, "> ")
        .replace(/ +$/gm, "");
    case "horizontal_rule":
      return "---";
    case "code_block":
      return `\`\`\`${node.attrs?.class ?? ""}\n${(node.content ?? []).map((one) => one.text ?? "").join("")}\n\`\`\``;
    case "table":
      return table(node);
    case "blok":
      return ((node.attrs?.body ?? []) as Record<string, unknown>[])
        .map((blok) => `\`\`\`block\n${stringify(fromBlok(blok), { lineWidth: 0 }).trimEnd()}\n\`\`\``)
        .join("\n\n");
    default:
      throw new NoMarkdown();
  }
}

const indented = (mark: string, text: string): string => mark + text.replace(/\n(?=.)/g, `\n${" ".repeat(mark.length)}`);

function table({ content = [] }: Node): string {
  const rows = content.map((row) =>
    (row.content ?? []).map((cell) => (cell.content ?? []).map((one) => inline(one.content ?? [])).join(" ")),
  );
  const [head = [], ...body] = rows;
  return [head, head.map(() => "---"), ...body].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

const marksOf: Record<string, (text: string, attrs: Record<string, unknown>) => string> = {
  bold: (text) => `**${text}**`,
  italic: (text) => `*${text}*`,
  strike: (text) => `~~${text}~~`,
  code: (text) => `\`${text}\``,
  link: (text, attrs) => `[${text}](${addressOf(attrs)})`,
};

function addressOf({ href, linktype, anchor }: Record<string, unknown>): string {
  const address = linktype === "email" ? `mailto:${href}` : String(href).replace(/^\/(?!\/)/, "");
  return anchor ? `${address}#${anchor}` : address;
}

/** Writes neighbors that share their first mark inside one mark, so that `**a *b***` round-trips. */
function inline(nodes: Node[]): string {
  let out = "";
  for (let at = 0; at < nodes.length; ) {
    const [mark] = nodes[at]?.marks ?? [];
    if (!mark) {
      out += plain(nodes[at] as Node);
      at++;
      continue;
    }
    let end = at + 1;
    while (end < nodes.length && JSON.stringify(nodes[end]?.marks?.[0]) === JSON.stringify(mark)) end++;
    const inner = nodes.slice(at, end).map(({ marks = [], ...node }) => ({ ...node, ...(marks.length > 1 && { marks: marks.slice(1) }) }));
    const write = marksOf[mark.type];
    if (!write) throw new NoMarkdown();
    out += write(mark.type === "code" ? (inner[0]?.text ?? "") : inline(inner), mark.attrs ?? {});
    at = end;
  }
  return out;
}

function plain({ type, text = "" }: Node): string {
  if (type === "hard_break") return "  \n";
  if (type !== "text") throw new NoMarkdown();
  return text.replace(/[\\`*_[\]<>|]/g, "\\$&");
}
