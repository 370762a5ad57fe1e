import { hash } from "node:crypto";
import type { QueryResult } from "pg";
import { returnsAllColumns } from "./returns-all-columns.ts";
import { SessionClient } from "./session-client.ts";

const MAX_KEPT = 250;
const MAX_SEEN_ONCE = 500;
/** Statements with more parameters (lists of ids) are rarely repeated, and would only evict others. */
const FEW = 60;
const readOrWrite = /^\s*(?:select|insert|update|delete|with)\b/i;
/**
 * SQLSTATE codes of errors before execution: the schema has changed since the statement was prepared, or the server doesn't have the
 * prepared statement, or has it from another connection.
 */
const outdated = new Set(["0A000", "26000", "42P05"]);

/**
 * A connection that prepares repeated statements, so that the server parses and plans them once. The driver itself only prepares named
 * statements.
 */
export class PreparingClient extends SessionClient {
  /** Names of statements by text, least recently used first. */
  readonly #names = new Map<string, string>();
  readonly #seenOnce = new Set<string>();
  #count = 0;

  // The driver's signature is a dozen overloads; only the one that the query builder calls is changed.
  // biome-ignore lint/suspicious/noExplicitAny: passed on as they came
  override query(...given: any[]): any {
    const [text, values] = given;
    const isPlain = given.length === 2 && typeof text === "string" && Array.isArray(values);
    if (!isPlain || values.length >= FEW || !readOrWrite.test(text)) return this.#plain(...given);
    return this.#run(text, values);
  }

  // biome-ignore lint/suspicious/noExplicitAny: passed on as they came
  #plain(...given: any[]): any {
    return Reflect.apply(super.query, this, given);
  }

  async #run(text: string, values: unknown[]): Promise<QueryResult> {
    const name = this.#mayNotFail(text) ? null : await this.#nameOf(text);
    if (name === null) return this.#plain(text, values);
    try {
      return await this.#plain({ name, text, values });
    } catch (error) {
      if (!outdated.has((error as { code?: string }).code ?? "")) throw error;
      await this.#drop(text, name);
      // The error has aborted a transaction, so the retry fails too.
      return this.#plain(text, values).catch(() => Promise.reject(error));
    }
  }

  /** Returns whether a prepared statement could fail within a transaction: a later release that adds a column would make it outdated. */
  #mayNotFail(text: string): boolean {
    return this.getTransactionStatus() === "T" && returnsAllColumns(text);
  }

  /** Returns the name of a statement; null on its first use, because most statements that run once aren't repeated. */
  async #nameOf(text: string): Promise<string | null> {
    const known = this.#names.get(text);
    if (known !== undefined) {
      this.#names.delete(text);
      this.#names.set(text, known);
      return known;
    }
    if (!this.#seenOnce.delete(text)) {
      if (this.#seenOnce.size >= MAX_SEEN_ONCE) this.#seenOnce.clear();
      this.#seenOnce.add(text);
      return null;
    }
    const [oldest] = this.#names;
    if (oldest && this.#names.size >= MAX_KEPT) await this.#drop(...oldest);
    // Contains the text's hash, so that connections that share a server session never run each other's statements.
    const name = `kept_${hash("sha1", text).slice(0, 24)}_${++this.#count}`;
    this.#names.set(text, name);
    return name;
  }

  /** Names are never reused, so it doesn't matter if the server refuses. */
  async #drop(text: string, name: string): Promise<void> {
    this.#names.delete(text);
    await this.#plain(`deallocate ${name}`).catch(() => {});
  }
}
