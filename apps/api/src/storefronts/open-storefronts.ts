import { ShopError } from "@azulejo/contract";
import { endOfChangeLog, followChanges } from "@azulejo/database";
import { addressOfStorefront, hostsOf, selectStorefronts } from "../areas/storefront/index.ts";
import type { Services } from "../context.ts";
import type { Storefront } from "../domain/storefront.ts";
import { type Followed, type Indexes, type OpenStorefront, openStorefront, type ShopContent } from "./open-storefront.ts";

/** A storefront as it is reached by visitors. */
export interface ServedStorefront {
  id: number;
  publicKey: string;
  hosts: string[];
  publicUrl: string;
}

interface Options extends Followed {
  services: Services;
  /** The public address of the first storefront, which also answers for unknown hosts. */
  publicUrl: string;
  contentOf(storefront: Pick<Storefront, "id" | "contentSpaceId">): Promise<ShopContent>;
  indexes: Indexes;
  /** Called with the storefronts that have changed, once their data has been read again. */
  onStorefronts(ids: number[]): void;
}

/** The storefronts of this process. */
export interface OpenStorefronts {
  first: OpenStorefront;
  find(id: number): OpenStorefront | undefined;
  /** @throws storefront_unknown */
  of(id: number): OpenStorefront;
  /** Sorted by id; empty for a shop without settings. */
  served(): ServedStorefront[];
  tagHosts(id: number): string[];
  all(): OpenStorefront[];
  settle(): Promise<void>;
  lagSeconds(): number;
  stop(): Promise<void>;
}

/** Placeholder storefront of a shop without settings, which starts but answers no calls. */
const NOTHING = { id: 0, contentSpaceId: null };

/** Opens every storefront in the database, and those that are added later. */
export async function openStorefronts({
  services,
  publicUrl,
  contentOf,
  indexes,
  onStorefronts,
  ...followed
}: Options): Promise<OpenStorefronts> {
  const { database, log } = services;
  const from = await endOfChangeLog(database);
  const open = new Map<number, OpenStorefront>();
  let rows = await selectStorefronts(database.query);
  const openOne = async (storefront: Storefront | typeof NOTHING, address: string) =>
    openStorefront(
      services,
      { storefront, publicUrl: address, filesUrl: publicUrl, indexes, content: await contentOf(storefront) },
      followed,
    );
  const first = await openOne(rows[0] ?? NOTHING, publicUrl);
  open.set(first.id, first);
  const addressOf = (row: Storefront): string => (row.id === first.id ? publicUrl : addressOfStorefront(row, publicUrl));

  /** Opens new storefronts, and updates the addresses of the others. */
  const openAll = async () => {
    for (const row of rows) {
      const known = open.get(row.id);
      if (known) known.services.publicUrl = addressOf(row);
      else open.set(row.id, await openOne(row, addressOf(row)));
    }
  };
  await openAll();

  const follower = await followChanges(database, {
    from,
    log,
    concerns: (kind) => kind === "storefront",
    async onChanges(changes) {
      services.referenceData.dropAll();
      rows = await selectStorefronts(database.query);
      await openAll();
      const ids = [...new Set(changes.map(({ entity }) => Number(entity)))];
      onStorefronts(ids);
      // Pages rendered since the change may contain the former address.
      for (const id of ids) followed.onChanges(id, [], null);
    },
  });
  const all = () => [...open.values()];
  return {
    first,
    find: (id) => open.get(id),
    of(id) {
      const known = open.get(id);
      if (!known) throw new ShopError("storefront_unknown");
      return known;
    },
    served: () => rows.map((row) => ({ id: row.id, publicKey: row.publicKey, hosts: hostsOf(row), publicUrl: addressOf(row) })),
    tagHosts: (id) => rows.find((row) => row.id === id)?.settings.tagHosts ?? [],
    all,
    async settle() {
      await follower.catchUp();
      for (const one of all()) await one.settle();
    },
    lagSeconds: () => Math.max(follower.lagSeconds(), ...all().map((one) => one.lagSeconds())),
    async stop() {
      await follower.stop();
      for (const one of all()) await one.stop();
    },
  };
}
