import type { ServedStorefront } from "@azulejo/api";
import type { Shop } from "./shop.ts";

interface Options {
  /** Returns the current storefronts; the first one is for unknown hosts. */
  list(): ServedStorefront[];
  open(storefront: ServedStorefront, isFirst: boolean): Shop;
}

/** The storefronts of this deployment, by host name. */
export interface Shops {
  /** @param host of a request; unknown ones belong to the first storefront */
  at(host: string | undefined): Shop;
  all(): Shop[];
  /** Reads the storefronts again after a change. */
  refresh(): void;
}

/** @throws if there is no storefront */
export function createShops({ list, open }: Options): Shops {
  let opened: { storefront: ServedStorefront; shop: Shop }[] = [];
  let byHost = new Map<string, Shop>();
  let first: Shop;

  /** Reuses a shop with unchanged keys and address, including its files. */
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
