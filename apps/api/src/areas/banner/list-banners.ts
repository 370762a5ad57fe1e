import type { banner } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import type { Context } from "../../context.ts";
import { bannersOf, type StoredBanner, toBanner, type Viewing } from "./banner.rules.ts";

const FOLDER = "banners/";

/** Returns the customer type, in the terms that a banner's story uses. */
const kindOf = ({ session }: Context): string => (session === null ? "guest" : session.customer ? "business" : "homeowner");

/** Returns the page's banners. The content reader caches them for an hour, and drops them when something is published. */
export const listBanners: Verb<typeof banner.list> = async (context, { path, query = {} }) => {
  const { content, language, now } = context;
  const [stories, paths] = await Promise.all([
    content.allStories({ starts_with: FOLDER, filter_query: { component: { in: "site_banner" } } }, { language }),
    pathsOf(context, path),
  ]);
  const viewing: Viewing = {
    paths,
    query: new Map(Object.entries(query).map(([name, value]) => [name, [value].flat()])),
    language,
    customerKind: kindOf(context),
    now: now().getTime(),
  };
  const banners = stories.map(toBanner).filter((one) => one !== null);
  const { shown, changesAt } = bannersOf(banners, viewing);
  if (changesAt !== null) context.trueUntil(changesAt);
  return { banners: shown.map(toWire), changesAt: changesAt === null ? null : new Date(changesAt).toISOString() };
};

const toWire = ({ id, text, href, label, tone }: StoredBanner) => ({ id, text, href, label, tone });

/** Adds a list's English path, whatever its address is in the reader's language. */
async function pathsOf({ catalog, storefront, language }: Context, path: string): Promise<string[]> {
  const slug = /^\/?(?:(?:en|es)\/)?product\/list\/([^?#]+?)\/*(?:[?#]|$)/.exec(path)?.[1];
  if (!slug) return [path];
  const listings = await catalog.listings(storefront.id);
  const listing = listings.find((one) => one.texts[language].slug === slug);
  return listing ? [path, `product/list/${listing.path}`] : [path];
}
