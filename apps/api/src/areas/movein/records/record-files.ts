import { existsSync, readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { ImportError } from "../../catalog/index.ts";
import { type FileMap, type FileMaps, readColumnMaps } from "./column-maps.ts";
import { type Kind, kindNames, kinds } from "./kinds.ts";
import { fileOf, tableEndings } from "./read-records.ts";
import { type ReadyExport, rankOf } from "./ready/ready-map.ts";
import { exportOf } from "./ready/ready-rows.ts";

/** A file of records, with a map if another system has written it. */
export interface RecordFile {
  path: string;
  map: FileMap | undefined;
  /** The name of the report of rejected rows. */
  reported: string;
}

interface FoundFiles {
  /** In the order of kinds. Several files may have records of one kind. */
  files: Map<Kind, RecordFile[]>;
  /** Exports of other systems that were recognized, by their files' names. */
  exports: Record<string, string>;
  unread: string[];
}

/** Finds the files of a folder: ours, those named in `columns.json`, and exports recognized by their columns. @throws ImportError */
export async function filesOf(folder: string, encoding?: string): Promise<FoundFiles> {
  if (!existsSync(folder)) throw new ImportError(`There is no folder ${folder}.`);
  const maps = readColumnMaps(folder);
  const { exports, unread } = await exportsIn(folder, maps, encoding);
  const files = new Map(
    kindNames.flatMap((kind): [Kind, RecordFile[]][] => {
      const path = fileOf(folder, kind, maps[kind]);
      // Another system's file may contain several kinds of records.
      const own = path ? [{ path, map: maps[kind], reported: maps[kind] ? join(folder, kinds[kind].file) : path }] : [];
      const all = [...own, ...exports.flatMap((one) => recordsOf(folder, kind, one))];
      return all.length > 0 ? [[kind, all]] : [];
    }),
  );
  if (files.size === 0)
    throw new ImportError(
      `${folder} has none of the files ${kindNames.map((kind) => `${kinds[kind].file}.csv`).join(", ")}, and no export that is known.`,
    );
  return { files, exports: Object.fromEntries(exports.map(({ path, found }) => [basename(path), found.title])), unread };
}

interface FoundExport {
  path: string;
  found: ReadyExport;
}

function recordsOf(folder: string, kind: Kind, { path, found }: FoundExport): RecordFile[] {
  const { [kinds[kind].file]: records } = found.records;
  if (!records) return [];
  const { from, where, columns } = records;
  const map: FileMap = { file: basename(path), columns: new Map(Object.entries(columns)), ready: { export: found, from, where } };
  return [{ path, map, reported: join(folder, `${kinds[kind].file} ${basename(path)}`) }];
}

const CONTROL = "control";
/** The file that `npm run import` reads. */
export const CATALOG = "catalog";

async function exportsIn(folder: string, maps: FileMaps, encoding?: string): Promise<{ exports: FoundExport[]; unread: string[] }> {
  const ours = new Set([CONTROL, CATALOG, ...kindNames.map((kind) => kinds[kind].file)]);
  const mapped = new Set(Object.values(maps).map(({ file }) => file));
  const others = readdirSync(folder)
    .filter((name) => tableEndings.includes(extname(name).toLowerCase()) && !name.endsWith(".rejected.csv"))
    .filter((name) => !ours.has(basename(name, extname(name)).toLowerCase()) && !mapped.has(name))
    .sort();
  const looked = await Promise.all(
    others.map(async (name) => ({ path: join(folder, name), found: await exportOf(join(folder, name), encoding) })),
  );
  return {
    exports: looked.filter((one): one is FoundExport => one.found !== null).sort((a, b) => rankOf(a.found) - rankOf(b.found)),
    unread: looked.flatMap(({ path, found }) => (found ? [] : [basename(path)])),
  };
}
