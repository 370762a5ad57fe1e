declare const content: unique symbol;

/** Data as one string of JSON. */
export type Packed<T> = string & { readonly [content]: T };

/** All of a page's data. The router sends no field whose name is a symbol, so that it never leaves the server. */
const ALL = Symbol("all");

/** What a loader returns in place of its data. */
export interface Sent<T> {
  packed: Packed<T>;
  [ALL]?: T;
}

const MOST_RECENT = 16;
const recent = new Map<string, unknown>();

/**
 * Packs a page's data, because the router encodes data value by value, which takes as long as rendering it.
 * @param data plain data that nobody changes afterwards
 */
export const pack = <T>(data: T): Sent<T> => ({
  packed: JSON.stringify(data) as Packed<T>,
  [ALL]: data,
});

/** Returns a page's data: all of it on the server, and in the browser what was sent, the same object for the same data. */
export const received = <T>(loaderData: Sent<T>): T => loaderData[ALL] ?? unpack(loaderData.packed);

/** Returns what a page of any kind received. */
export const receivedData = (loaderData: unknown): unknown =>
  typeof loaderData === "object" && loaderData !== null && "packed" in loaderData ? received(loaderData as Sent<unknown>) : loaderData;

function unpack<T>(packed: Packed<T>): T {
  const found = recent.get(packed);
  if (found !== undefined) return found as T;
  const value = JSON.parse(packed) as T;
  const [oldest] = recent.keys();
  if (recent.size >= MOST_RECENT && oldest !== undefined) recent.delete(oldest);
  recent.set(packed, value);
  return value;
}
