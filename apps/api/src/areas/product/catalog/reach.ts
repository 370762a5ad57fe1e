import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import type { Database } from "@azulejo/database";
import type { Catalog } from "../../../ports/catalog.ts";
import type { Search } from "../../../search/search.ts";
import { selectReferences } from "./reference.repository.ts";
import { type Place, tagsOfProduct, tagsOfReferences, tagsOfStock } from "./tags-of-product.rules.ts";

interface Parts {
  database: Database;
  search: Search;
  catalog: Catalog;
  storefrontId: number;
}

/** Knows which pages show a product: by what it was when the index last read it, and by what it is now. */
export interface Reach {
  /** Takes the place of every product, and touches every page. */
  replace(places: Map<number, Place>): Promise<void>;
  /** Takes new places, null for products that the shop doesn't show. @param apply changes the index */
  note(after: Map<number, Place | null>, apply: () => void): Promise<void>;
  noteStock(ids: number[]): void;
  tagsOfStock(ids: number[]): Promise<PageTag[]>;
  /** The tags of pages touched since the last `forget`; null for every page. */
  touched(): PageTag[] | null;
  forget(): void;
}

export function createReach({ database, search, catalog, storefrontId }: Parts): Reach {
  let places = new Map<number, Place>();
  let menus = "";
  let sizesVersion = 0;
  let everything = false;
  const tags = new Set<PageTag>();
  const touch = (more: PageTag[]) => {
    for (const tag of more) tags.add(tag);
  };
  /** Every page has a menu of listings with products, and any list may show a size by what another product calls it. */
  const readShared = async () => {
    const listings = await catalog.listings(storefrontId);
    const shown = listings.map(({ filter }) => Number(search.count(filter) > 0)).join("");
    const isChanged = shown !== menus || sizesVersion !== catalog.sizesVersion();
    menus = shown;
    sizesVersion = catalog.sizesVersion();
    return isChanged;
  };
  return {
    async replace(all) {
      places = all;
      everything = true;
      await readShared();
    },
    async note(after, apply) {
      const ids = [...after.keys()];
      const otherwise = ids.filter((id) => places.get(id)?.kind !== after.get(id)?.kind);
      const [listings, references] = await Promise.all([catalog.listings(storefrontId), selectReferences(database.query, ids, otherwise)]);
      // Nothing is awaited between the old places and the new ones, so that a failed read is repeated with the old ones.
      touch(tagsOfReferences(references));
      for (const [id, place] of after) {
        touch(tagsOfProduct(places.get(id) ?? null, place, listings));
        if (place) places.set(id, place);
        else places.delete(id);
      }
      apply();
      if (await readShared()) everything = true;
    },
    noteStock(ids) {
      touch(ids.flatMap((id) => places.get(id) ?? []).map(({ code }): PageTag => `stock:${code}`));
    },
    async tagsOfStock(ids) {
      const listings = await catalog.listings(storefrontId);
      return ids.flatMap((id) => places.get(id) ?? []).flatMap((place) => tagsOfStock(place, listings));
    },
    touched: () => (everything ? null : [...tags]),
    forget() {
      everything = false;
      tags.clear();
    },
  };
}
