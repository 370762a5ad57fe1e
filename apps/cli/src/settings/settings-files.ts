import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, resolve } from "node:path";
import type { SettingsRequest } from "@azulejo/api/areas/settings/index.ts";
import { Document, isMap, isSeq, parseDocument, visit } from "yaml";

/** Reads a settings file and its pictures, whose paths are relative to it. @throws if one cannot be read */
export function readSettingsFile(path: string): SettingsRequest {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  const document = parseDocument(readFileSync(path, "utf8"), { prettyErrors: true });
  const [error] = document.errors;
  if (error) {
    const [{ line, col }] = error.linePos ?? [{ line: 1, col: 1 }];
    throw new Error(`${path} is not valid ${extname(path) === ".json" ? "JSON" : "YAML"}: see line ${line}, column ${col}.`);
  }
  const settings: unknown = document.toJS();
  return { settings, pictures: Object.fromEntries(picturesOf(settings).map((name) => [name, readPicture(path, name)])) };
}

function picturesOf(settings: unknown): string[] {
  const { storefront } = (settings ?? {}) as { storefront?: { logo?: unknown; favicon?: unknown } };
  return [storefront?.logo, storefront?.favicon].filter((name) => typeof name === "string");
}

function readPicture(file: string, name: string): string {
  const path = resolve(dirname(file), name);
  if (!existsSync(path)) throw new Error(`${basename(file)} names the picture ${name}, but there is no file ${path}.`);
  return readFileSync(path).toString("base64");
}

/** Lists and groups that are written with one line per row. */
const rowLists = [
  "taxRates",
  "deliveryZones",
  "deliveryRates",
  "deliveryCharges",
  "promotions",
  "terms",
  "locales",
  "links",
  "operationTypes",
  "holidays",
  "social",
];
const shortGroups = ["hours", "countries", "name", "slug", "tagline", "label", "heading", "returns"];

/** Writes settings as YAML, or JSON by the file's extension, with their pictures beside it. */
export function writeSettingsFile(path: string, { settings, pictures }: SettingsRequest): void {
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(resolve(dirname(path), name), Buffer.from(bytes, "base64"));
  writeFileSync(path, extname(path) === ".json" ? `${JSON.stringify(settings, null, 2)}\n` : toYaml(settings));
}

function toYaml(settings: unknown): string {
  const document = new Document(settings);
  visit(document, {
    Pair(_, { key, value }) {
      const name = String((key as { value?: unknown }).value);
      if (isSeq(value) && rowLists.includes(name)) for (const row of value.items) if (isMap(row)) row.flow = true;
      if ((isMap(value) || isSeq(value)) && shortGroups.includes(name)) value.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 });
}
