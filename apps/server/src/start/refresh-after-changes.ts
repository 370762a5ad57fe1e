import type { Api, ApiOptions } from "@azulejo/api";
import type { PublicChange } from "@azulejo/content";
import type { ContentOfStorefronts } from "../content/content-of-storefronts.ts";
import { tagsOfStories } from "../content/tags-of-stories.ts";
import { dropChangedPages, dropPages } from "../page-cache/drop-pages.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import type { Shop } from "../shops/shop.ts";
import type { Shops } from "../shops/shops.ts";

/** The parts to update after changes. */
interface Opened {
  api: Api;
  contents: ContentOfStorefronts;
  shops: Shops;
}

/** Listeners called by content system and API on changes. */
export interface ChangeListeners extends Required<Pick<ApiOptions, "onChanges" | "onRestocked" | "onStorefronts">> {
  onContent(change: PublicChange): void;
  /** Starts updating these parts. Content system and API are opened earlier, when there are no cached pages. */
  connect(opened: Opened): Promise<void>;
}

/** Updates cached pages, search words and storefronts' files. @param servesPages whether to create files again at once */
export function refreshAfterChanges(cache: PageCache, servesPages: boolean): ChangeListeners {
  let opened: Opened | undefined;
  const shops = (): Shop[] => opened?.shops.all() ?? [];
  const scopeOf = (id: number): string => shops().find(({ keys }) => keys.id === String(id))?.scope ?? "";
  const refreshEditors = async () => void (await Promise.all(shops().map(({ editors }) => editors.refresh())));
  const refreshSearchWords = async () =>
    void (await Promise.all((opened?.api.services.shops() ?? []).map((shop) => shop.lexicons.refresh())));
  return {
    onContent(change) {
      const tags = tagsOfStories(change);
      const drop = () => {
        for (const space of change.spaces) for (const id of opened?.contents.showing(space) ?? []) dropPages(cache, scopeOf(id), tags);
      };
      drop();
      // Also drops pages of results rendered before the new search words were read.
      if (change.everything) void refreshSearchWords().then(drop);
      void refreshEditors();
    },
    onChanges: (storefrontId, changes, tags) => dropChangedPages(cache, scopeOf(storefrontId), changes, tags),
    onRestocked: (storefrontId, tags) => dropPages(cache, scopeOf(storefrontId), tags),
    onStorefronts(ids) {
      opened?.shops.refresh();
      for (const shop of shops()) if (ids.includes(Number(shop.keys.id))) shop.refreshFiles(servesPages);
      void refreshEditors();
    },
    async connect(parts) {
      opened = parts;
      await refreshEditors();
    },
  };
}
