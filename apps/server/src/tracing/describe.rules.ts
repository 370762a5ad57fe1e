import { CARRIER_EVENT_PATH, PAYMENT_EVENT_PATHS, TEXT_EVENT_PATHS } from "@azulejo/api";
import { languages } from "@azulejo/contract/vocabulary.ts";
import { findRecord, isResourceAddress } from "@azulejo/web/app/routing/find-record.ts";
import { anyStory } from "@azulejo/web/app/routing/route-table.ts";

const language = new RegExp(`^/(${languages.join("|")})(?=/|$)`);

/**
 * Returns the pattern of a page's address, without values: addresses may hold codes and names. A story's is `/:language/*`.
 * @param url path and query
 */
export function routeOfPage(url: string): string {
  const path = (url.split("?", 1)[0] ?? "/").replace(/\.data$/, "");
  const rest = path.replace(language, "");
  const prefix = rest === path ? "" : "/:language";
  if (isResourceAddress(path)) return prefix + rest;
  return `${prefix}/${(findRecord(rest) ?? anyStory).path}`;
}

const EVENT_PATHS = [...PAYMENT_EVENT_PATHS, ...TEXT_EVENT_PATHS, CARRIER_EVENT_PATH];

/** Returns the address of a provider's webhook; of other services' addresses the first word, which is all that has no values in it. */
export function routeOfService(url: string): string {
  const path = url.split("?", 1)[0] ?? "/";
  return EVENT_PATHS.includes(path) ? path : `/${/^\/(\w+)/.exec(path)?.[1] ?? ""}`;
}

const LONGEST_STATEMENT = 2000;

/** Returns a statement without quoted values. Those of parameters aren't in it. */
export const statementWithoutValues = (text: string): string =>
  text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g, "?")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_STATEMENT);

/** Returns a statement's verb and its first table, such as `select customer_order`. */
export function summaryOf(text: string): string {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "query";
  const table = /\b(?:from|into|update)\s+(?:only\s+)?((?:"?\w+"?\.)?"?\w+"?)/i.exec(text)?.[1]?.replaceAll('"', "");
  return table ? `${verb} ${table}` : verb;
}

/** Returns an error's code or class. Its message may quote values. */
export function typeOfError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === "string" && /^\w{1,60}$/.test(code) ? code : error.name;
}
