import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Language } from "@azulejo/contract";
import type { CatalogImportSummary } from "@azulejo/contract/areas/office/catalog/imports.ts";
import { withoutTimeLimits } from "@azulejo/database";
import type { ImportWork, TakeWork, ImportServices as Work } from "../../../../ports/in-process/import-work.ts";
import { recordActOf } from "../../../audit/index.ts";
import type { ColumnMap } from "../../import/formats/column-source.ts";
import { type ImportSummary, importCatalog, type Progress } from "../../import/import-catalog.ts";
import { ImportError } from "../../import/import-error.ts";
import type { ProductOutcome } from "../../import/write/write-batch.ts";
import { claimImport, recordProgress, type StoredImport, updateImport } from "./import.repository.ts";
import { reasonIn } from "./reason-words.rules.ts";

const BEAT_MS = 1000;
/** A process without a sign of life for this many milliseconds counts as ended. */
const SILENT_MS = 30_000;
const MAX_DIFFERENCES = 200;
const MAX_FIELDS = 40;
const MAX_REJECTS = 200;

/**
 * Runs imports that staff have started, one after the other, in the background. If a process ends, another one takes over its import, and
 * writes only what isn't stored yet.
 */
export function createImportWork(others: readonly TakeWork[] = []): ImportWork {
  const stop = new AbortController();
  let running: Promise<void> | null = null;
  const work = async (services: Work) => {
    while (!stop.signal.aborted) {
      let hasWorked = false;
      for (const take of [takeImport, ...others]) hasWorked = (await take(services, stop.signal)) || hasWorked;
      if (!hasWorked) return;
    }
  };
  return {
    wake(services) {
      running ??= work({ ...services, database: withoutTimeLimits(services.database) })
        .catch((error: unknown) => {
          if (!stop.signal.aborted) services.log.error({ err: error }, "an import of the catalog stopped");
        })
        .finally(() => {
          running = null;
        });
    },
    idle: async () => void (await running),
    async close() {
      stop.abort();
      await running;
    },
  };
}

/** Works on an import that is waiting. @returns false if there is none */
const takeImport: TakeWork = async (services, closing) => {
  const now = services.now();
  const claimed = await claimImport(services.database, now, new Date(now.getTime() - SILENT_MS));
  if (claimed) await run(services, claimed, closing);
  return claimed !== null;
};

/** For a process that runs no imports. Other processes look for new ones every minute. */
export const noImportWork: ImportWork = { wake() {}, idle: async () => {}, close: async () => {} };

/** Checks or imports one file, and stores the result. */
async function run({ database, log, now }: Work, job: StoredImport & { file: Uint8Array | null }, closing: AbortSignal): Promise<void> {
  const { query } = database;
  const isCheck = job.state === "checking";
  const folder = await mkdtemp(join(tmpdir(), "azulejo-import-"));
  const stopping = new AbortController();
  let progress: StoredImport["progress"] = job.progress;
  const signal = AbortSignal.any([closing, stopping.signal]);
  const timer = setInterval(() => {
    recordProgress(query, job.id, now(), progress).then(
      (stops) => stops && stopping.abort(),
      (error: unknown) => log.warn({ err: error }, "the progress of an import could not be stored"),
    );
  }, BEAT_MS);
  const firstRejects: NonNullable<StoredImport["firstRejects"]> = [];
  const differences: NonNullable<StoredImport["differences"]> = [];
  try {
    const path = join(folder, "file.csv");
    await writeFile(path, job.file ?? new Uint8Array());
    const summary = await importCatalog({
      database,
      storefrontId: job.storefrontId,
      path,
      ...optionsOf(job),
      dryRun: isCheck,
      now: now(),
      signal,
      onProgress: (at) => void (progress = progressOf(at)),
      wordsOf: (reason) => reasonIn(job.options.words, reason),
      onProblems: (problems) => void firstRejects.push(...problems.slice(0, MAX_REJECTS - firstRejects.length)),
      onProduct: (product) => void (differences.length < MAX_DIFFERENCES && differences.push(differenceOf(product))),
    });
    clearInterval(timer);
    // A process that closes leaves the import to the next one.
    if (closing.aborted && summary.stopped) return;
    const rejects = summary.rejectedFile ? await readFile(summary.rejectedFile, "utf8") : null;
    const after = summaryOf(summary, job.options.words);
    await database.query.transaction().execute(async (inside) => {
      const state = summary.stopped ? "stopped" : isCheck ? "checked" : "done";
      await updateImport(inside, job.id, {
        ...{ state, summary: after, rejects, firstRejects, progress: null, stops: false, beatAt: null, fault: null },
        ...(isCheck && { differences }),
        ...(state === "done" && { file: null }),
        endedAt: isCheck ? null : now(),
      });
      if (!isCheck) await recordEnd({ query: inside, now }, job, state, after);
    });
  } catch (error) {
    clearInterval(timer);
    if (!(error instanceof ImportError)) log.error({ importId: job.id, err: error }, "a file could not be imported");
    const fault = error instanceof ImportError ? error.code : "other";
    await updateImport(query, job.id, { state: "failed", fault, progress: null, beatAt: null, stops: false, endedAt: now() });
  } finally {
    clearInterval(timer);
    await rm(folder, { recursive: true, force: true });
  }
}

function recordEnd(
  { query, now }: { query: Parameters<typeof updateImport>[0]; now(): Date },
  { id, storefrontId, name, staffId, staffName }: StoredImport,
  state: string,
  summary: CatalogImportSummary,
): Promise<void> {
  const by = staffId === null ? ({ actor: "system", name: staffName } as const) : ({ actor: "staff", name: staffName, staffId } as const);
  const after = { name, state, new: summary.new, changed: summary.changed, refused: summary.refused, rejectedRows: summary.rejectedRows };
  return recordActOf(
    { query, storefrontId, at: now(), by },
    { kind: "catalogue.import_ended", subject: "import", no: id, before: null, after },
  );
}

function optionsOf({ options: { format, columns, decimal, encoding, language, place, stock } }: StoredImport) {
  const columnMap: ColumnMap | undefined = format === null && columns ? new Map(Object.entries(columns)) : undefined;
  return { format: format ?? undefined, columnMap, decimal, encoding, language, place, stockFigure: stock };
}

const progressOf = ({ bytes, items }: Progress) => ({ done: Math.min(bytes.done, bytes.total), total: bytes.total, items });

const differenceOf = ({ code, state, items, differences }: ProductOutcome) => ({
  ...{ code, items },
  state: state === "new" ? ("new" as const) : ("changed" as const),
  fields: state === "new" ? [] : differences.slice(0, MAX_FIELDS),
});

const MAX_COUNTED = 50;
const MAX_DOUBTS = 100;

function summaryOf(summary: ImportSummary, language: Language): CatalogImportSummary {
  const { products, items, rejectedRows, unknownColumns, unusedColumns, untranslated, newListings, doubts } = summary;
  const counted = (counts: readonly [text: string, rows: number][]) =>
    counts
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, MAX_COUNTED)
      .map(([text, rows]) => ({ text, rows }));
  return {
    ...products,
    ...{ items, rejectedRows, untranslated },
    unknownColumns: [...unknownColumns, ...unusedColumns],
    departments: newListings.slice(0, MAX_COUNTED),
    places: counted(summary.unknownPlaces),
    stockWords: counted(summary.unknownStockWords),
    notes: counted(summary.ignored).map(({ text, rows }) => ({ text: reasonIn(language, text), rows })),
    doubts: doubts.slice(0, MAX_DOUBTS).map((one) => ({ ...one, reason: reasonIn(language, one.reason) })),
  };
}
