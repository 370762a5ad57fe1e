import { unprocessable } from "../http/failure.ts";
import type { Query } from "./query.ts";

const both = [
  "token",
  "cv",
  "version",
  "language",
  "fallback_lang",
  "resolve_links",
  "resolve_links_level",
  "resolve_relations",
  "resolve_level",
  "resolve_assets",
  "from_release",
  "excluding_fields",
  "content_type",
];
const moments = ["published_at", "first_published_at", "updated_at"].flatMap((field) =>
  ["gt", "gte", "lt", "lte"].map((operation) => `${field}_${operation}`),
);
const ofList = [
  "page",
  "per_page",
  "starts_with",
  "by_slugs",
  "excluding_slugs",
  "by_uuids",
  "by_uuids_ordered",
  "by_ids",
  "excluding_ids",
  "is_startpage",
  "level",
  "with_tag",
  "search_term",
  "sort_by",
  "in_workflow_stages",
  "only_variants",
  "filter_query",
];

export const storyParameters = new Set([...both, "find_by"]);
export const storiesParameters = new Set([...both, ...moments, ...ofList]);

/**
 * Refuses unknown parameters of the stories endpoints, because a preview's query string must not be passed on.
 * @throws 422 naming every other parameter
 */
export function refuseOthers(query: Query, allowed: Set<string>): void {
  const others = query.names.filter((name) => !allowed.has(name));
  if (others.length > 0) throw unprocessable(`Parameter(s) ${others.join(", ")} not allowed`);
}
