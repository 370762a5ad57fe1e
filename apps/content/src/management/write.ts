import { type Change, type Database, type Query, recordChanges } from "@azulejo/database";
import { unprocessable } from "../http/failure.ts";
import type { SpaceSnapshot } from "../snapshot/space-snapshot.ts";
import { lockSpace, raiseVersion } from "../space/space.repository.ts";

export interface Writer {
  database: Database;
  /** Applies changes to this process's snapshot. */
  apply(changes: Change[]): Promise<void>;
  now(): Date;
  /** The author recorded in versions; null if the caller gave no name. */
  author?: string | null;
}

/** One open transaction on a space. */
export interface Writing {
  query: Query;
  home: SpaceSnapshot;
  now: Date;
  author: string | null;
  /** Records a change; `isPublic` if readers see it. */
  changed(kind: "story" | "component" | "datasource", entity: number, isPublic: boolean): void;
}

/**
 * Runs `work` in a transaction that locks the space, and increases the space's version after a public change.
 * The snapshot shows the change when it returns.
 */
export async function write<T>(writer: Writer, home: SpaceSnapshot, work: (writing: Writing) => Promise<T>): Promise<T> {
  const { id } = home.space;
  const changes: Change[] = [];
  let isPublic = false;
  const value = await writer.database.query
    .transaction()
    .execute(async (query) => {
      await lockSpace(query, id);
      const now = writer.now();
      const changed: Writing["changed"] = (kind, entity, isSeen) => {
        changes.push({ kind: `content_${kind}`, entity: String(entity) });
        isPublic ||= isSeen;
      };
      const value = await work({ query, home, now, author: writer.author ?? null, changed });
      if (isPublic) {
        await raiseVersion(query, id, now);
        changes.push({ kind: "content_space", entity: String(id) });
      }
      await recordChanges(query, changes);
      return value;
    })
    .catch(refuseTaken);
  // The change is committed in any case. A failed read is logged and retried there.
  await writer.apply(changes).catch(() => {});
  return value;
}

const taken: Record<string, string> = {
  story_full_slug: "slug",
  story_uuid: "uuid",
  component_name: "name",
  datasource_slug: "slug",
  datasource_entry_name: "name",
};

function refuseTaken(error: unknown): never {
  const { code, constraint = "" } = error as { code?: string; constraint?: string };
  const field = code === "23505" ? taken[constraint] : undefined;
  throw field ? unprocessable(`${field}: has already been taken`) : error;
}
