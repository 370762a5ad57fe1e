// @bundle shell
const keys = new WeakMap<object, string>();
let last = 0;

/** Returns a key for plain data: short for data that is frozen because it is kept, the data itself for any other. */
export function dataKey(data: unknown): string {
  if (typeof data !== "object" || data === null) return JSON.stringify(data) ?? "";
  if (!Object.isFrozen(data)) return Array.isArray(data) ? JSON.stringify(data) : fieldsKey(data);
  let key = keys.get(data);
  if (!key) keys.set(data, (key = `#${++last}`));
  return key;
}

let shorten = (json: string): string => json;

/** Lets the server use a short text in place of the data itself. */
export function shortenContentKeys(by: (json: string) => string): void {
  shorten = by;
}

/** Returns a key for plain data that nobody changes, worked out once for each object. */
export function contentKey(data: object): string {
  if (Object.isFrozen(data)) return dataKey(data);
  let key = keys.get(data);
  if (!key) keys.set(data, (key = shorten(JSON.stringify(data))));
  return key;
}

/** Parts of the data can be kept, even if all of it isn't. */
function fieldsKey(data: object): string {
  let key = "{";
  for (const [name, value] of Object.entries(data)) key += `${name}:${dataKey(value)},`;
  return `${key}}`;
}
