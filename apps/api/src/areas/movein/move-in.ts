import { basename } from "node:path";
import type { Database, Query } from "@azulejo/database";
import { todayOf } from "../../domain/day.ts";
import type { Storefront } from "../../domain/storefront.ts";
import { type Actor, recordActOf } from "../audit/index.ts";
import { type DecimalMark, ImportError, openRejectFile, type Problem, type RejectFile } from "../catalog/index.ts";
import type { RedirectList, StorePicture } from "../content/index.ts";
import { selectStorefronts } from "../storefront/index.ts";
import { createSums, type Difference, differencesOf, type StatedTotal, type Sums } from "./control.rules.ts";
import { readControl } from "./read-control.ts";
import { type Kind, kindNames, type Records } from "./records/kinds.ts";
import { readRecords } from "./records/read-records.ts";
import { createReadRows, type ReadRows } from "./records/read-rows.ts";
import { filesOf, type RecordFile } from "./records/record-files.ts";
import { removeMissing } from "./remove-missing.ts";
import { type Counts, type Kept, takeBatch } from "./take-batch.ts";
import { completeBranches } from "./write/businesses.ts";
import { lockMoves } from "./write/external-id.repository.ts";
import { openMovedQuotes } from "./write/quotes/open-moved-quotes.ts";
import type { Run } from "./write/run.ts";

export interface MoveInOptions {
  database: Database;
  folder: string;
  /** The name of the system that the files and their ids come from. */
  source: string;
  /** The first one by default. */
  storefrontId?: number | undefined;
  dryRun?: boolean | undefined;
  /** The person who accepts a difference in the totals, or that no totals are stated. */
  signedBy?: string | undefined;
  encoding?: string | undefined;
  decimal?: DecimalMark | undefined;
  now?: Date | undefined;
  /** The site's redirects; missing if the content system can't be reached. */
  redirects?: RedirectList | null | undefined;
  /** Stores a picture; missing if the content system can't be reached. */
  storePicture?: StorePicture | null | undefined;
  /** The author in the audit log; the command by default. */
  by?: Actor["by"] | undefined;
  /** Receives rejected rows of a file while it is checked. */
  onRejects?: ((file: string, problems: readonly Problem[]) => void) | undefined;
  /** Translates a reason from English. */
  wordsOf?: ((reason: string) => string) | undefined;
  onProgress?: ((progress: { kind: Kind; isCheck: boolean; rows: number }) => void) | undefined;
  /** When aborted, the current batch is finished; the next run writes the rest. */
  signal?: AbortSignal | undefined;
}

export interface MoveInSummary {
  /** By kind, for the files in the folder. */
  counts: Partial<Record<Kind, Counts>>;
  /** Recognized exports of other systems, by file name. */
  exports: Record<string, string>;
  /** Files of unknown formats. */
  unreadFiles: string[];
  rejectedFiles: string[];
  /** Ids of rows that the files no longer have of their records, by kind. */
  removed: Partial<Record<Kind, string[]>>;
  /** Ids of rows that are there again, such as slabs that were marked as sold because an earlier file lacked them, by kind. */
  returned: Partial<Record<Kind, string[]>>;
  /** Rows whose values the shop keeps, by the setting's name of the field or file, of this check or move. */
  kept: Kept;
  /** The open amount of the accepted invoices and credits, in cents; null without a file of them. */
  receivablesCents: number | null;
  differences: Difference[];
  /** External ids of orders whose lines don't add up to their goods amount. They are moved unchanged. */
  unequalOrders: string[];
  /** External ids of quotes whose lines don't add up to their goods amount. They wait for the shop's answer instead of being open. */
  unequalQuotes: string[];
  /** Stores that rows name and the shop doesn't have, the first hundred. */
  unknownStores: string[];
  /** Whether a total of all receivables or of all gift cards is missing. */
  isUnstated: boolean;
  hasWritten: boolean;
  stopped: boolean;
  seconds: number;
}

/**
 * Moves business accounts, their people, prices and certificates, orders, quotes, open invoices, credits and gift cards from another system. All
 * files are checked first. If their sums differ from the totals that the supplier states, nothing is written unless a person signs the
 * difference. Rows that were written before are skipped, so another run completes an interrupted one.
 * @throws ImportError if the folder or a file can't be read
 */
