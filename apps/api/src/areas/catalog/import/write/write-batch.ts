import { createHash } from "node:crypto";
import { type Language, languages } from "@azulejo/contract";
import { type Database, type Query, recordChanges } from "@azulejo/database";
import { selectYards, type Yard } from "../../../stock/index.ts";
import type { ProductRecord, SeriesRecord } from "../../catalog-record.ts";
import { writeCatalog } from "../../write-catalog.ts";
import { type Completed, completeRecord, type StoredRecord, seriesCodeOf } from "../complete/complete-record.rules.ts";
import { doubtOf } from "../complete/likely-price.rules.ts";
import { lotToWrite, onHandAfter } from "../complete/lots.rules.ts";
import type { Problem, ProductDraft } from "../complete/product-draft.ts";
import { slugOf } from "../complete/slug.rules.ts";
import { type AddedWords, addWords, type Words } from "../complete/words.ts";
import type { ColumnNames } from "../formats/format.ts";
import type { SeenInFile } from "../read/seen-in-file.ts";
import { type Difference, differences } from "./difference.rules.ts";
import { type LotRecord, type Places, type StoredLot, selectStoredLots, writeLots } from "./stock.repository.ts";
import { selectCosts, selectItemOwners, selectSeriesRecords, selectSlugOwners, selectStoredRecords } from "./stored-record.repository.ts";

/** Facts that stay the same for a whole run. */
export interface Run {
  database: Database;
  storefrontId: number;
  currency: string;
  today: string;
  columns: ColumnNames;
  places: Places;
  /** Places that the storefront doesn't have, with how many rows name them. */
  unknownPlaces: Map<string, number>;
  defaultPlace: string;
  /** When the file's stock was counted, if not now. */
  countedAt: Date | undefined;
  /** Rolls back every batch. */
  dryRun: boolean;
  seen: SeenInFile;
  words: Words;
  /** The series of this run. Only a dry run needs them, because it finds none stored. */
  series: Map<string, SeriesRecord>;
}

export interface ProductOutcome {
  code: string;
  state: "new" | "changed" | "unchanged";
  items: number;
  differences: Difference[];
  fallsBack: boolean;
}

export interface BatchOutcome {
  products: ProductOutcome[];
  problems: Problem[];
  /** The number of drafts that were not imported at all. */
  refused: number;
  added: AddedWords;
  doubts: Problem[];
}

/** Thrown to roll back a batch. */
class TakenBack extends Error {}

/**
 * Writes products with texts, items, prices, pictures and stock in one transaction, but only those that differ from what is
 * stored. A product that the database refuses is found by halving the batch and reported; the others are imported.
 */
