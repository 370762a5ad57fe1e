import { content, product, storeCalls, suggestions } from "@azulejo/contract";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import { callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { shadesOf } from "../../../shell/menu/entries.ts";

const SHOWN = 4;

/** Any story can change the search results. */
export const FOUND_STORIES_TAGS: PageTag[] = ["content", "stories:"];

/** Reads pages and articles for a product search, best first; null if there are none. */
export async function findStories({ context, language, address }: Visit, query: string) {
  const [{ stories, total }, stores] = await Promise.all([
    callApi(context, language, content.searchPages, { query, page: 1, size: SHOWN }),
    callApi(context, language, storeCalls.list, { query }),
  ]);
  if (total === 0 && stores.length === 0) return null;
  return {
    total,
    stores: stores.length,
    stories: stories.map(({ uuid, title, description, path }) => ({ uuid, title, description, href: address(path) })),
  };
}

const WORDS = 6;
const LOOK = { acrossFeet: 2, aspect: 1, width: 320 };
const COLOR = { acrossFeet: 1.7, aspect: 1, width: 120 };

/** Reads suggestions for a search that found no product: other spellings, looks and colors. */
export async function readSearchHelp({ context, language, address }: Visit, query: string) {
  const [suggested, shown] = await Promise.all([
    callApi(context, language, suggestions.list, { query }),
    callApi(context, language, product.showcase, {}),
  ]);
  const href = address("product/");
  return {
    words: suggested.suggestions.slice(0, WORDS).map(({ text }) => ({ text, href: `${address("search")}?q=${encodeURIComponent(text)}` })),
    looks: pictured(shadesOf(shown, "look", href, LOOK)),
    colors: pictured(shadesOf(shown, "color", href, COLOR)),
  };
}
/** Keeps only entries with a picture, so that the grid has no gaps. */
const pictured = <Entry extends { picture: string | null }>(entries: Entry[]): Entry[] => entries.filter((one) => one.picture !== null);

export type SearchHelp = Awaited<ReturnType<typeof readSearchHelp>>;
