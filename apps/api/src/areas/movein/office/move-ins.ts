import { basename, extname } from "node:path";
import { type office, ShopError } from "@azulejo/contract";
import type { MoveIn, OfficeMoveInSummary } from "@azulejo/contract/areas/office/move-ins.ts";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireStaff, type Services, type Work } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { tableEndings } from "../records/read-records.ts";
import {
  deleteFiles,
  deleteUnstartedBefore,
  hasMove,
  insertMove,
  type StoredMove,
  selectFileNames,
  selectMove,
  selectMoves,
  updateMove,
  upsertFile,
} from "./move-in.repository.ts";
import { unpackFolder } from "./unpack-folder.ts";

const LATEST = 50;

export const listMoveIns: Verb<typeof office.moveIns> = async ({ query, storefront }) => {
  const rows = await selectMoves(query, storefront.id, LATEST);
  return { moves: rows.map(({ staffName: by, createdAt, endedAt, ...row }) => ({ ...row, by, ...moments({ createdAt, endedAt }) })) };
};

export const readMoveIn: Verb<typeof office.moveIn> = (context, { id }) => answer(context, id);

export const readMoveInRejects: Verb<typeof office.moveInRejects> = async (context, { id }) => {
  const { source, rejects } = await requireMove(context, id);
  return { name: `${source}.rejected.csv`, type: "text/csv", data: Buffer.from(rejects ?? "").toString("base64") };
};

export const createMoveIn: Verb<typeof office.createMoveIn> = async (context, { source }) => {
  const { query, storefront, language, now } = context;
  const { staffId, email } = requireStaff(context);
  const options = { decimal: ".", encoding: "utf-8", words: language } as const;
  return answer(
    context,
    await insertMove(query, { storefrontId: storefront.id, source, options, staffId, staffName: email, createdAt: now() }),
  );
};

/** Endings of files of a move: tables, the map of their columns, and certificates. */
const ENDINGS = new Set([...tableEndings, ".json", ".pdf", ".jpg", ".jpeg", ".png", ".webp"]);

export const uploadMoveInFile: Verb<typeof office.uploadMoveInFile> = async (context, { id, file, name }) => {
  const { query } = context;
  await changeable(context, id);
  const bare = basename(name.replaceAll("\\", "/"));
  if (file && extname(bare).toLowerCase() === ".zip") {
    for (const { name: inside, data } of await unpackFolder(file, ENDINGS)) await upsertFile(query, id, inside, data);
    await reopen(context, id);
    return answer(context, id);
  }
  if (!file || file.length === 0 || bare.startsWith(".") || !ENDINGS.has(extname(bare).toLowerCase()))
    throw new ShopError("office_move_in_file");
  await upsertFile(query, id, bare, file);
  await reopen(context, id);
  return answer(context, id);
};

export const removeMoveInFile: Verb<typeof office.removeMoveInFile> = async (context, { id, name }) => {
  await changeable(context, id);
  await deleteFiles(context.query, id, name);
  await reopen(context, id);
  return answer(context, id);
};

/** Changed files make the result of an earlier check invalid. */
const reopen = ({ query }: Work, id: number): Promise<void> =>
  updateMove(query, id, { state: "open", summary: null, rejects: null, firstRejects: null, fault: null, signedBy: null });

export const checkMoveIn: Verb<typeof office.checkMoveIn> = async (context, { id, options }) => {
  await inTransaction(context, async (inside) => {
    await claimable(inside, id);
    await updateMove(inside.query, id, {
      ...{ state: "checking", options: { ...options, words: context.language }, progress: null, summary: null, rejects: null },
      ...{ firstRejects: null, fault: null, signedBy: null, stops: false, beatAt: null, endedAt: null },
    });
  });
  context.importWork.wake(context);
  return answer(context, id);
};

export const runMoveIn: Verb<typeof office.runMoveIn> = async (context, { id, signedBy }) => {
  await inTransaction(context, async (inside) => {
    const { state, source, summary } = await claimable(inside, id);
    if (!summary || (state !== "checked" && state !== "stopped")) throw new ShopError("office_move_in_unchecked");
    const signature = isAgreed(summary) ? null : (signedBy?.trim() ?? "");
    if (signature === "") throw new ShopError("office_move_in_unsigned");
    await updateMove(inside.query, id, {
      state: "running",
      signedBy: signature,
      progress: null,
      stops: false,
      beatAt: null,
      endedAt: null,
    });
    const after = { source, receivablesCents: summary.receivables, signedBy: signature };
    await recordAct(inside, { kind: "movein.started", subject: "movein", no: source, before: null, after });
  });
  context.importWork.wake(context);
  return answer(context, id);
};

const isAgreed = ({ differences, isUnstated }: OfficeMoveInSummary): boolean => differences.length === 0 && !isUnstated;

export const stopMoveIn: Verb<typeof office.stopMoveIn> = async (context, { id }) => {
  await inTransaction(context, async (inside) => {
    const { stops, state, source } = await requireMove(inside, id, true);
    if (stops || (state !== "checking" && state !== "running")) return;
    await updateMove(inside.query, id, { stops: true });
    await recordAct(inside, { kind: "movein.stopped", subject: "movein", no: source, before: null, after: { source, stopped: true } });
  });
  return answer(context, id);
};

const UNSTARTED_DAYS = 14;
const DAY_MS = 86_400_000;

/** Deletes moves that nobody started, with their files. */
export const forgetUnstartedMoves = ({ database, now }: Pick<Services, "database" | "now">): Promise<void> =>
  deleteUnstartedBefore(database.query, new Date(now().getTime() - UNSTARTED_DAYS * DAY_MS));

/** @throws office_move_in_not_found */
async function requireMove({ query, storefront }: Work, id: number, lock = false): Promise<StoredMove> {
  const stored = await selectMove(query, storefront.id, id, lock);
  if (!stored) throw new ShopError("office_move_in_not_found");
  return stored;
}

/** Returns a move whose files may change. @throws office_move_in_busy, office_move_in_ended */
async function changeable(work: Work, id: number): Promise<StoredMove> {
  const stored = await requireMove(work, id);
  if (stored.state === "done") throw new ShopError("office_move_in_ended");
  if (stored.state === "checking" || stored.state === "running") throw new ShopError("office_move_in_busy");
  return stored;
}

/** Returns a move that work may begin on. @throws office_move_in_busy, office_move_in_ended */
async function claimable(inside: Work, id: number): Promise<StoredMove> {
  const stored = await requireMove(inside, id, true);
  if (stored.state === "done") throw new ShopError("office_move_in_ended");
  if (await hasMove(inside.query, inside.storefront.id)) throw new ShopError("office_move_in_busy");
  return stored;
}

const moments = ({ createdAt, endedAt }: Pick<StoredMove, "createdAt" | "endedAt">) => ({
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

async function answer(work: Work, id: number): Promise<MoveIn> {
  const stored = await requireMove(work, id);
  const { source, state, staffName: by, progress, summary, signedBy, firstRejects, options } = stored;
  const [code, ...detail] = stored.fault?.split("\n") ?? [];
  return {
    ...{ id, source, state, by, progress, summary, signedBy },
    ...moments(stored),
    files: await selectFileNames(work.query, id),
    options: { decimal: options.decimal, encoding: options.encoding },
    fault: code === undefined ? null : { code: code as NonNullable<MoveIn["fault"]>["code"], detail: detail.join("\n") },
    rejects: firstRejects ?? [],
  };
}
