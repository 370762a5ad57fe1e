import { join } from "node:path";
import type { ContentManager, ContentReader } from "@azulejo/content-client";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import type { Change } from "@azulejo/database";
import { createLexicons } from "../areas/content/index.ts";
import { createScenes } from "../areas/gallery/index.ts";
import { createCatalog, followCatalog, followShopDay, oldAddressParameters } from "../areas/product/index.ts";
import { createSlabYard } from "../areas/slabs/index.ts";
import { createSearchTally, writeSearches } from "../areas/suggestions/index.ts";
import type { Services, ShopServices } from "../context.ts";
import type { Storefront } from "../domain/storefront.ts";
import { InProcessSearch } from "../search/in-process-search.ts";
import type { Search } from "../search/search.ts";
import { SqlSearch } from "../search/sql/sql-search.ts";

export interface ShopContent {
  reader: ContentReader;
  manager: ContentManager | null;
}

/** One storefront of the process, with its index and caches, which follow the change log. */
export interface OpenStorefront {
  id: number;
  services: ShopServices;
  oldAddressParameters(): ReadonlySet<string>;
  /** Applies today's prices; false if they aren't applied yet. */
  turnOver(): Promise<boolean>;
  lagSeconds(): number;
  /** Applies all changes committed so far. */
  settle(): Promise<void>;
  writeSearches(): Promise<void>;
  stop(): Promise<void>;
}

export interface Followed {
  /** Called with every change that has been applied, with the tags of pages that show changed products; null for every page. */
  onChanges(storefrontId: number, changes: Change[], tags: PageTag[] | null): void;
  onRestocked(storefrontId: number, tags: PageTag[]): void;
}

/** Where products are searched. */
export interface Indexes {
  searchIn: "memory" | "sql";
  /** A folder in which large indexes are saved between runs; if undefined, they are built at each start. */
  folder: string | undefined;
}

/** Smaller indexes aren't saved, because they are built in a second or two. */
const LEAST_VARIANTS = 10_000;

interface Opened {
  indexes: Indexes;
  storefront: Pick<Storefront, "id">;
  publicUrl: string;
  filesUrl: string;
  content: ShopContent;
}

/** Builds the index of a storefront, and follows its changes and calendar. */
export async function openStorefront(services: Services, opened: Opened, { onChanges, onRestocked }: Followed): Promise<OpenStorefront> {
  const { database, log, now } = services;
  const { id } = opened.storefront;
  const { searchIn, folder } = opened.indexes;
  const index = searchIn === "sql" ? null : new InProcessSearch();
  const own = createShopServices(
    services,
    opened,
    index ?? new SqlSearch({ storefrontId: id, query: database.patient, reads: database.query }),
  );
  const snapshot = index && folder !== undefined ? { index, path: join(folder, `${id}.index`), leastVariants: LEAST_VARIANTS } : null;
  const day = await followShopDay({ database, storefrontId: id, now, log, reindex: (ids) => follower.reindex(ids) });
  let oldParameters = await oldAddressParameters(database.query, id);
  const follower = await followCatalog(
    { ...services, ...own, storefrontId: id, timezone: day.timezone, snapshot },
    async (changes, tags) => {
      if (changes.some((one) => one.kind === "storefront")) day.forgetZone();
      if (changes.some((one) => one.kind === "redirect")) oldParameters = await oldAddressParameters(database.query, id);
      await own.slabYard.apply(database.query, changes);
      own.scenes.apply(changes);
      onChanges(id, changes, tags);
    },
    (tags) => onRestocked(id, tags),
  );
  const write = () => writeSearches({ ...services, ...own }, id);
  return {
    id,
    services: own,
    oldAddressParameters: () => oldParameters,
    turnOver: day.turnOver,
    lagSeconds: follower.lagSeconds,
    async settle() {
      await follower.catchUp();
      await follower.restockNow();
    },
    writeSearches: write,
    async stop() {
      await write();
      day.stop();
      await follower.stop();
    },
  };
}

function createShopServices({ database, log }: Services, { publicUrl, filesUrl, content }: Opened, search: Search): ShopServices {
  const catalog = createCatalog(database);
  return {
    search,
    catalog,
    scenes: createScenes(catalog),
    slabYard: createSlabYard(catalog),
    lexicons: createLexicons(content.reader, log),
    content: content.reader,
    contentManager: content.manager,
    searches: createSearchTally(),
    publicUrl,
    filesUrl,
  };
}