export async function moveIn(options: MoveInOptions): Promise<MoveInSummary> {
  const started = performance.now();
  const { database, folder, source, dryRun, signedBy, now = new Date() } = options;
  const found = await filesOf(folder, options.encoding);
  const { files } = found;
  const storefront = await storefrontOf(database.query, options.storefrontId);
  const sums = createSums(todayOf(now, storefront.timezone));
  const start = (isCheck: boolean): Run => ({
    ...startOf(storefront, source, now),
    redirects: options.redirects ?? null,
    storePicture: options.storePicture ?? null,
    folder,
    query: database.query,
    isCheck,
  });
  const summary: MoveInSummary = { ...emptySummary(), exports: found.exports, unreadFiles: found.unread };
  await passOver(files, start(true), options, summary, sums);
  const all = { business: null, age: null, year: null };
  const stated = await readControl(folder, options);
  const shown = {
    receivables: files.has("invoice"),
    credit: files.has("business"),
    orders: files.has("order"),
    "gift-cards": files.has("giftCard"),
    quotes: files.has("quote"),
  };
  summary.differences = differencesOf(
    stated.filter(({ figure }) => shown[figure]),
    sums,
  );
  summary.unequalOrders = sums.unequalOrders();
  summary.unequalQuotes = files.has("quoteLine") ? sums.unequalQuotes() : [];
  if (shown.receivables) summary.receivablesCents = sums.sumOf({ ...all, figure: "receivables" }).cents;
  summary.isUnstated = owed.some((owing) => shown[owing] && !stated.some((one) => one.figure === owing && isOfAll(one)));
  const isAgreed = summary.differences.length === 0 && !summary.isUnstated;
  if (!dryRun && !summary.stopped && (isAgreed || signedBy)) {
    summary.hasWritten = true;
    const run = start(false);
    await passOver(files, run, options, summary, null);
    const by = options.by ?? { actor: "command", name: "npm run movein" };
    if (!summary.stopped) await finish(run, storefront, summary, { by, signedBy: isAgreed ? null : (signedBy ?? null) });
  }
  return { ...summary, seconds: (performance.now() - started) / 1000 };
}

/** What customers and the shop owe each other. A total of it has to be stated. */
const owed = ["receivables", "gift-cards"] as const;
const isOfAll = ({ business, age }: StatedTotal): boolean => business === null && age === null;

/** @param id the first one by default @throws ImportError when there is none */
export async function storefrontOf(query: Query, id?: number): Promise<Storefront> {
  const storefronts = await selectStorefronts(query);
  const storefront = id === undefined ? storefronts[0] : storefronts.find((one) => one.id === id);
  if (!storefront && id !== undefined) throw new ImportError(`There is no storefront ${id}.`);
  if (!storefront) throw new ImportError("The shop has no storefront yet. Run npm run setup first.");
  return storefront;
}

const emptySummary = (): MoveInSummary => ({
  counts: {},
  exports: {},
  unreadFiles: [],
  rejectedFiles: [],
  removed: {},
  returned: {},
  kept: {},
  receivablesCents: null,
  differences: [],
  unequalOrders: [],
  unequalQuotes: [],
  unknownStores: [],
  isUnstated: false,
  hasWritten: false,
  stopped: false,
  seconds: 0,
});

const startOf = (storefront: Storefront, source: string, now: Date) => ({
  storefrontId: storefront.id,
  source,
  language: storefront.settings.defaultLocale,
  currency: storefront.settings.currency,
  shopFields: storefront.settings.shopFields,
  at: now,
  accepted: Object.fromEntries(kindNames.map((kind) => [kind, new Map()])) as Run["accepted"],
  addresses: new Map(),
});

/** Reads all files once, in the order of kinds. @param sums null if they were calculated before */
async function passOver(
  files: Map<Kind, RecordFile[]>,
  run: Run,
  options: MoveInOptions,
  summary: MoveInSummary,
  sums: Sums | null,
): Promise<void> {
  for (const [kind, all] of files) {
    const seen = createReadRows();
    for (const file of all) {
      await passOverFile(kind, file, run, { options, summary, sums, seen, isLast: file === all.at(-1) });
      if (summary.stopped) return;
    }
  }
}

