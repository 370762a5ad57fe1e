import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ImportError } from "../../catalog/index.ts";
import { type Source, source } from "./column-sources.ts";
import { type Kind, kindNames, kinds } from "./kinds.ts";
import type { ReadyExport } from "./ready/ready-map.ts";
import { isoDay } from "./written-days.rules.ts";

/** The file of another system for one kind of records. */
export interface FileMap {
  /** The file's name in the folder; null for the usual one. */
  file: string | null;
  columns: ReadonlyMap<string, Source>;
  /** Set for a known export, in which only some rows are records of the kind. */
  ready?: { export: ReadyExport; from: string; where: string | undefined } | undefined;
}
export type FileMaps = Partial<Record<Kind, FileMap>>;

const FILE = "columns.json";
const schema = z.record(z.string(), z.strictObject({ file: z.string().min(1).optional(), columns: z.record(z.string(), source) }));

/** Reads `columns.json`, which maps columns of other systems' files to ours. @throws ImportError that lists everything wrong with it */
export function readColumnMaps(folder: string): FileMaps {
  const path = join(folder, FILE);
  if (!existsSync(path)) return {};
  const parsed = schema.safeParse(parse(readFileSync(path, "utf8")));
  if (!parsed.success) throw invalid(parsed.error.issues.map((issue) => `${issue.path.join(".") || "The file"}: ${issue.message}`));
  const faults: string[] = [];
  const maps: FileMaps = {};
  for (const [name, { file, columns }] of Object.entries(parsed.data)) {
    const kind = kindNames.find((one) => kinds[one].file === name);
    if (!kind) faults.push(`${name} is none of ${kindNames.map((one) => kinds[one].file).join(", ")}.`);
    else {
      faults.push(...faultsOf(kind, Object.keys(columns)));
      if (file !== undefined && !existsSync(join(folder, file))) faults.push(`${name} names ${file}, which the folder doesn't have.`);
      maps[kind] = { file: file ?? null, columns: new Map(Object.entries(columns)) };
    }
  }
  if (faults.length > 0) throw invalid(faults);
  return maps;
}

function faultsOf(kind: Kind, names: readonly string[]): string[] {
  const { file, required, optional } = kinds[kind];
  const known = [...required, ...optional];
  return [
    ...names.filter((name) => !known.includes(name)).map((name) => `${file} has no column ${name}. Its columns are ${known.join(", ")}.`),
    ...required.filter((name) => !names.includes(name)).map((name) => `${file} needs ${name}.`),
  ];
}

const invalid = (faults: readonly string[]) => new ImportError(`${FILE} is not valid.\n${faults.join("\n")}`);

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new ImportError(`${FILE} is not valid JSON: ${(error as Error).message}`);
  }
}

/** Returns the columns of the file that are read, without repeating any. */
export const columnsOf = ({ columns }: FileMap): string[] => [
  ...new Set([...columns.values()].flatMap((one) => ("column" in one ? [one.column] : []))),
];

/** Returns a row's value for one of our columns. @param cellOf reads a column of the file */
export function cellFrom({ columns }: FileMap, name: string, cellOf: (column: string) => string): string {
  const one = columns.get(name);
  if (!one) return "";
  if ("value" in one) return one.value;
  const cell = cellOf(one.column);
  if (!("values" in one || "days" in one)) return cell;
  const replaced = Object.entries(one.values ?? {}).find(([from]) => sameWords(from, cell))?.[1] ?? cell;
  return one.days ? isoDay(replaced, one.days) : replaced;
}

/** Compares regardless of case and accents. */
const sameWords = (one: string, other: string): boolean => one.trim().localeCompare(other.trim(), undefined, { sensitivity: "base" }) === 0;
