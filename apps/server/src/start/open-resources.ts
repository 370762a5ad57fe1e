import { type Counters, openCounters } from "@azulejo/api";
import { type Assets, openFileStore } from "@azulejo/content";
import type { Database } from "@azulejo/database";
import type { Extended } from "@azulejo/extend";
import { type Cdn, createCdn } from "../cdn/cdn.ts";
import { PurgeQueue } from "../cdn/purge-queue.ts";
import type { Config } from "../config/config.ts";
import { warnOfOtherStore } from "../content/warn-of-other-store.ts";
import type { ServerLog } from "../log.ts";
import { PageCache } from "../page-cache/page-cache.ts";
import { loadExtensions } from "./load-extension.ts";
import { openAssets } from "./open-assets.ts";
import { openShopDatabase } from "./open-shop-database.ts";
import { warnOfUntaxedPlaces } from "./warn-of-untaxed-places.ts";

/** Resources shared by content, API and pages. */
export interface Resources {
  database: Database;
  extension: Extended;
  files: ReturnType<typeof openFileStore>;
  assets: Assets;
  counters: Counters;
  cache: PageCache;
  /** Null without a CDN. */
  cdn: Cdn | null;
  /** Null without a CDN. */
  purges: PurgeQueue | null;
  close(): Promise<void>;
}

/** @param clock replaces the system's clock */
export async function openResources(config: Config, log: ServerLog, clock?: () => Date): Promise<Resources> {
  const now = clock ?? (() => new Date());
  const database = await openShopDatabase(config, log);
  const extension: Extended = config.extension ? await loadExtensions(config.extension, log) : {};
  const files = extension.files ?? openFileStore(config.files);
  if (!config.content.apiUrl) await warnOfOtherStore(database, files, log);
  await warnOfUntaxedPlaces(database, now(), log);
  const cdn = config.cdn && createCdn(config.cdn, () => now().getTime());
  const purges = cdn && new PurgeQueue(cdn, log);
  const cache = new PageCache(config.pageCacheBytes, clock && (() => clock().getTime()), (tags) => purges?.purge(tags));
  const assets = openAssets(config, database, files);
  const counters = await openCounters(database, { redisUrl: config.redisUrl, log });
  return {
    ...{ database, extension, files, assets, counters, cache, cdn, purges },
    async close() {
      await counters.close();
      await purges?.close();
      await assets.close();
      await extension.close?.();
      await database.close();
    },
  };
}