interface Pass {
  options: MoveInOptions;
  summary: MoveInSummary;
  sums: Sums | null;
  /** What has been read of the kind. */
  seen: ReadRows;
  /** Whether no other file of the kind follows. */
  isLast: boolean;
}

async function passOverFile(
  kind: Kind,
  { path, map, reported }: RecordFile,
  run: Run,
  { options, summary, sums, seen, isLast }: Pass,
): Promise<void> {
  // Only the check reports problems, because the writing pass reads the same files.
  const onProblems = (problems: readonly Problem[]) => options.onRejects?.(basename(reported), problems);
  const rejects = run.isCheck ? openRejectFile(reported, { wordsOf: options.wordsOf, onProblems }) : silent(reported);
  const counts = noCounts();
  const { kept, unknownStores } = run.isCheck ? summary : { kept: {}, unknownStores: [] };
  const removed: string[] = [];
  const returned = (run.isCheck && summary.returned[kind]) || [];
  try {
    for await (const batch of readRecords(path, kind, { ...options, map, language: run.language }, rejects, seen)) {
      const accepted = await takeBatch(run, kind, batch, { counts, rejects, seen, kept, returned, unknownStores });
      if (sums) addTo(sums, kind, accepted);
      options.onProgress?.({ kind, isCheck: run.isCheck, rows: counts.created + counts.changed + counts.unchanged });
      summary.stopped = options.signal?.aborted ?? false;
      if (summary.stopped) return;
    }
    if (isLast) await removeMissing(run, kind, seen, { counts, rejects, removed });
  } finally {
    rejects.close();
  }
  if (!run.isCheck) return;
  const { created, changed, unchanged, rejected } = summary.counts[kind] ?? noCounts();
  summary.counts[kind] = {
    created: created + counts.created,
    changed: changed + counts.changed,
    unchanged: unchanged + counts.unchanged,
    rejected: rejected + rejects.rows,
    removed: counts.removed,
  };
  if (removed.length > 0) summary.removed[kind] = removed;
  if (returned.length > 0) summary.returned[kind] = returned;
  if (rejects.rows > 0) summary.rejectedFiles.push(rejects.path);
}

const noCounts = (): Counts => ({ created: 0, changed: 0, unchanged: 0, rejected: 0, removed: 0 });

function addTo(sums: Sums, kind: Kind, records: readonly Records[Kind][]): void {
  if (kind === "business") for (const record of records) sums.addBusiness(record as Records["business"]);
  if (kind === "invoice") for (const record of records) sums.addInvoice(record as Records["invoice"]);
  if (kind === "order") for (const record of records) sums.addOrder(record as Records["order"]);
  if (kind === "giftCard") for (const record of records) sums.addGiftCard(record as Records["giftCard"]);
  if (kind === "quote") for (const record of records) sums.addQuote(record as Records["quote"]);
  if (kind === "quoteLine") for (const record of records) sums.addQuoteLine(record as Records["quoteLine"]);
  if (kind === "line") for (const record of records) sums.addLine(record as Records["line"]);
}

const silent = (path: string): RejectFile => ({ path, rows: 0, reasons: new Map(), write() {}, close() {} });

/** Makes changes that need all rows, and records the move. @param signedBy who accepted a difference; null if all totals agree */
async function finish(
  run: Run,
  storefront: Storefront,
  summary: MoveInSummary,
  { by, signedBy }: { by: Actor["by"]; signedBy: string | null },
): Promise<void> {
  const { receivablesCents, differences } = summary;
  await run.query.transaction().execute(async (query) => {
    await lockMoves(query, run.storefrontId);
    await completeBranches({ ...run, query });
    await openMovedQuotes({ ...run, query }, storefront.timezone);
    const hasChanged = Object.values(summary.counts).some(({ created, changed, removed }) => created + changed + removed > 0);
    if (!hasChanged) return;
    const actor = { query, storefrontId: storefront.id, at: run.at, by };
    const after = { ...summary.counts, receivablesCents, differences, signedBy };
    await recordActOf(actor, { kind: "movein.done", subject: "movein", no: run.source, before: null, after });
  });
}
