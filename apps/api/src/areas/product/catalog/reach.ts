import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import type { Database } from "@azulejo/database";
import type { Catalog } from "../../../ports/catalog.ts";
import type { Search } from "../../../search/search.ts";
import type { Snapshotted } from "../../../search/snapshot/snapshot-file.ts";
import { selectReferences } from "./reference.repository.ts";
import { type Placement, tagsOfProduct, tagsOfReferences, tagsOfStock } from "./tags-of-product.rules.ts";

interface Parts {
  database: Database;
  search: Search;
  catalog: Catalog;
  storefrontId: number;
}

/** Tracks which pages show a product, both before its change, as last indexed, and after. */
export interface Reach extends Snapshotted {
  /** Replaces the placements of all products, and marks every page as touched. */
  replace(placements: Map<number, Placement>): Promise<void>;
  /** Updates placements; null for products that aren't shown. @param apply updates the index */
  note(after: Map<number, Placement | null>, apply: () => Promise<void>): Promise<void>;
  noteStock(ids: number[]): void;
  tagsOfStock(ids: number[]): Promise<PageTag[]>;
  /** The tags of pages touched since the last `forget`; null for every page. */
  touched(): PageTag[] | null;
  forget(): void;
}

export function createReach({ database, search, catalog, storefrontId }: Parts): Reach {
  let placements = new Map<number, Placement>();
  let menus = "";
  let sizesVersion = 0;
  let everything = false;
  const tags = new Set<PageTag>();
  const touch = (more: PageTag[]) => {
    for (const tag of more) tags.add(tag);
  };
  /**
   * Data that all pages share: the menu shows only listings with products, and any list may show a size with a label of another product.
   */
  const readShared = async () => {
    const listings = await catalog.listings(storefrontId);
    const counts = await Promise.all(listings.map(({ filter }) => search.count(filter)));
    const shown = counts.map((count) => Number(count > 0)).join("");
    const isChanged = shown !== menus || sizesVersion !== catalog.sizesVersion();
    menus = shown;
    sizesVersion = catalog.sizesVersion();
    return isChanged;
  };
  return {
    *save() {
      yield { placements, menus };
    },
    load(next) {
      const loaded = next() as { placements: Map<number, Placement>; menus: string };
      return () => {
        ({ placements, menus } = loaded);
        sizesVersion = catalog.sizesVersion();
      };
    },
    async replace(all) {
      placements = all;
      everything = true;
      await readShared();
    },
    async note(after, apply) {
      const ids = [...after.keys()];
      const altered = ids.filter((id) => placements.get(id)?.fingerprint !== after.get(id)?.fingerprint);
      const [listings, references] = await Promise.all([catalog.listings(storefrontId), selectReferences(database.query, ids, altered)]);
      // No await between reading old placements and storing new ones, so that a failed update can be repeated with the old ones.
      touch(tagsOfReferences(references));
      for (const [id, placement] of after) {
        touch(tagsOfProduct(placements.get(id) ?? null, placement, listings));
        if (placement) placements.set(id, placement);
        else placements.delete(id);
      }
      await apply();
      if (await readShared()) everything = true;
    },
    noteStock(ids) {
      touch(ids.flatMap((id) => placements.get(id) ?? []).map(({ code }): PageTag => `stock:${code}`));
    },
    async tagsOfStock(ids) {
      const listings = await catalog.listings(storefrontId);
      return ids.flatMap((id) => placements.get(id) ?? []).flatMap((placement) => tagsOfStock(placement, listings));
    },
    touched: () => (everything ? null : [...tags]),
    forget() {
      everything = false;
      tags.clear();
    },
  };
}
