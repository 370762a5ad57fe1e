import type { RejectFile } from "../catalog/index.ts";
import { type Kind, kinds } from "./records/kinds.ts";
import { type ReadRows, wholeKey } from "./records/read-rows.ts";
import { isOfShop } from "./records/shop-fields.rules.ts";
import { type Counts, writers } from "./take-batch.ts";
import { deleteEntries, lockMoves, type NamedEntry, selectEntriesAfter } from "./write/external-id.repository.ts";
import type { Parts, Run } from "./write/run.ts";

const AT_ONCE = 5000;

/** Where the effects of a removal are noted. */
export interface Noted {
  counts: Counts;
  rejects: RejectFile;
  /** Receives the ids of removed rows. */
  removed: string[];
}

/**
 * Removes what the files no longer have of a record whose rows they have, such as a line of a quote. A record with a rejected row keeps all
 * of its rows, and so do all records if a row doesn't say which one it belongs to.
 */
export async function removeMissing(run: Run, kind: Kind, read: ReadRows, noted: Noted): Promise<void> {
  const { parts } = writers[kind];
  if (!parts || !read.isReadable || read.wholes.size === 0 || isOfShop(run.shopFields, kind)) return;
  for (let after = ""; ; ) {
    const entries = await selectEntriesAfter(run.query, run, kind, after, AT_ONCE);
    const last = entries.at(-1);
    if (!last) return;
    after = last.externalId;
    const missing = entries.filter(({ externalId }) => !read.ids.has(externalId));
    if (missing.length > 0) await removeAll(run, kind, parts, { read, noted, missing });
  }
}

async function removeAll(
  run: Run,
  kind: Kind,
  parts: Parts,
  { read, noted: { counts, rejects, removed }, missing }: { read: ReadRows; noted: Noted; missing: NamedEntry[] },
): Promise<void> {
  const keys = await parts.wholesOf(run, missing);
  const gone = missing.flatMap((entry) => {
    const whole = read.wholes.get(wholeKey(keys.get(entry.externalId) ?? []));
    return whole?.isComplete ? [{ ...entry, line: whole.line }] : [];
  });
  if (gone.length === 0) return;
  const column = kinds[kind].required[0] ?? "id";
  const work = async (inside: Run) => {
    const refusals = await parts.refusals(
      inside,
      gone.map(({ recordId }) => recordId),
    );
    const [refused, good] = [gone.filter(({ recordId }) => refusals.has(recordId)), gone.filter(({ recordId }) => !refusals.has(recordId))];
    rejects.write(
      refused.map(({ line, externalId, recordId }) => ({
        ...{ line, column, reason: refusals.get(recordId) ?? "", value: nameOf(externalId) },
      })),
    );
    if (!inside.isCheck && good.length > 0) await parts.remove(inside, await deleteEntries(inside.query, inside, kind, good));
    return good;
  };
  const good = run.isCheck
    ? await work(run)
    : await run.query.transaction().execute(async (query) => {
        await lockMoves(query, run.storefrontId);
        return work({ ...run, query });
      });
  counts.removed += good.length;
  for (const { externalId } of good) removed.push(nameOf(externalId));
}

/** Returns the id of a row as people read it. A row without an id of its own is identified by several values. */
const nameOf = (externalId: string): string => (externalId.startsWith("[") ? (JSON.parse(externalId) as string[]).join(" · ") : externalId);
