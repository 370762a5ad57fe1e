import { languages } from "@azulejo/contract/vocabulary.ts";
import { neutralResources, resourceTable } from "./resource-table.ts";
import { anyStory, DRAFT_BYTES, type RouteRecord, routeTable } from "./route-table.ts";

/** Paths with their own record; every other path may be that of a story. */
const exact = new Map(routeTable.filter((record) => !/[:*]/.test(record.path)).map((record) => [record.path, record]));
/** Paths with parameters, then those with a splat, as segments. */
const patterns = [":", "*"].flatMap((mark) =>
  routeTable.filter(({ path }) => path.includes(mark)).map((record) => ({ record, segments: record.path.toLowerCase().split("/") })),
);

/** Finds the record of a path without language: an exact path first, then one with parameters, then one with a splat. */
export function findRecord(path: string): RouteRecord | undefined {
  const bare = path.replace(/^\/+|\/+$/g, "");
  const words = bare.toLowerCase().split("/");
  return exact.get(bare) ?? patterns.find(({ segments }) => fits(segments, words))?.record;
}

function fits(segments: readonly string[], words: readonly string[]): boolean {
  const splat = segments.indexOf("*");
  if (splat < 0 ? words.length !== segments.length : words.length < splat) return false;
  const named = splat < 0 ? segments : segments.slice(0, splat);
  return named.every((segment, index) => (segment.startsWith(":") ? words[index] !== "" : segment === words[index]));
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
