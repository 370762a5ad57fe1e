import type { Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import type { Problem } from "../../catalog/index.ts";
import type { RedirectList, StorePicture } from "../../content/index.ts";
import type { Kind, Records } from "../records/kinds.ts";
import type { ShopField } from "../records/shop-fields.rules.ts";
import { type NamedEntry, type NamedKind, type Source, selectEntries } from "./external-id.repository.ts";

/** One pass over the files. A check writes nothing, so records that it accepted have no ids. */
export interface Run extends Source {
  query: Query;
  isCheck: boolean;
  language: Language;
  currency: string;
  at: Date;
  folder: string;
  /** Records that this pass has accepted, by external id, of kinds to which other rows refer. */
  accepted: { [Of in Kind]: Map<string, Records[Of]> };
  /** What later files leave as the shop has it. */
  shopFields: readonly ShopField[];
  /** The site's redirects; null if the content system can't be reached. */
  redirects: RedirectList | null;
  /** Stores a picture in the content system; null if it can't be reached. */
  storePicture: StorePicture | null;
  /** Lines of people in the file, by address. */
  addresses: Map<string, number>;
}

/** A row to write. */
export interface Change<Of extends Kind> {
  record: Records[Of];
  /** Null for a record that is new. */
  recordId: number | null;
}

/** How one kind of records is checked and written, for a batch of new and changed rows. */
export interface Writer<Of extends Kind> {
  /** Returns the shop's values of fields about which the shop may decide, by record id. */
  stored?(run: Run, recordIds: readonly number[]): Promise<Map<number, Partial<Records[Of]>>>;
  /** Returns problems with rows. */
  check(run: Run, changes: readonly Change<Of>[]): Promise<Problem[]>;
  /** Returns the external ids of rows that say of records again, which earlier files lacked, that they are there. */
  returning?(run: Run, changes: readonly Change<Of>[]): Promise<string[]>;
  /** Writes checked rows. @returns their records' ids, in the same order */
  write(run: Run, changes: readonly Change<Of>[]): Promise<number[]>;
  /** For rows that make up a record together. */
  parts?: Parts;
}

/** How rows are removed from records that later files have without them. */
export interface Parts {
  /** Returns what identifies the records of rows, as `wholeOf` of their kind does, by external id. */
  wholesOf(run: Run, rows: readonly NamedEntry[]): Promise<Map<string, readonly string[]>>;
  /** Returns why rows can't be removed, by record id. */
  refusals(run: Run, recordIds: readonly number[]): Promise<Map<number, string>>;
  remove(run: Run, recordIds: readonly number[]): Promise<void>;
}

/** Returns the record of each row whose external id is that of its record and a number. */
export const ownersByIds = async (_: Run, rows: readonly NamedEntry[]): Promise<Map<string, readonly string[]>> =>
  new Map(rows.map(({ externalId }) => [externalId, [externalId.slice(0, externalId.lastIndexOf("/"))]]));

/** Record ids by external id; null for a record that this check has only accepted. */
export type Resolved = Map<string, number | null>;

export async function resolve(run: Run, kind: Exclude<NamedKind, "item">, ids: readonly (string | null)[]): Promise<Resolved> {
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

/** Returns the id of a record. @throws if it hasn't been written */
export function idOf(resolved: Resolved, externalId: string): number {
  const id = resolved.get(externalId);
  if (id === undefined || id === null) throw new Error(`${externalId} has not been written`);
  return id;
}
