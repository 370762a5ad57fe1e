import type { Language } from "@azulejo/contract";
import { type Database, type Query, recordChanges } from "@azulejo/database";
import { todayOf } from "../../../domain/day.ts";
import type { Storefront } from "../../../domain/storefront.ts";
import type { CountOf } from "../../stock/index.ts";
import { selectStorefronts } from "../../storefront/index.ts";
import { refreshStatistics } from "../catalog.repository.ts";
import { writeRelations } from "../write-catalog.ts";
import type { DecimalMark } from "./complete/amount.rules.ts";
import type { Problem, ProductDraft } from "./complete/product-draft.ts";
import { createTermBook } from "./complete/term-book.ts";
import { openWords } from "./complete/words.ts";
import type { ColumnMap } from "./formats/column-source.ts";
import { namesOfFactColumns } from "./formats/fact-columns.ts";
import type { ColumnNames, Format, FormatName, ReadProduct, Setting } from "./formats/format.ts";
import { formats } from "./formats/formats.ts";
import { type Recognized, readyColumns, recognize } from "./formats/systems/ready-maps.ts";
import { ImportError } from "./import-error.ts";
import { type CopyPictures, copyPicturesOf } from "./read/copied-pictures.ts";
import { detectFormat, headerOf, readyNames } from "./read/detect-format.ts";
import type { Encoding } from "./read/encoding.ts";
import { openSource, type Source } from "./read/open-source.ts";
import { openRejectFile, type RejectFile } from "./read/reject-file.ts";
import { createSeenInFile } from "./read/seen-in-file.ts";
import { selectPlaces } from "./write/stock.repository.ts";
import { selectTermRows } from "./write/storefront-words.repository.ts";
import { type BatchOutcome, type ProductOutcome, type Run, writeBatch } from "./write/write-batch.ts";

export interface ImportOptions {
  database: Database;
  /** The storefront whose catalog it is; the first one by default. */
  storefrontId?: number | undefined;
  path: string;
  format?: FormatName | undefined;
  /** The file's encoding; UTF-8 by default. */
  encoding?: Encoding | undefined;
  /** The decimal mark of the file's numbers; a point by default. */
  decimal?: DecimalMark | undefined;
  /** Where a foreign CSV has our columns. */
  columnMap?: ColumnMap | undefined;
  /** Copies pictures into the shop's own store; without it they stay on their hosts. */
  copyPictures?: CopyPictures | undefined;
  /** The language of single-language files; by default the storefront's default language. */
  language?: Language | undefined;
  /** The place of stock that the file gives no place for; by default the storefront's default store. */
  place?: string | undefined;
  /** The sell units assumed for "in stock" without a number. */
  assumedStock?: number | undefined;
  /** Whether the stock of a Shopify or Google file is on hand, or available after what our open orders hold. */
  stockFigure?: CountOf | undefined;
  /** When the file's stock was counted; later movements are kept. Defaults to now. */
  stockAsOf?: Date | undefined;
  dryRun?: boolean | undefined;
  now?: Date | undefined;
  onProgress?: (progress: Progress) => void;
  /** Called for every product that is new or differs. */
  onProduct?: (product: ProductOutcome) => void;
  /** Called for what is rejected. */
  onProblems?: ((problems: readonly Problem[]) => void) | undefined;
  /** Words a reason in another language than English. */
  wordsOf?: ((reason: string) => string) | undefined;
  /** When aborted, the current batch is finished and the rest is left for the next run. */
  signal?: AbortSignal | undefined;
}

export interface Progress {
  bytes: { done: number; total: number };
  items: number;
}

export interface ImportSummary {
  format: FormatName;
  /** The system whose ready map was used, by the name that people know. */
  system: string | null;
  /** Products by outcome. A refused product is not counted in any other. */
  products: { new: number; changed: number; unchanged: number; refused: number };
  items: number;
  rejectedRows: number;
  /** Null when everything was imported. */
  rejectedFile: string | null;
  /** Why cells and rows were rejected, with how many. */
  rejectedReasons: [reason: string, count: number][];
  unknownColumns: string[];
  /** Columns that the format has and the shop does not use. */
  unusedColumns: string[];
  /** Reasons for which values were left out although their rows were imported, with the number of values. */
  ignored: [reason: string, count: number][];
  /** Products that show one language's name in both. */
  untranslated: number;
  newTerms: number;
  newListings: string[];
  /** Places of stock that the storefront doesn't have, with how many rows name them. */
  unknownPlaces: [place: string, rows: number][];
  /** Words for stock that aren't known, with how many rows have them. */
  unknownStockWords: [word: string, rows: number][];
  /** Imported prices that are unlikely. */
  doubts: Problem[];
  seconds: number;
  stopped: boolean;
}

