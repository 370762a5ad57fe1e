import type { Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import type { Problem } from "../../catalog/index.ts";
import type { Kind, Records } from "../records/kinds.ts";
import { type Source, selectEntries } from "./external-id.repository.ts";

/** One pass over the files: a check writes nothing, and therefore knows what it has accepted only by name. */
export interface Run extends Source {
  query: Query;
  isCheck: boolean;
  language: Language;
  currency: string;
  at: Date;
  folder: string;
  /** Records that this pass has accepted so far, by external id, of the kinds that other rows refer to. */
  accepted: { [Of in Kind]: Map<string, Records[Of]> };
  /** The lines of people by address. */
  addresses: Map<string, number>;
}

/** A row to write. */
export interface Change<Of extends Kind> {
  record: Records[Of];
  /** Null for a record that is new. */
  recordId: number | null;
}

/** The two steps of a kind of record for a batch of new and changed rows. */
export interface Writer<Of extends Kind> {
  /** Returns the faults of rows, by their external ids. */
  check(run: Run, changes: readonly Change<Of>[]): Promise<Problem[]>;
  /** Writes rows that were checked. @returns their records' ids, in the same order */
  write(run: Run, changes: readonly Change<Of>[]): Promise<number[]>;
}

/** The records that external ids stand for: their ids, or null for what this check has only accepted. */
export type Resolved = Map<string, number | null>;

export async function resolve(run: Run, kind: Kind, ids: readonly (string | null)[]): Promise<Resolved> {
  const wanted = ids.flatMap((id) => id ?? []);
  const stored = wanted.length > 0 ? await selectEntries(run.query, run, kind, wanted) : new Map();
  return new Map(
    wanted.flatMap((id): [string, number | null][] => {
      const entry = stored.get(id);
      if (entry) return [[id, entry.recordId]];
      return run.accepted[kind].has(id) ? [[id, null]] : [];
    }),
  );
}

/** Returns the id of a record that must have been written. */
export function idOf(resolved: Resolved, externalId: string): number {
  const id = resolved.get(externalId);
  if (id === undefined || id === null) throw new Error(`${externalId} has not been written`);
  return id;
}
