import { linesOf } from "../formats/lines.ts";
import type { Row } from "../formats/separated-rows.ts";
import { type Table, toHeader } from "../formats/table.ts";

/**
 * Reads JSON lines as rows, each an object of plain values. The keys of the first line are the columns. Lists are written with
 * semicolons, truth as yes and no.
 */
export async function openJsonTable(text: AsyncIterable<string>): Promise<Table> {
  const lines = linesOf(text);
  const objects = objectsOf(lines);
  const first = await objects.next();
  const names = first.done || "fault" in first.value ? [] : Object.keys(first.value.object);
  async function* rows(): AsyncGenerator<Row> {
    if (!first.done) yield toRow(first.value, names);
    for await (const one of objects) yield toRow(one, names);
  }
  return { header: toHeader(names), rows: rows() };
}

type Read = { line: number; object: Record<string, unknown> } | { line: number; fault: { reason: string; value: string } };

async function* objectsOf(lines: ReturnType<typeof linesOf>): AsyncGenerator<Read> {
  for await (const { number, text } of lines) {
    if (text.trim() === "") continue;
    const object = parse(text);
    yield object ? { line: number, object } : { line: number, fault: { reason: "is no JSON object", value: text.slice(0, 200) } };
  }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function toRow(read: Read, names: readonly string[]): Row {
  if ("fault" in read) return { line: read.line, cells: [], fault: read.fault };
  const nested = names.find((name) => !isPlain(read.object[name]));
  const fault = nested === undefined ? null : { reason: "has a value that is no text, number or list", value: nested };
  return { line: read.line, cells: names.map((name) => cellOf(read.object[name])), ...(fault && { fault }) };
}

const isPlain = (value: unknown): boolean =>
  Array.isArray(value) ? value.every((one) => typeof one !== "object") : typeof value !== "object" || value === null;

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.map(String).join("; ") : String(value).trim();
}
