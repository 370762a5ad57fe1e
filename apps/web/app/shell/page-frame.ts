import type { Banner } from "@azulejo/contract/areas/banner.ts";
import type { TagGroup } from "@azulejo/contract/content/tag-groups.ts";
import { useMatches } from "react-router";
import type { AccountSurroundings } from "../areas/account/surroundings.server.ts";

/** What stands around a page by its address: added to the data of every page, so that it comes with each navigation. */
export interface PageFrame {
  /** Their `href` is an address in the reader's language. */
  banners: Banner[];
  meta: { name: string; content: string }[];
  /** The tag groups that apply to the page. */
  tags: TagGroup[];
  /** Id of its record with its language. */
  routeName: string;
  /** Null outside the account. */
  account: AccountSurroundings | null;
}

/** The frame of the page that is shown; null for an error. */
export function usePageFrame(): PageFrame | null {
  const data = useMatches().at(-1)?.loaderData as { frame?: PageFrame } | undefined;
  return data?.frame ?? null;
}
