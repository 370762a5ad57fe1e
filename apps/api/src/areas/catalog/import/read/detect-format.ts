import { extname } from "node:path";
import { type FormatName, formatNames } from "../formats/format.ts";
import { attributeName } from "../formats/google-attributes.ts";
import { withDelimiter } from "../formats/our-csv.ts";
import { rowsOf } from "../formats/separated-rows.ts";
import type { SystemName } from "../formats/systems/ready-maps.ts";
import { reshapedNames } from "../formats/systems/reshape.ts";
import { allOf, delimiterOf, openTable, toHeader } from "../formats/table.ts";
import { ImportError } from "../import-error.ts";

/**
 * Detects a file's format from its extension and its first lines.
 * @param start the beginning of the file, decoded
 * @throws ImportError when it is not a supported format
 */
export async function detectFormat(path: string, start: string): Promise<FormatName> {
  const ending = extname(path).toLowerCase();
  if (/^\s*</.test(start) || ending === ".xml") return "google-xml";
  if (ending === ".jsonl" || ending === ".ndjson" || /^\s*\{/.test(start)) return "our-jsonl";
  const names = await headerOf(start);
  const has = (...wanted: string[]) => wanted.every((name) => names.indexOf(name) >= 0);
  if (has("productCode", "itemNo")) return "our-csv";
  if (has("Title") && (has("Handle") || has("URL handle"))) return "shopify-csv";
  const attributes = toHeader(names.names.map(attributeName));
  if (["id", "title", "price"].every((name) => attributes.indexOf(name) >= 0)) return "google-tsv";
  throw new ImportError(
    `The format of ${path} is not known. Its first line names these columns: ${names.names.join(", ") || "none"}.\n` +
      "Our CSV has the columns productCode and itemNo, Shopify's Handle (or URL handle) and Title, Google's id, title and price.\n" +
      `To read it as one of them all the same, add --format with one of ${formatNames.join(", ")}.\n` +
      "To read a CSV with other columns, describe them in a file and add --columns FILE; docs/import.md shows how.",
    "format",
  );
}

/** Returns the columns of another system's file once it is reshaped. @param start the beginning of the file */
export async function readyNames(system: SystemName, start: string): Promise<string[]> {
  const table = await openTable(...(await withDelimiter(chunksOf(start))));
  return reshapedNames(system, table.header, await allOf(table.rows), "en");
}

async function* chunksOf(text: string): AsyncGenerator<string> {
  yield text;
}

/** Reads the names of a file's columns from its first line. */
export async function headerOf(start: string) {
  const first = await rowsOf(chunksOf(start), delimiterOf(start)).next();
  return toHeader(first.done ? [] : first.value.cells);
}
