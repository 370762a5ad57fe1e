import type { Language } from "@azulejo/contract";
import { useMatches } from "react-router";
import { entryOf, type RouteEntry } from "../routing/route-table.ts";

/** What a page's loader may tell of itself, under `head` in its data. */
export interface PageHead {
  title?: string;
  description?: string;
  /** Absolute path of a picture for social cards. */
  image?: string;
  /** Paths below the language prefix, where they differ from the route's own. */
  alternates?: Partial<Record<Language, string>>;
  /** Steps before this page, then the page itself; paths below the language prefix. */
  breadcrumbs?: { name: string; path?: string }[];
  noindex?: boolean;
  jsonLd?: object;
}

export interface CurrentPage {
  entry: RouteEntry | undefined;
  head: PageHead;
  params: Record<string, string | undefined>;
}

/** The route entry and head of the page that is shown. */
export function usePage(): CurrentPage {
  const match = useMatches().at(-1);
  const data = match?.loaderData as { head?: PageHead } | null | undefined;
  return { entry: entryOf(match?.id), head: data?.head ?? {}, params: match?.params ?? {} };
}
