import { type PGlite, protocol } from "@electric-sql/pglite";
import utils from "pg/lib/utils.js";
import { type DiskRoom, needsRoom } from "./disk-room.ts";
import type { JournalSyncs } from "./journal-syncs.ts";
import { type Answer, type Column, readMessages } from "./read-messages.ts";

const { serialize } = protocol;

const MOST_KEPT = 400;
/** Statements with more parameters (lists of ids) differ each time, and would only evict others from the cache. */
const FEW = 60;
const readOrWrite = /^\s*(?:select|insert|update|delete|with)\b/i;
const changesSchema = /^\s*(?:create|alter|drop|truncate)\b/i;

export interface Result {
  rows: Record<string, unknown>[];
  affectedRows: number | undefined;
}

/**
 * The embedded database, entered once per statement. PGlite's own `query` enters it five times, to learn the types of the parameters;
 * here they are sent as text, as the server's driver does, all at once.
 */
export interface OneCallClient {
  /** Takes the database's only connection; others wait until `release`. */
  connect(): Promise<OneCallConnection>;
  /** Runs one statement by itself. Resolves when what it wrote is on disk. */
  query(sql: string, parameters?: readonly unknown[]): Promise<Result>;
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
}

export interface OneCallConnection {
  run(sql: string, parameters?: readonly unknown[]): Promise<Result>;
  /** Begins a transaction, which the database learns with its first statement. */
  begin(settings?: string): void;
  /** Ends the transaction and lets others have the connection. Resolves when it is on disk, with false if it had been aborted. */
  commit(): Promise<boolean>;
  rollback(): Promise<void>;
  /** Resolves when everything that it wrote is on disk. */
  release(): Promise<void>;
}

export function createOneCallClient(pg: PGlite, room: DiskRoom, journal: JournalSyncs): OneCallClient {
  const prepared = new Prepared();
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const notify = (channel: string, payload: string) =>
    listeners.get(channel)?.forEach((onMessage) => queueMicrotask(() => onMessage(payload)));
  // Those that arrive with the answer to a statement of PGlite's own methods.
  pg.onNotification(notify);

  async function send(request: Buffer, known: Column[]): Promise<Answer> {
    const chunks: Buffer[] = [];
    await pg.execProtocolRawStream(request, { syncToFs: false, onRawData: (bytes) => void chunks.push(Buffer.from(bytes)) });
    const answer = readMessages(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks), pg.parsers, known, notify);
    if (answer.error) throw answer.error;
    return answer;
  }

  async function runStatement(sql: string, parameters: readonly unknown[], mayKeep: boolean, before: Uint8Array[]): Promise<Result> {
    journal.check();
    if (needsRoom(sql)) room.check();
    const keeps = mayKeep && parameters.length < FEW && readOrWrite.test(sql);
    if (changesSchema.test(sql)) prepared.forgetAll();
    const statement = keeps ? prepared.take(sql) : { name: "", before: [serialize.parse({ text: sql })], columns: null };
    const request = Buffer.concat([
      ...before,
      ...statement.before,
      serialize.bind({ statement: statement.name, values: parameters.map((value) => utils.prepareValue(value)) }),
      ...(statement.columns ? [] : [serialize.describe({ type: "P" })]),
      serialize.execute({}),
      serialize.sync(),
    ]);
    try {
      const { rows, tags, columns } = await send(request, statement.columns ?? []);
      statement.columns = columns;
      return { rows, affectedRows: affectedOf(tags.at(-1) ?? "") };
    } catch (error) {
      if (keeps) prepared.forget(sql);
      throw error;
    }
  }

  const begins = (settings: string) => [serialize.parse({ text: `begin ${settings}` }), serialize.bind({}), serialize.execute({})];

  function connectionOf(unlock: () => void): OneCallConnection {
    let [isOpen, hasBegun, changedSchema] = [false, false, false];
    let pendingBegin: Uint8Array[] = [];
    let isReleased = false;
    const free = () => {
      if (!isReleased) unlock();
      isReleased = true;
    };
    const run = async (sql: string, parameters: readonly unknown[] = []) => {
      // A statement prepared after a schema change would be wrong if the transaction were rolled back, so it is not cached.
      changedSchema ||= isOpen && changesSchema.test(sql);
      const before = pendingBegin;
      pendingBegin = [];
      hasBegun ||= before.length > 0;
      return runStatement(sql, parameters, !changedSchema, before);
    };
    const end = async (sql: string): Promise<string> => {
      const wasBegun = hasBegun;
      [isOpen, hasBegun, pendingBegin] = [false, false, []];
      if (!wasBegun) return "";
      const request = [serialize.parse({ text: sql }), serialize.bind({}), serialize.execute({}), serialize.sync()];
      return (await send(Buffer.concat(request), [])).tags.at(-1) ?? "";
    };
    return {
      run,
      begin(settings = "") {
        isOpen = true;
        pendingBegin = begins(settings);
      },
      async commit() {
        try {
          return (await end("commit")) !== "ROLLBACK";
        } finally {
          free();
          await journal.settled();
        }
      },
      async rollback() {
        if (isOpen) await end("rollback");
      },
      release() {
        free();
        return journal.settled();
      },
    };
  }

  const connect = () =>
    new Promise<OneCallConnection>((resolve, reject) => {
      pg._runExclusiveTransaction(() => new Promise<void>((unlock) => resolve(connectionOf(unlock)))).catch(reject);
    });

  async function query(sql: string, parameters: readonly unknown[] = []): Promise<Result> {
    const connection = await connect();
    try {
      return await connection.run(sql, parameters);
    } finally {
      await connection.release();
    }
  }

  return {
    connect,
    query,
    async listen(channel, onMessage) {
      const own = listeners.get(channel) ?? new Set();
      listeners.set(channel, own);
      own.add(onMessage);
      const name = `"${channel.replaceAll('"', '""')}"`;
      await query(`listen ${name}`);
      return async () => {
        own.delete(onMessage);
        if (own.size > 0) return;
        listeners.delete(channel);
        if (!pg.closed) await query(`unlisten ${name}`);
      };
    },
  };
}

