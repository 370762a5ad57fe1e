import type { ServedStorefront } from "@azulejo/api";
import type { Shop } from "./shop.ts";

interface Options {
  /** The storefronts as the database has them now; the first is that of unknown hosts. */
  list(): ServedStorefront[];
  open(storefront: ServedStorefront, isFirst: boolean): Shop;
}

/** The storefronts of this deployment, by the host names of their visitors. */
export interface Shops {
  /** @param host of a request; every unknown one belongs to the first storefront */
  at(host: string | undefined): Shop;
  all(): Shop[];
  /** Reads the storefronts again, because one has changed. */
  refresh(): void;
}

/** @throws when there is no storefront */
export function createShops({ list, open }: Options): Shops {
  let opened: { storefront: ServedStorefront; shop: Shop }[] = [];
  let byHost = new Map<string, Shop>();
  let first: Shop;

  /** Keeps a shop whose keys and address are the same, with the files that it has made. */
  const shopOf = (storefront: ServedStorefront, isFirst: boolean): Shop => {
    const known = opened.find(({ storefront: before }) => before.id === storefront.id);
    const isSame = known?.storefront.publicUrl === storefront.publicUrl && known.storefront.publicKey === storefront.publicKey;
    return known && isSame ? known.shop : open(storefront, isFirst);
  };
  const refresh = () => {
    opened = list().map((storefront, index) => ({ storefront, shop: shopOf(storefront, index === 0) }));
    byHost = new Map([...opened].reverse().flatMap(({ storefront, shop }) => storefront.hosts.map((host) => [host, shop] as const)));
    first = opened[0]!.shop;
  };
  refresh();
  return {
    at(host) {
      if (opened.length === 1 || host === undefined) return first;
      const name = host.toLowerCase();
      return byHost.get(name) ?? byHost.get(name.replace(/:\d+$/, "")) ?? first;
    },
    all: () => opened.map(({ shop }) => shop),
    refresh,
  };
}
