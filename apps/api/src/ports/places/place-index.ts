import type { Place } from "@azulejo/contract/areas/store.ts";
import { withoutAccents } from "../../domain/text-folding.ts";

/** Maximum number of commas to read, more than any address has. */
const MAX_COMMAS = 5;

export type PlaceIndex = (query: string, limit: number) => Place[];

interface City extends Place {
  /** The normalized name. */
  key: string;
  /** The number of its postal codes, by which a large city ranks before small ones of the same name. */
  codes: number;
}

const keyOf = (text: string): string =>
  withoutAccents(text.toLowerCase())
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/^st /, "saint ")
    .replace(/^ft /, "fort ")
    .replace(/^mt /, "mount ");

/** Indexes a table of places: postal codes by prefix, and cities by the start of their name. */
export function createPlaceIndex(csv: string): PlaceIndex {
  const codes = csv
    .split(/\r?\n/)
    .slice(1)
    .flatMap((line) => placeOf(line) ?? [])
    .sort((a, b) => (a.postalCode < b.postalCode ? -1 : 1));
  const cities = citiesOf(codes);
  const find = (query: string, limit: number): Place[] => {
    const { code, name, state } = partsOf(query);
    if (code) return startingWith(codes, code, (one) => one.postalCode).slice(0, limit);
    if (!name) return [];
    const whole = startingWith(cities, keyOf(query), (one) => one.key);
    const found = startingWith(cities, name, (one) => one.key).filter((one) => !state || one.state === state);
    return (found.length > 0 ? found : whole)
      .sort((a, b) => Number(b.key === name) - Number(a.key === name) || b.codes - a.codes)
      .slice(0, limit)
      .map(({ key: _key, codes: _codes, ...place }) => place);
  };
  return (query, limit) => {
    for (const part of partsOfAddress(query)) {
      const found = find(part, limit);
      if (found.length > 0) return found;
    }
    return [];
  };
}

type Coded = Place & { postalCode: string };

function placeOf(line: string): Coded | null {
  const [postalCode = "", city = "", state = "", latitude = "", longitude = ""] = line.split(",");
  const [lat, lon] = [Number(latitude), Number(longitude)];
  const isUsable = postalCode !== "" && latitude !== "" && longitude !== "" && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return isUsable ? { postalCode, city, state, latitude: lat, longitude: lon } : null;
}

/** Returns the cities of postal codes, each at the center of its codes. */
function citiesOf(codes: Coded[]): City[] {
  const cities = new Map<string, City>();
  for (const { city, state, latitude, longitude } of codes) {
    const key = keyOf(city);
    const known = cities.get(`${key},${state}`);
    if (!known) {
      cities.set(`${key},${state}`, { key, codes: 1, postalCode: null, city, state, latitude, longitude });
      continue;
    }
    known.codes += 1;
    known.latitude += (latitude - known.latitude) / known.codes;
    known.longitude += (longitude - known.longitude) / known.codes;
  }
  const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;
  return [...cities.values()]
    .map((one) => ({ ...one, latitude: rounded(one.latitude), longitude: rounded(one.longitude) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

/**
 * Returns the parts of an address to search for: the whole, and the text after each comma, such as "12 Main St, Reno, NV", "Reno, NV",
 * "NV". Leaves out the whole if it begins with a house number, which isn't a postal code.
 */
function partsOfAddress(query: string): string[] {
  const commas = [...query.matchAll(/,/g)].map(({ index }) => index + 1).slice(0, MAX_COMMAS);
  const parts = [0, ...commas].map((from) => query.slice(from));
  return /^\s*\d+[\s\w.]+,.*,/.test(query) ? parts.slice(1) : parts;
}

/**
 * Matches a postal code before its city or at the end of an address, or the start of one alone. A short number before words is a house
 * number.
 */
const CODE = /^\s*(\d{5})(?:-\d{0,4})?(?=\s|,|$)|(?:\s|,)(\d{5})(?:-\d{4})?\s*$|^\s*(\d{2,4})\s*$/;

/** Splits a search into postal code, city and state, as in "96161 Truckee, CA", "truckee ca", "961", "12 Main St, Truckee, CA 96161". */
function partsOf(query: string): { code: string | null; name: string; state: string | null } {
  const code = CODE.exec(query)?.slice(1).find(Boolean) ?? null;
  const words = keyOf(query).split(" ");
  const last = words.at(-1) ?? "";
  const state = words.length > 1 && /^[a-z]{2}$/.test(last) ? last.toUpperCase() : null;
  return { code, name: (state ? words.slice(0, -1) : words).join(" "), state };
}

/** Returns the rows whose key starts with a text, from rows sorted by key. */
function startingWith<Row>(rows: readonly Row[], start: string, keyOfRow: (row: Row) => string): Row[] {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (keyOfRow(rows[middle] as Row) < start) from = middle + 1;
    else to = middle;
  }
  let end = from;
  while (end < rows.length && keyOfRow(rows[end] as Row).startsWith(start)) end++;
  return rows.slice(from, end);
}
