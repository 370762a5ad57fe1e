import type { IncomingMessage } from "node:http";
import { type Language, languages } from "@azulejo/contract";
import { listParameters } from "@azulejo/web/app/areas/product/list/list-address.ts";

export interface TypedSearch {
  /** Null for an address without a language. */
  language: Language | null;
  typed: string;
}

/** Matches the page of results, as a document or as data. */
const results = /^(?:\/([a-z]{2}))?\/search(?:\.data)?\?(.*)$/;
/** Parameters of paging, sorting and filtering, which belong to an earlier search. */
const further = new Set<string>(listParameters.filter((name) => name !== "q"));
/** Matches crawlers, link previews and monitors, most of which identify themselves. */
const crawler =
  /bot\b|bot[/;)_-]|crawl|spider|slurp|archiver|facebookexternalhit|embedly|whatsapp|preview|lighthouse|pagespeed|pingdom|uptime|monitor|validator|feedfetcher|python-requests|curl\/|wget\//i;

/** Returns a request's search; null for other requests, and for searches that no person has typed. Other pages only cost one comparison. */
export function typedSearch(request: IncomingMessage): TypedSearch | null {
  const { method, url = "" } = request;
  const at = url.indexOf("/search");
  if ((at !== 0 && at !== 3) || method !== "GET") return null;
  const match = results.exec(url);
  const { headers } = request;
  if (!match || isPrefetch(headers) || crawler.test(headers["user-agent"] ?? "")) return null;
  const language = languages.find((one) => one === match[1]) ?? null;
  if (match[1] !== undefined && language === null) return null;
  const query = new URLSearchParams(match[2]);
  for (const name of query.keys()) if (further.has(name)) return null;
  const typed = query.get("q")?.trim();
  return typed ? { language, typed } : null;
}

const isPrefetch = (headers: IncomingMessage["headers"]): boolean =>
  /prefetch|prerender|preview/i.test(
    `${headers["sec-purpose"] ?? ""} ${headers["purpose"] ?? ""} ${headers["x-moz"] ?? ""} ${headers["x-purpose"] ?? ""}`,
  );
