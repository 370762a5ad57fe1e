import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { MoveIn, OfficeMoveInSummary } from "@azulejo/contract/areas/office/move-ins.ts";
import type { Query } from "@azulejo/database";
import type { ImportServices, TakeWork } from "../../../ports/in-process/import-work.ts";
import { csvCell, ImportError, type Problem } from "../../catalog/index.ts";
import { openPictureStore, openRedirectList } from "../../content/index.ts";
import { type MoveInSummary, moveIn } from "../move-in.ts";
import { type Kind, kinds } from "../records/kinds.ts";
import { CERTIFICATES } from "../records/of-people.rules.ts";
import { tableEndings } from "../records/read-records.ts";
import { SLABS } from "../records/slabs.rules.ts";
import { beatMove, claimMove, deleteFiles, type StoredMove, selectFile, selectFileNames, updateMove } from "./move-in.repository.ts";
import { moveReasonIn } from "./reason-words.rules.ts";

const BEAT_MS = 1000;
/** A process without a sign of life for this many milliseconds counts as ended. */
const SILENT_MS = 30_000;
const MAX_REJECTS = 200;
const MAX_REJECTS_IN_FILE = 200_000;
const MAX_DIFFERENCES = 100;
const MAX_REMOVED = 100;

/** Works on a move that is waiting. @returns false if there is none */
export const takeMoveIn: TakeWork = async (services, closing) => {
  const now = services.now();
  const move = await claimMove(services.database, now, new Date(now.getTime() - SILENT_MS));
  if (move) await run(services, move, closing);
  return move !== null;
};

/** Checks or writes one move, and stores the result. */
async function run({ database, log, now, shopOf }: ImportServices, move: StoredMove, closing: AbortSignal): Promise<void> {
  const { query } = database;
  const isCheck = move.state === "checking";
  const folder = await mkdtemp(join(tmpdir(), "azulejo-move-"));
  const stopping = new AbortController();
  let progress = move.progress;
  const timer = setInterval(() => {
    beatMove(query, move.id, now(), progress).then(
      (stops) => stops && stopping.abort(),
      (error: unknown) => log.warn({ err: error }, "the progress of a move could not be stored"),
    );
  }, BEAT_MS);
  const rejects = createRejects();
  try {
    await writeFiles(query, move.id, folder);
    const { storefrontId, source, options, staffId, staffName: name } = move;
    const { contentManager } = shopOf(storefrontId);
    const summary = await moveIn({
      ...{ database, folder, source, storefrontId, now: now(), dryRun: isCheck },
      ...{ decimal: options.decimal, encoding: options.encoding, signedBy: move.signedBy ?? undefined },
      storePicture: contentManager && openPictureStore(contentManager),
      redirects: contentManager && openRedirectList(contentManager, name),
      by: staffId === null ? { actor: "system", name } : { actor: "staff", name, staffId },
      signal: AbortSignal.any([closing, stopping.signal]),
      onProgress: ({ kind, ...at }) => void (progress = { kind: kinds[kind].file, ...at }),
      wordsOf: (reason) => moveReasonIn(options.words, reason),
      onRejects: rejects.add,
    });
    clearInterval(timer);
    // A process that closes leaves the move to the next one.
    if (closing.aborted && summary.stopped) return;
    const state = summary.stopped ? "stopped" : isCheck || !summary.hasWritten ? "checked" : "done";
    await query.transaction().execute(async (inside) => {
      await updateMove(inside, move.id, {
        ...{ state, summary: shape(summary), rejects: rejects.csv(), firstRejects: rejects.first },
        ...{ progress: null, stops: false, beatAt: null, fault: null, endedAt: state === "done" || state === "stopped" ? now() : null },
      });
      if (state === "done") await deleteFiles(inside, move.id, null);
    });
  } catch (error) {
    clearInterval(timer);
    if (!(error instanceof ImportError)) log.error({ moveId: move.id, err: error }, "files could not be moved in");
    const fault =
      error instanceof ImportError ? `${error.code}\n${error.message.replaceAll(`${folder}/`, "").replaceAll(folder, "")}` : "other\n";
    await updateMove(query, move.id, { state: "failed", fault, progress: null, beatAt: null, stops: false, endedAt: now() });
  } finally {
    clearInterval(timer);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the tables and certificate files of a move to a folder. */
async function writeFiles(query: Query, id: number, folder: string): Promise<void> {
  for (const name of [CERTIFICATES, SLABS]) await mkdir(join(folder, name));
  for (const { name } of await selectFileNames(query, id)) {
    const file = await selectFile(query, id, name);
    const isTable = [...tableEndings, ".json"].includes(extname(name).toLowerCase());
    if (!file) continue;
    // Uploaded files have no folders. A picture may be a certificate or one of a slab.
    for (const where of isTable ? [""] : [CERTIFICATES, SLABS]) await writeFile(join(folder, where, name), file.data);
  }
}

/** Collects the rejected rows of all files in one report. */
function createRejects() {
  const first: MoveIn["rejects"] = [];
  const lines: string[] = [];
  return {
    first,
    add(file: string, problems: readonly Problem[]): void {
      first.push(
        ...problems.slice(0, MAX_REJECTS - first.length).map(({ line, column, reason, value }) => ({ file, line, column, reason, value })),
      );
      for (const { line, column, reason, value } of problems.slice(0, MAX_REJECTS_IN_FILE - lines.length))
        lines.push([file, String(line), column, reason, value].map(csvCell).join(","));
    },
    csv: (): string | null => (lines.length === 0 ? null : `\uFEFFfile,line,column,reason,value\r\n${lines.join("\r\n")}\r\n`),
  };
}

const shape = (summary: MoveInSummary): OfficeMoveInSummary => ({
  counts: Object.entries(summary.counts).map(([kind, counts]) => ({ kind: kinds[kind as Kind].file, ...counts })),
  exports: Object.entries(summary.exports).map(([file, title]) => ({ file, title })),
  unread: summary.unreadFiles,
  kept: Object.entries(summary.kept).map(([field, rows]) => ({ field, rows })),
  removed: Object.entries(summary.removed).map(([kind, ids]) => ({ kind: kinds[kind as Kind].file, ids: ids.slice(0, MAX_REMOVED) })),
  returned: Object.entries(summary.returned).map(([kind, ids]) => ({ kind: kinds[kind as Kind].file, ids: ids.slice(0, MAX_REMOVED) })),
  receivables: summary.receivablesCents,
  differences: summary.differences.slice(0, MAX_DIFFERENCES).map(({ figure, business, age, year, cents, foundCents }) => ({
    ...{ figure, business, age, year: year === null ? null : Number(year) },
    ...{ stated: cents, found: foundCents },
  })),
  isUnstated: summary.isUnstated,
  unequalOrders: summary.unequalOrders.length,
  unequalQuotes: summary.unequalQuotes.length,
  unknownStores: summary.unknownStores,
});
