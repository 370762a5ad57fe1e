import { messages, type PGlite, protocol } from "@electric-sql/pglite";
import type { PGliteDialectConfig } from "kysely";
import utils from "pg/lib/utils.js";
import { type DiskRoom, needsRoom } from "./disk-room.ts";

const { serialize } = protocol;

const MOST_KEPT = 400;
/** Statements with more parameters (lists of ids) differ each time, and would only evict others from the cache. */
const FEW = 60;
const readOrWrite = /^\s*(?:select|insert|update|delete|with)\b/i;
const changesSchema = /^\s*(?:create|alter|drop|truncate)\b/i;

interface Answer {
  rows: Record<string, unknown>[];
  affectedRows: number | undefined;
}

type Client = Extract<PGliteDialectConfig["pglite"], { query: unknown }>;

/**
 * The embedded database for Kysely, with one call per statement. PGlite's own `query` enters the database five times per
 * statement, to learn the types of its parameters; here they are sent as text, as the server's driver does, all at once.
 */
export function oneCallClient(pg: PGlite, room: DiskRoom): Client {
  const prepared = new Prepared();
  const run = (sql: string, parameters: readonly unknown[] = [], mayKeep = true) =>
    pg._runExclusiveQuery(async () => {
      if (needsRoom(sql)) room.check();
      return runStatement(pg, prepared, sql, parameters, mayKeep);
    });
  // A statement prepared after a schema change would be wrong if the transaction were rolled back, so it is not cached.
  const runInTransaction = () => {
    let changed = false;
    return (sql: string, parameters?: readonly unknown[]) => {
      changed ||= changesSchema.test(sql);
      return run(sql, parameters, !changed);
    };
  };
  const client = {
    get closed() {
      return pg.closed;
    },
    get ready() {
      return pg.ready;
    },
    waitReady: pg.waitReady,
    close: () => pg.close(),
    // Outside a transaction a statement waits for an open one, as PGlite's own query does.
    query: (sql: string, parameters?: readonly unknown[]) => pg._runExclusiveTransaction(() => run(sql, parameters)),
    transaction: <T>(work: (transaction: { query: ReturnType<typeof runInTransaction> }) => Promise<T>) =>
      pg.transaction(() => work({ query: runInTransaction() })),
  };
  return client as unknown as Client;
}

/** A cache of prepared statements by their text; the least recently used one is evicted. */
class Prepared {
  readonly #names = new Map<string, string>();
  /** Names that the database may still have but nothing uses; closing an unknown one is not an error. */
  readonly #unused: string[] = [];
  #count = 0;

  /** @returns the name, and the messages to send before it can be used */
  take(sql: string): { name: string; before: Uint8Array[] } {
    const known = this.#names.get(sql);
    if (known) {
      this.#names.delete(sql);
      this.#names.set(sql, known);
      return { name: known, before: [] };
    }
    const [oldest] = this.#names.keys();
    if (this.#names.size >= MOST_KEPT && oldest !== undefined) this.forget(oldest);
    const name = `kept${++this.#count}`;
    this.#names.set(sql, name);
    const closed = this.#unused.splice(0).map((unused) => serialize.close({ type: "S", name: unused }));
    return { name, before: [...closed, serialize.parse({ name, text: sql })] };
  }

  /** Also called after an error, when it is unknown whether the database has it; a new name is always free. */
  forget(sql: string): void {
    const name = this.#names.get(sql);
    if (name) this.#unused.push(name);
    this.#names.delete(sql);
  }

  /** A schema change makes cached statements wrong. */
  forgetAll(): void {
    this.#unused.push(...this.#names.values());
    this.#names.clear();
  }
}

async function runStatement(
  pg: PGlite,
  prepared: Prepared,
  sql: string,
  parameters: readonly unknown[],
  mayKeep: boolean,
): Promise<Answer> {
  const keeps = mayKeep && parameters.length > 0 && parameters.length < FEW && readOrWrite.test(sql);
  if (changesSchema.test(sql)) prepared.forgetAll();
  const { name, before } = keeps ? prepared.take(sql) : { name: "", before: [serialize.parse({ text: sql })] };
  const request = Buffer.concat([
    ...before,
    serialize.bind({ statement: name, values: parameters.map((value) => utils.prepareValue(value)) }),
    serialize.describe({ type: "P" }),
    serialize.execute({}),
    serialize.sync(),
  ]);
  try {
    const { messages: answers } = await pg.execProtocol(request);
    return readAnswer(pg, answers);
  } catch (error) {
    if (keeps) prepared.forget(sql);
    throw error;
  }
}

function readAnswer(pg: PGlite, answers: { name: string }[]): Answer {
  let fields: { name: string; dataTypeID: number }[] = [];
  const rows: Answer["rows"] = [];
  let affectedRows: number | undefined;
  for (const answer of answers) {
    if (answer instanceof messages.RowDescriptionMessage) fields = answer.fields;
    else if (answer instanceof messages.DataRowMessage) rows.push(readRow(pg, fields, answer.fields));
    else if (answer instanceof messages.CommandCompleteMessage) affectedRows = affectedOf(answer.text);
  }
  return { rows, affectedRows };
}

function readRow(pg: PGlite, fields: { name: string; dataTypeID: number }[], values: (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < fields.length; index++) {
    const { name, dataTypeID } = fields[index]!;
    const text = values[index] ?? null;
    row[name] = text === null ? null : (pg.parsers[dataTypeID]?.(text, dataTypeID) ?? text);
  }
  return row;
}

/** Reads `INSERT 0 3`, `UPDATE 2` or `DELETE 1`; any other tag changed no rows. */
function affectedOf(tag: string): number | undefined {
  const [verb = "", ...rest] = tag.split(" ");
  return ["INSERT", "UPDATE", "DELETE", "MERGE"].includes(verb) ? Number(rest.at(-1)) : undefined;
}
