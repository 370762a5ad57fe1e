import type { Banner } from "@azulejo/contract/areas/banner.ts";
import type { TagGroup } from "@azulejo/contract/content/tag-groups.ts";
import { useMatches } from "react-router";
import type { AccountFrameData } from "../areas/account/frame/account-frame-data.server.ts";
import type { RouteRecord } from "../routing/route-table.ts";

/** Data for a page's frame; part of every page's data, so that each navigation updates it. */
export interface PageFrame {
  layout: RouteRecord["layout"];
  /** The banners; `href` is an address in the reader's language. */
  banners: Banner[];
  meta: { name: string; content: string }[];
  /** The tag groups that apply to the page. */
  tags: TagGroup[];
  /** Whether the page asks for consent: it has tags, and the request sends no opt-out signal. */
  asksConsent: boolean;
  /** Id of the page's record with its language. */
  routeName: string;
  /** Null outside the account. */
  account: AccountFrameData | null;
}

/** Returns the current page's frame; null for an error. */
export function usePageFrame(): PageFrame | null {
  const data = useMatches().at(-1)?.loaderData as { frame?: PageFrame } | undefined;
  return data?.frame ?? null;
}
