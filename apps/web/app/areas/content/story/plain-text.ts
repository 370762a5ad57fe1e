import type { RichTextValue } from "@azulejo/contract/content/field-types.ts";

interface Node {
  type?: string;
  text?: string;
  content?: Node[];
}

const lines = new Set(["paragraph", "heading", "list_item", "tableRow"]);

/** Returns the plain text of a rich text, one line per paragraph. */
export function plainText(text: RichTextValue | null | undefined): string {
  const read = (node: Node): string => {
    const inner = (node.content ?? []).map(read).join(node.type === "tableRow" ? " " : "");
    return (node.text ?? "") + inner + (lines.has(node.type ?? "") ? "\n" : "");
  };
  return text
    ? read(text as Node)
        .replace(/\n+/g, "\n")
        .trim()
    : "";
}