interface Statement {
  name: string;
  /** The messages to send before it can be used. */
  before: Uint8Array[];
  /** Known once it has run; a schema change makes another statement of the same text. */
  columns: Column[] | null;
}

/** A cache of prepared statements by their text; the least recently used one is evicted. */
class Prepared {
  readonly #statements = new Map<string, Statement>();
  /** Names that the database may still have but nothing uses; closing an unknown one is not an error. */
  readonly #unused: string[] = [];
  #count = 0;

  take(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) {
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      known.before = [];
      return known;
    }
    const [oldest] = this.#statements.keys();
    if (this.#statements.size >= MOST_KEPT && oldest !== undefined) this.forget(oldest);
    const name = `kept${++this.#count}`;
    const closed = this.#unused.splice(0).map((unused) => serialize.close({ type: "S", name: unused }));
    const statement = { name, before: [...closed, serialize.parse({ name, text: sql })], columns: null };
    this.#statements.set(sql, statement);
    return statement;
  }

  /** Also called after an error, when it is unknown whether the database has it; a new name is always free. */
  forget(sql: string): void {
    const statement = this.#statements.get(sql);
    if (statement) this.#unused.push(statement.name);
    this.#statements.delete(sql);
  }

  /** A schema change makes cached statements wrong. */
  forgetAll(): void {
    for (const { name } of this.#statements.values()) this.#unused.push(name);
    this.#statements.clear();
  }
}

/** Reads `INSERT 0 3`, `UPDATE 2` or `DELETE 1`; any other tag changed no rows. */
function affectedOf(tag: string): number | undefined {
  const [verb = "", ...rest] = tag.split(" ");
  return ["INSERT", "UPDATE", "DELETE", "MERGE"].includes(verb) ? Number(rest.at(-1)) : undefined;
}
