import { matchPath } from "react-router";
import { contentRoutes } from "./content-routes.ts";
import { anyStory, type RouteRecord, routeTable } from "./route-table.ts";

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

/** The one right form of a path below the language, as far as its last slash goes. */
export function canonicalPath(record: RouteRecord, path: string): string {
  const bare = path.replace(/\/+$/, "");
  return record.slash && bare !== "" ? `${bare}/` : bare;
}