export async function writeBatch(run: Run, drafts: ProductDraft[]): Promise<BatchOutcome> {
  let outcome: BatchOutcome | undefined;
  try {
    await run.database.query.transaction().execute(async (query) => {
      outcome = await writeWithin(query, run, drafts);
      if (run.dryRun) throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) {
      if (!isRefusal(error)) throw error;
      return writeHalves(run, drafts, error);
    }
  }
  if (!outcome) throw new Error("A batch ended without an outcome.");
  for (const key of outcome.added.terms) run.words.named.add(key);
  for (const department of outcome.added.departments) run.words.listed.add(department);
  return outcome;
}

/** Returns whether data violates a schema constraint (SQLSTATE classes 22 and 23), rather than the connection having failed. */
const isRefusal = (error: unknown): error is Error & { code: string } => /^2[23]/.test(String((error as { code?: unknown })?.code ?? ""));

async function writeHalves(run: Run, drafts: ProductDraft[], error: Error): Promise<BatchOutcome> {
  const [only] = drafts;
  if (only && drafts.length === 1) {
    const problem = { line: only.line, column: "", reason: `the database refuses it: ${error.message}`, value: only.code };
    return {
      products: [],
      problems: [problem],
      refused: 1,
      added: { terms: [], departments: [], newTerms: 0, newListings: [] },
      doubts: [],
    };
  }
  const middle = Math.ceil(drafts.length / 2);
  const [a, b] = [await writeBatch(run, drafts.slice(0, middle)), await writeBatch(run, drafts.slice(middle))];
  return {
    products: [...a.products, ...b.products],
    problems: [...a.problems, ...b.problems],
    refused: a.refused + b.refused,
    doubts: [...a.doubts, ...b.doubts],
    added: {
      terms: [],
      departments: [],
      newTerms: a.added.newTerms + b.added.newTerms,
      newListings: [...a.added.newListings, ...b.added.newListings],
    },
  };
}

/** A product to import, with its stored data. */
interface Candidate {
  draft: ProductDraft;
  record: ProductRecord;
  completed: Completed;
  stored: StoredRecord | null;
  differences: Difference[];
  lots: LotRecord[];
}

async function writeWithin(query: Query, run: Run, drafts: ProductDraft[]): Promise<BatchOutcome> {
  const problems: Problem[] = [];
  const candidates = await readCandidates(query, run, drafts, problems);
  const differing = candidates.filter(({ stored, differences: found }) => !stored || found.length > 0);
  const { changed } = await writeCatalog(
    query,
    run.storefrontId,
    differing.map(({ record }) => record),
  );
  const restocked = await writeLots(
    query,
    run.storefrontId,
    candidates.flatMap(({ lots }) => lots),
    run.countedAt,
  );
  const done = new Set(changed);
  await recordChanges(
    query,
    restocked.filter((id) => !done.has(id)).map((id) => ({ kind: "stock", entity: String(id) })),
  );
  const added = await addWords(
    query,
    run.storefrontId,
    run.words,
    candidates.map(({ draft, record }) => ({ draft, department: record.series.department })),
  );
  const costs = await selectCosts(
    query,
    run.storefrontId,
    candidates.flatMap(({ record }) => record.items.map(({ itemNo }) => itemNo)),
    run.today,
  );
  const doubts = candidates.flatMap((one) => doubtsOf(run, one, costs));
  return { products: candidates.map(outcomeOf), problems, refused: drafts.length - candidates.length, added, doubts };
}

function doubtsOf(run: Run, { draft, record, stored }: Candidate, costs: ReadonlyMap<string, number>): Problem[] {
  const before = new Map(stored?.record.items.map((item) => [item.itemNo, item]));
  return draft.items.flatMap((own) => {
    const item = record.items.find(({ itemNo }) => itemNo === own.itemNo);
    const reason = item && doubtOf(item, { before: before.get(own.itemNo), costCents: own.costCents ?? costs.get(own.itemNo) });
    return reason ? [{ line: own.line, column: run.columns.listPrice, reason, value: (item.listCents / 100).toFixed(2) }] : [];
  });
}

function outcomeOf({ record, stored, differences: found, lots, completed }: Candidate): ProductOutcome {
  const state = !stored ? "new" : found.length > 0 || lots.length > 0 ? "changed" : "unchanged";
  return { code: record.code, state, items: record.items.length, differences: found, fallsBack: completed.fallsBack };
}

async function readCandidates(query: Query, run: Run, drafts: ProductDraft[], problems: Problem[]): Promise<Candidate[]> {
  const stored = await selectStoredRecords(
    query,
    run.storefrontId,
    drafts.map((draft) => draft.code),
  );
  const codes = drafts.map((draft) => seriesCodeOf(draft, stored.get(draft.code) ?? null));
  const series = await selectSeriesRecords(query, run.storefrontId, [...new Set(codes)]);
  const complete = drafts.flatMap((draft, index) => {
    const own = stored.get(draft.code) ?? null;
    const around = {
      stored: own,
      series: series.get(codes[index] ?? "") ?? run.series.get(codes[index] ?? "") ?? null,
      currency: run.currency,
      today: run.today,
      columns: run.columns,
    };
    const completed = completeRecord(draft, around);
    problems.push(...completed.problems);
    const { record } = completed;
    if (!record || !sameSeries(run, draft, record.series, problems)) return [];
    // Other products of the batch have to describe the series in the same way.
    series.set(record.series.code, record.series);
    if (run.dryRun) run.series.set(record.series.code, record.series);
    return [{ draft, completed, record, stored: own }];
  });
  const free = await withoutCollisions(query, run, complete, problems);
  const numbers = free.flatMap(({ completed }) => completed.lots.map(({ itemNo }) => itemNo));
  const lots = await selectStoredLots(query, run.storefrontId, [...new Set(numbers)], { countedAt: run.countedAt });
  const yards = await selectYards(query, run.storefrontId, numbers);
  return free.map((one) => {
    const written = lotsOf(run, one, { lots, yards }, problems);
    const found = one.stored ? differences(one.stored.record, one.record) : [];
    return {
      ...one,
      lots: written.map(({ lot }) => lot),
      differences: [...found, ...(one.stored ? written.map(({ difference }) => difference) : [])],
    };
  });
}

const fingerprint = (series: SeriesRecord): string => createHash("sha256").update(JSON.stringify(series)).digest("base64");

type Complete = Pick<Candidate, "draft" | "completed" | "record" | "stored">;

/** Refuses a second, different description of a series, because the two would overwrite each other on every run. */
function sameSeries(run: Run, draft: ProductDraft, series: SeriesRecord, problems: Problem[]): boolean {
  const before = run.seen.claim("series", series.code, fingerprint(series), draft.line);
  if (before === null) return true;
  const reason = `says other things of the series than the product on line ${before} does`;
  problems.push({ line: draft.line, column: run.columns.series, reason, value: series.code });
  return false;
}

/** Leaves out items whose number, and products whose address, belong to another product. */
async function withoutCollisions(query: Query, run: Run, products: Complete[], problems: Problem[]): Promise<Complete[]> {
  const records = products.map(({ record }) => record);
  const numbers = records.flatMap((record) => record.items.map((item) => item.itemNo));
  const itemOwners = await selectItemOwners(query, run.storefrontId, numbers);
  const slugOwners = await selectSlugOwners(query, run.storefrontId, [
    ...new Set(
      products.flatMap(({ record, completed }) =>
        languages.flatMap((language) => [record.texts[language].slug, completed.otherSlugs[language] ?? []].flat()),
      ),
    ),
  ]);
  return products.flatMap((product) => {
    const { draft } = product;
    const record = withFreeSlugs(run, product, slugOwners);
    const taken = languages.flatMap((language) => slugProblem(run, draft, record, language, slugOwners) ?? []).slice(0, 1);
    if (taken.length > 0) {
      problems.push(...taken);
      return [];
    }
    const items = record.items.filter((item) => {
      const line = draft.items.find((one) => one.itemNo === item.itemNo)?.line ?? draft.line;
      const whose = otherOwner(run, "item", item.itemNo, record.code, line, itemOwners.get(item.itemNo));
      if (whose) problems.push({ line, column: run.columns.itemNo, reason: `is an item of ${whose}`, value: item.itemNo });
      return whose === null;
    });
    return items.length > 0 ? [{ ...product, record: { ...record, items } }] : [];
  });
}

/** Returns the record with its code in each address that the file does not state and that is another product's already. */
function withFreeSlugs(run: Run, { draft, record, completed }: Complete, owners: Map<string, string>): ProductRecord {
  const text = (language: Language) => {
    const own = record.texts[language];
    const other = completed.otherSlugs[language];
    const key = `${language}|${own.slug}`;
    const isFree = otherOwner(run, "slug", key, record.code, draft.line, owners.get(key)) === null;
    return isFree || other === null ? own : { ...own, slug: other };
  };
  return { ...record, texts: { en: text("en"), es: text("es") } };
}

function slugProblem(
  run: Run,
  draft: ProductDraft,
  record: ProductRecord,
  language: Language,
  owners: Map<string, string>,
): Problem | null {
  const { slug } = record.texts[language];
  const key = `${language}|${slug}`;
  const whose = otherOwner(run, "slug", key, record.code, draft.line, owners.get(key));
  if (whose === null) return null;
  return { line: draft.line, column: run.columns.slug, reason: `its address in ${language} is that of ${whose}`, value: slug };
}

/** Returns the other product, in the shop or earlier in the file, that has this number or address; null when it is free. */
function otherOwner(run: Run, kind: string, key: string, code: string, line: number, stored: string | undefined): string | null {
  if (stored !== undefined && stored !== code) return `the product ${stored}`;
  const before = run.seen.claim(kind, key, code, line);
  return before === null ? null : `the product on line ${before}`;
}

interface Stored {
  lots: Map<string, StoredLot[]>;
  yards: readonly Yard[];
}

function lotsOf(run: Run, { completed, record }: Complete, stored: Stored, problems: Problem[]) {
  const remaining = new Set(record.items.map((item) => item.itemNo));
  return completed.lots.flatMap(({ itemNo, line, lot: draft }) => {
    const named = draft.place ?? run.defaultPlace;
    const place = run.places.ids.has(named) ? named : (run.places.codes.get(slugOf(named)) ?? named);
    const placeId = run.places.ids.get(place);
    if (placeId === undefined) {
      run.unknownPlaces.set(place, (run.unknownPlaces.get(place) ?? 0) + 1);
      problems.push({
        line,
        column: run.columns.place,
        reason: `is no place of this storefront: ${[...run.places.ids.keys()].join(", ")}`,
        value: place,
      });
      return [];
    }
    const before = stored.lots.get(itemNo) ?? [];
    const lot = remaining.has(itemNo) ? lotToWrite(itemNo, draft, placeId, before) : null;
    if (!lot) return [];
    if (stored.yards.some((yard) => yard.itemNo === itemNo && yard.placeId === placeId)) {
      problems.push({ line, column: run.columns.place, reason: "has slabs of this item, which its stock there follows", value: place });
      return [];
    }
    const was = before.find((one) => one.placeId === placeId && one.code === lot.code);
    const difference = {
      field: `${itemNo}.stock at ${place}, lot ${lot.code}`,
      from: was ? String(was.onHand) : "",
      to: String(was ? onHandAfter(was, lot.count) : lot.count.units),
    };
    return [{ lot, difference }];
  });
}