/** The products per transaction: enough to make it cheap, few enough to lose little on interruption. */
const BATCH_PRODUCTS = 500;
const BATCH_ITEMS = 4000;
const ASSUMED_STOCK = 100;
const MAX_DOUBTS = 200;

/**
 * Imports a file into the catalog, batch by batch. What is already stored is not written again, so the next run completes an
 * interrupted one.
 * @throws ImportError when the file, the format or the storefront is not valid
 */
export async function importCatalog(options: ImportOptions): Promise<ImportSummary> {
  const started = performance.now();
  const source = await openSource(options.path, options.encoding, options.decimal);
  const storefront = await storefrontOf(options.database.query, options.storefrontId);
  const { format, ready, columnMap } = await formatOf(options, source, options.language ?? firstLanguage(storefront));
  const { run, setting } = await prepare(storefront, { ...options, columnMap }, namesIn(format.columns, columnMap));
  setting.readySystem = ready?.system ?? null;
  const rejects = openRejectFile(options.path, options);
  const summary = emptySummary(format.name, ready?.title ?? null);
  const related = new Map<string, string[]>();
  const refused = () => void (summary.products.refused += 1);
  try {
    await refreshStatistics(options.database.query);
    for await (const drafts of batchesOf(format.read(source.text(), setting), run, rejects, refused)) {
      if (options.copyPictures) rejects.write(await copyPicturesOf(drafts, options.copyPictures, run.columns.picture));
      summary.stopped = options.signal?.aborted ?? false;
      if (summary.stopped) break;
      await takeBatch(run, drafts, options, summary, rejects);
      for (const { code, relatedTo } of drafts) if (relatedTo !== undefined) related.set(code, relatedTo ?? []);
      options.onProgress?.({ bytes: source.bytes, items: summary.items });
      summary.stopped = options.signal?.aborted ?? false;
      if (summary.stopped) break;
    }
    if (!summary.stopped) await relate(run, related);
  } finally {
    rejects.close();
  }
  return {
    ...summary,
    rejectedRows: rejects.rows,
    rejectedFile: rejects.rows > 0 ? rejects.path : null,
    rejectedReasons: [...rejects.reasons],
    unknownColumns: [...setting.unknown],
    unusedColumns: [...setting.unused],
    ignored: [...setting.ignored],
    unknownPlaces: [...run.unknownPlaces],
    unknownStockWords: [...setting.stockWords],
    seconds: (performance.now() - started) / 1000,
  };
}

interface FileFormat {
  format: Format;
  ready: Recognized | null;
  columnMap: ColumnMap | undefined;
}

/** @throws ImportError when an option does not suit the format */
async function formatOf(options: ImportOptions, source: Source, language: Language): Promise<FileFormat> {
  const { path, format: named, columnMap, decimal } = options;
  const ready = named || columnMap ? null : await readyMapOf(source);
  const name = named ?? (columnMap || ready ? "our-csv" : await detectFormat(path, source.start));
  const format = formats[name];
  if (columnMap && format.name !== "our-csv") throw new ImportError(`A map of columns is for a CSV file, not for ${format.name}.`);
  if (decimal === "," && format.name === "our-jsonl") throw new ImportError("Numbers in JSONL always have a decimal point.");
  if (!ready) return { format, ready, columnMap };
  const names = await readyNames(ready.system, source.start);
  return { format, ready, columnMap: new Map(Object.entries(readyColumns(ready.system, names, language))) };
}

/** Returns the system that a file comes from, unless it is in a format that is read as it is. */
async function readyMapOf({ start }: Source): Promise<Recognized | null> {
  const header = await headerOf(start);
  return header.indexOf("productCode") >= 0 ? null : recognize(header.names);
}

