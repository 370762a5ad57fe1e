import { languages } from "@azulejo/contract/vocabulary.ts";
import { matchPath } from "react-router";
import { contentRoutes } from "./content-routes.ts";
import { anyStory, DRAFT_BYTES, neutralResources, type RouteRecord, resourceTable, routeTable } from "./route-table.ts";

/** Every address that the shop knows by itself, whoever answers it. */
export const allRoutes: RouteRecord[] = [...routeTable, ...contentRoutes];

const exact = new Map(allRoutes.filter((record) => !/[:*]/.test(record.path)).map((record) => [record.path, record]));
const named = allRoutes.filter((record) => record.path.includes(":"));
const open = allRoutes.filter((record) => record.path.includes("*"));

/** The record that a path below the language leads to: an exact path first, then one with parts, then one with a rest. */
export function findRecord(path: string): RouteRecord | undefined {
  const bare = path.replace(/^\/+|\/+$/g, "");
  const fits = (record: RouteRecord) => matchPath(`/${record.path}`, `/${bare}`) !== null;
  return exact.get(bare) ?? named.find(fits) ?? open.find(fits);
}

/** The same, or the record of whatever the staff wrote. */
export const findRecordOrStory = (path: string): RouteRecord => findRecord(path) ?? anyStory;

const USUAL_BODY_BYTES = 100_000;
const resources = new Set([...resourceTable, ...neutralResources].map(({ path }) => path));
const prefix = new RegExp(`^/(?:(?:${languages.join("|")})(?:/|$))?`);

/** Whether an address answers data or takes a form, and is no page of its own. */
export const isResourceAddress = (address: string): boolean => resources.has(address.replace(prefix, ""));

/** Most bytes of a form that is sent to an address: with or without its language, for a document or for data. */
export function bodyBytesOf(address: string): number {
  const path = address.replace(prefix, "").replace(/\.data$/, "");
  if (resources.has(path)) return USUAL_BODY_BYTES;
  const record = findRecordOrStory(path);
  return record.bodyBytes ?? (record.file === anyStory.file ? DRAFT_BYTES : USUAL_BODY_BYTES);
}

const noParameters: readonly string[] = [];

/** Parameters that the page of an address is made of; a resource is told apart by all of them, and is null. */
export function parametersOf(address: string): readonly string[] | null {
  const path = address.replace(prefix, "");
  return resources.has(path) ? null : (findRecordOrStory(path).query ?? noParameters);
}

/** The one right form of a path below the language, as far as its last slash goes. */
export function canonicalPath(record: RouteRecord, path: string): string {
  const bare = path.replace(/\/+$/, "");
  return record.slash && bare !== "" ? `${bare}/` : bare;
}
