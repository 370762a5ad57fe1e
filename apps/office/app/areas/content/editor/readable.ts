/** Returns a field's value as one line of text, for lists of differences and for headings of blocks. */
export function readable(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join(", ");
  const record = value as Record<string, unknown>;
  if (record["type"] === "doc") return textOf(record).trim();
  if (typeof record["filename"] === "string") return [nameOf(record["filename"]), readable(record["alt"])].filter(Boolean).join(": ");
  if (typeof record["linktype"] === "string") return readable(record["cached_url"] || record["url"] || record["email"]);
  if (Array.isArray(record["tbody"]))
    return readable([...cellsOf(record["thead"]), ...record["tbody"].flatMap((row) => cellsOf(row?.body))]);
  return JSON.stringify(value);
}

const nameOf = (filename: string): string => filename.split("/").at(-1) ?? filename;
const cellsOf = (cells: unknown): string[] => (Array.isArray(cells) ? cells.map((cell) => readable(cell?.value)) : []);

/** Returns the text of a rich text node; parts on separate lines are separated by a space. */
function textOf({ text, content }: Record<string, unknown>): string {
  if (typeof text === "string") return text;
  if (!Array.isArray(content)) return "";
  const parts = content.map((one) => textOf(one as Record<string, unknown>));
  const isInline = content.every((one) => (one as { type?: string }).type === "text");
  return parts.join(isInline ? "" : " ");
}
