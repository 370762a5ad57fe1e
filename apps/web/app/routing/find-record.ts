import { languages } from "@azulejo/contract/vocabulary.ts";
import { LRUCache } from "lru-cache";
import { matchPath } from "react-router";
import { neutralResources, resourceTable } from "./resource-table.ts";
import { anyStory, DRAFT_BYTES, type RouteRecord, routeTable } from "./route-table.ts";

/** Paths with their own record; every other path may be that of a story. */
const exact = new Map(routeTable.filter((record) => !/[:*]/.test(record.path)).map((record) => [record.path, record]));
const firstWord = (path: string): string => (path.split("/", 1)[0] ?? "").toLowerCase();
/** Paths with parameters, then those with a splat; each with its first segment, which is enough for most comparisons. */
const patterns = [":", "*"].flatMap((mark) =>
  routeTable.filter(({ path }) => path.includes(mark)).map((record) => ({ record, first: firstWord(record.path) })),
);

/**
 * Maximum total length of paths whose record is remembered; each page looks up its record several times, and the router would compile a
 * pattern each time.
 */
const MAX_CHARACTERS = 200_000;
const known = new LRUCache<string, { record: RouteRecord | undefined }>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (_, path) => path.length + 1,
});

/** Finds the record of a path without language: an exact path first, then one with parameters, then one with a splat. */
export function findRecord(path: string): RouteRecord | undefined {
  const bare = path.replace(/^\/+|\/+$/g, "");
  const found = known.get(bare) ?? { record: matchRecord(bare) };
  known.set(bare, found);
  return found.record;
}

function matchRecord(bare: string): RouteRecord | undefined {
  const word = firstWord(bare);
  const fits = ({ record, first }: (typeof patterns)[number]) =>
    (first === word || /^[:*]/.test(first)) && matchPath(`/${record.path}`, `/${bare}`) !== null;
  return exact.get(bare) ?? patterns.find(fits)?.record;
}

/** Finds the record of a path, or the record used for stories. */
export const findRecordOrStory = (path: string): RouteRecord => findRecord(path) ?? anyStory;

const USUAL_BODY_BYTES = 100_000;
const resources = new Set([...resourceTable, ...neutralResources].map(({ path }) => path));
const prefix = new RegExp(`^/(?:(?:${languages.join("|")})(?:/|$))?`);

/** Returns whether an address returns data or accepts a form, and isn't a page. */
export const isResourceAddress = (address: string): boolean => resources.has(address.replace(prefix, ""));

/** Returns the maximum number of bytes of a form sent to an address, with or without language, for a document or data. */
export function bodyBytesOf(address: string): number {
  const path = address.replace(prefix, "").replace(/\.data$/, "");
  if (resources.has(path)) return USUAL_BODY_BYTES;
  const record = findRecordOrStory(path);
  return record.bodyBytes ?? (record.file === anyStory.file ? DRAFT_BYTES : USUAL_BODY_BYTES);
}

const noParameters: readonly string[] = [];

/** Returns the query parameters that an address's page depends on; null for a resource, which depends on all. */
export function parametersOf(address: string): readonly string[] | null {
  const path = address.replace(prefix, "");
  return resources.has(path) ? null : (findRecordOrStory(path).query ?? noParameters);
}

/** Returns the canonical form of a path without language, with or without a slash at the end. */
export function canonicalPath(record: RouteRecord, path: string): string {
  const bare = path.replace(/\/+$/, "");
  return record.slash && bare !== "" ? `${bare}/` : bare;
}