/** Yields the drafts to check, in batches of one transaction each. */
async function* batchesOf(products: AsyncGenerator<ReadProduct>, run: Run, rejects: RejectFile, refused: () => void) {
  let batch: ProductDraft[] = [];
  let items = 0;
  for await (const { draft, problems } of products) {
    rejects.write(problems);
    if (!draft || !isFirst(run, draft, rejects)) {
      refused();
      continue;
    }
    batch.push(draft);
    items += draft.items.length;
    if (batch.length < BATCH_PRODUCTS && items < BATCH_ITEMS) continue;
    yield batch;
    [batch, items] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/** Returns the column names for reports: the foreign file's where a map names them. */
function namesIn(columns: ColumnNames, map: ColumnMap | undefined): ColumnNames {
  const foreign = (name: string): string => {
    const source = map?.get(name);
    return source && "column" in source ? source.column : name;
  };
  return Object.fromEntries(Object.entries(columns).map(([key, name]) => [key, foreign(name)])) as unknown as ColumnNames;
}

async function takeBatch(run: Run, drafts: ProductDraft[], options: ImportOptions, summary: ImportSummary, rejects: RejectFile) {
  const outcome = await writeBatch(run, drafts);
  rejects.write(outcome.problems);
  count(summary, outcome);
  for (const product of outcome.products) if (product.state !== "unchanged") options.onProduct?.(product);
  await refreshStatistics(options.database.query);
}

/** Returns the names of the columns that a storefront's own facts have. @throws ImportError for a storefront that doesn't exist */
export async function factColumnNames({ query }: Database, storefrontId?: number): Promise<string[]> {
  return namesOfFactColumns((await storefrontOf(query, storefrontId)).settings.facts);
}

async function storefrontOf(query: Query, storefrontId: number | undefined): Promise<Storefront> {
  const all = await selectStorefronts(query);
  const storefront = storefrontId === undefined ? all[0] : all.find(({ id }) => id === storefrontId);
  if (!storefront) throw new ImportError("There is no storefront to import into. Start the shop once, or set SEED=empty.");
  return storefront;
}

async function prepare(storefront: Storefront, options: ImportOptions, columns: Run["columns"]): Promise<{ run: Run; setting: Setting }> {
  const { query } = options.database;
  const places = await selectPlaces(query, storefront.id);
  const defaultPlace = options.place ?? storefront.settings.defaultStore;
  if (!places.ids.has(defaultPlace)) {
    const known = [...places.ids.keys()].join(", ") || "none";
    throw new ImportError(`There is no place ${defaultPlace}. The storefront's places are ${known}.`, "place");
  }
  return {
    run: {
      database: options.database,
      storefrontId: storefront.id,
      currency: storefront.settings.currency,
      today: todayOf(options.now ?? new Date(), storefront.timezone),
      columns,
      places,
      unknownPlaces: new Map(),
      defaultPlace,
      countedAt: options.stockAsOf,
      dryRun: options.dryRun ?? false,
      seen: createSeenInFile(),
      words: await openWords(query, storefront.id),
      series: new Map(),
    },
    setting: {
      terms: createTermBook(await selectTermRows(query, storefront.id)),
      language: options.language ?? firstLanguage(storefront),
      decimal: options.decimal ?? ".",
      columnMap: options.columnMap ?? null,
      readySystem: null,
      facts: storefront.settings.facts,
      currency: storefront.settings.currency,
      assumedStock: options.assumedStock ?? ASSUMED_STOCK,
      stockFigure: options.stockFigure ?? "onHand",
      unknown: new Set(),
      unused: new Set(),
      ignored: new Map(),
      stockWords: new Map(),
    },
  };
}

const firstLanguage = ({ settings }: Storefront): Language => settings.defaultLocale;

/** Returns false for a product whose rows aren't adjacent: its first rows are already imported. */
function isFirst(run: Run, draft: ProductDraft, rejects: RejectFile): boolean {
  const before = run.seen.claim("product", draft.code, String(draft.line), draft.line);
  if (before === null) return true;
  const reason = `the product has rows from line ${before} on; rows of one product have to follow each other`;
  rejects.write([{ line: draft.line, column: run.columns.code, reason, value: draft.code }]);
  for (const item of draft.items.slice(1)) rejects.write([{ line: item.line, column: run.columns.code, reason, value: draft.code }]);
  return false;
}

const emptySummary = (format: FormatName, system: string | null): ImportSummary => ({
  format,
  system,
  products: { new: 0, changed: 0, unchanged: 0, refused: 0 },
  items: 0,
  rejectedRows: 0,
  rejectedFile: null,
  rejectedReasons: [],
  unknownColumns: [],
  unusedColumns: [],
  ignored: [],
  untranslated: 0,
  newTerms: 0,
  newListings: [],
  unknownPlaces: [],
  unknownStockWords: [],
  doubts: [],
  seconds: 0,
  stopped: false,
});

function count(summary: ImportSummary, outcome: BatchOutcome): void {
  for (const { state, items, fallsBack } of outcome.products) {
    summary.products[state] += 1;
    summary.items += items;
    if (fallsBack) summary.untranslated += 1;
  }
  summary.products.refused += outcome.refused;
  summary.doubts.push(...outcome.doubts.slice(0, MAX_DOUBTS - summary.doubts.length));
  summary.newTerms += outcome.added.newTerms;
  summary.newListings.push(...outcome.added.newListings);
}

const RELATED_BATCH = 500;

/** Writes relations last, when both products exist. */
async function relate(run: Run, related: Map<string, string[]>): Promise<void> {
  if (run.dryRun) return;
  const records = [...related].map(([code, relatedTo]) => ({ code, relatedTo }));
  for (let start = 0; start < records.length; start += RELATED_BATCH) {
    await run.database.query.transaction().execute(async (query) => {
      const changed = await writeRelations(query, run.storefrontId, records.slice(start, start + RELATED_BATCH));
      await recordChanges(
        query,
        changed.map((id) => ({ kind: "product", entity: String(id) })),
      );
    });
  }
}
