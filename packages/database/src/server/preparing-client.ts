import { hash } from "node:crypto";
import type { QueryResult } from "pg";
import { returnsAllColumns } from "./returns-all-columns.ts";
import { SessionClient } from "./session-client.ts";

const MOST_KEPT = 250;
const MOST_SEEN_ONCE = 500;
/** Statements with more parameters (lists of ids) differ each time, and would only evict others. */
const FEW = 60;
const readOrWrite = /^\s*(?:select|insert|update|delete|with)\b/i;
/** The schema has changed since the statement was prepared, the server no longer has it, or has it from another connection. Nothing has run. */
const outdated = new Set(["0A000", "26000", "42P05"]);

/**
 * A connection that keeps prepared what it runs repeatedly, so that the server parses and plans it once.
 * The driver itself prepares only what has a name.
 */
export class PreparingClient extends SessionClient {
  /** Statements by their text, the least recently used one first. */
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
      // In a transaction, which has ended with the error, the statement fails again.
      return this.#plain(text, values).catch(() => Promise.reject(error));
    }
  }

  /** A release that adds a column would end the transactions of processes that have such a statement prepared. */
  #mayNotFail(text: string): boolean {
    return this.getTransactionStatus() === "T" && returnsAllColumns(text);
  }

  /** Returns the name of a statement, null on its first use: most that run once never come again. */
  async #nameOf(text: string): Promise<string | null> {
    const known = this.#names.get(text);
    if (known !== undefined) {
      this.#names.delete(text);
      this.#names.set(text, known);
      return known;
    }
    if (!this.#seenOnce.delete(text)) {
      if (this.#seenOnce.size >= MOST_SEEN_ONCE) this.#seenOnce.clear();
      this.#seenOnce.add(text);
      return null;
    }
    const [oldest] = this.#names;
    if (oldest && this.#names.size >= MOST_KEPT) await this.#drop(...oldest);
    // The text's hash keeps connections that share a session of the server from running each other's statements.
    const name = `kept_${hash("sha1", text).slice(0, 24)}_${++this.#count}`;
    this.#names.set(text, name);
    return name;
  }

  /** A name is never used again, so it doesn't matter if the server refuses to forget it. */
  async #drop(text: string, name: string): Promise<void> {
    this.#names.delete(text);
    await this.#plain(`deallocate ${name}`).catch(() => {});
  }
}
