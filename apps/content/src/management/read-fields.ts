import { unprocessable } from "../http/failure.ts";
import { isObject } from "../validation/is-object.ts";

/** Unwraps the body's object: `{ story: {…} }`. */
export function wrapped(body: Record<string, unknown>, name: string): Fields {
  const value = body[name];
  if (!isObject(value)) throw unprocessable(`${name}: is required`);
  return new Fields(value);
}

/** Reads an object's fields; a missing one is undefined, an invalid one throws 422. */
export class Fields {
  readonly #values: Record<string, unknown>;

  constructor(values: Record<string, unknown>) {
    this.#values = values;
  }

  #read<T>(name: string, what: string, holds: (value: unknown) => boolean): T | undefined {
    const value = this.#values[name];
    if (value === undefined) return undefined;
    if (!holds(value)) throw unprocessable(`${name}: must be ${what}`);
    return value as T;
  }

  has = (name: string): boolean => this.#values[name] !== undefined;

  text(name: string, most = 500): string | undefined {
    return this.#read(name, `text of at most ${most} letters`, (value) => typeof value === "string" && value.length <= most);
  }

  textOrNull(name: string, most = 500): string | null | undefined {
    return this.#values[name] === null ? null : this.text(name, most);
  }

  /** Returns a non-blank text. */
  filled(name: string, most = 300): string | undefined {
    const text = this.text(name, most)?.trim();
    if (text === "") throw unprocessable(`${name}: can't be blank`);
    return text;
  }

  matching(name: string, pattern: RegExp, what: string): string | undefined {
    return this.#read(name, what, (value) => typeof value === "string" && pattern.test(value));
  }

  uuid = (name: string): string | undefined =>
    this.matching(name, /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, "a UUID")?.toLowerCase();

  integer(name: string): number | undefined {
    return this.#read(name, "a whole number", (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31);
  }

  /** Returns an id, or null for none; 0 also means none. */
  id(name: string): number | null | undefined {
    const value =
      this.#values[name] === null ? 0 : this.#read<number>(name, "an id", (one) => Number.isSafeInteger(one) && Number(one) >= 0);
    return value === 0 ? null : value;
  }

  isNull = (name: string): boolean => this.#values[name] === null;

  /** Reads a list of ids, as numbers or as digits. */
  ids(name: string): number[] | undefined {
    const isId = (one: unknown) => /^\d{1,15}$/.test(String(one));
    const list = this.#read<unknown[]>(name, "a list of ids", (value) => Array.isArray(value) && value.length <= 100 && value.every(isId));
    return list && [...new Set(list.map(Number))];
  }

  flag(name: string): boolean | undefined {
    return this.#read(name, "true or false", (value) => typeof value === "boolean");
  }

  object(name: string): Record<string, unknown> | undefined {
    return this.#read(name, "an object", isObject);
  }

  objects(name: string): Fields[] | undefined {
    const list = this.#read<Record<string, unknown>[]>(name, "a list of objects", (value) => Array.isArray(value) && value.every(isObject));
    return list?.map((one) => new Fields(one));
  }

  /** Reads a list of texts, or one comma-separated text. */
  texts(name: string): string[] | undefined {
    const value = this.#values[name];
    const list = typeof value === "string" ? value.split(",") : value === null ? [] : value;
    if (list === undefined) return undefined;
    if (!Array.isArray(list) || !list.every((item) => typeof item === "string" && item.length <= 200) || list.length > 100) {
      throw unprocessable(`${name}: must be a list of short texts`);
    }
    return [...new Set(list.map((item: string) => item.trim()).filter(Boolean))];
  }
}
