import { Failure, unprocessable } from "../http/failure.ts";

/** One `filter_query[a][b]=value`: the names between the brackets. */
export interface BracketedPair {
  names: string[];
  value: string;
}

const LONGEST = 32_000;
const LONGEST_VALUE = 8000;
/** Clients send this for a missing value. */
const absent = new Set(["", "undefined", "null"]);

/** A request's parameters by name; `filter_query` keeps its brackets. */
export class Query {
  readonly names: string[];
  readonly filters: BracketedPair[] = [];
  readonly #values = new Map<string, string>();

  /** @param search the part of an address from its question mark */
  constructor(search: string) {
    if (search.length > LONGEST) throw new Failure(414, { error: "The request is too long" });
    for (const [name, value] of new URLSearchParams(search)) {
      const [root = "", ...rest] = name.split("[");
      if (value.length > LONGEST_VALUE) throw unprocessable(`${root} is too long`);
      if (root === "filter_query") this.filters.push({ names: rest.map((one) => one.replace(/\]$/, "")), value });
      this.#put(root, value, rest.length > 0);
    }
    this.names = [...this.#values.keys()];
  }

  /** Clients serialize a list as `by_uuids[]=a&by_uuids[]=b`. */
  #put(name: string, value: string, isListed: boolean): void {
    const before = isListed ? this.#values.get(name) : undefined;
    this.#values.set(name, before ? `${before},${value}` : value);
  }

  /** Returns the query without token and `cv`, sorted by name, so that equivalent requests share a key. */
  normalized(): string {
    const pairs = [...this.#values].filter(([name]) => name !== "token" && name !== "cv" && name !== "filter_query");
    const filters = this.filters.map(({ names, value }) => [names.join("\0"), value] as [string, string]);
    return JSON.stringify([...pairs, ...filters].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  }

  /** Returns the value, or undefined if it is missing, empty or the literal `undefined`. */
  text(name: string): string | undefined {
    const value = this.#values.get(name);
    return value === undefined || absent.has(value) ? undefined : value;
  }

  /** Returns the items of a comma-separated list. */
  list(name: string): string[] | undefined {
    return this.text(name)
      ?.split(",")
      .map((item) => item.trim())
      .filter(Boolean);
  }

  /** @throws 422 for anything but an integer of at least `least` */
  integer(name: string, least: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (!/^\d{1,15}$/.test(text) || value < least) throw unprocessable(`${name} must be a whole number of at least ${least}`);
    return value;
  }

  /** @throws 422 for anything but `1`, `0`, `true` and `false` */
  flag(name: string): boolean | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!["0", "1", "true", "false"].includes(text)) throw unprocessable(`${name} must be 0, 1, true or false`);
    return text === "1" || text === "true";
  }

  /** @throws 422 for any other value */
  oneOf<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!words.includes(text as Word)) throw unprocessable(`${name} must be one of ${words.join(", ")}`);
    return text as Word;
  }
}
