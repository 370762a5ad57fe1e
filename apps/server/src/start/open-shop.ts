import { type Api, createApi } from "@azulejo/api";
import type { Config } from "../config/config.ts";
import { contentOfStorefronts } from "../content/content-of-storefronts.ts";
import { type OpenContent, openContent } from "../content/open-content.ts";
import { createPictureReader } from "../content/picture-reader.ts";
import { warnOfSamples } from "../content/warn-of-samples.ts";
import type { DevWeb } from "../dev/dev-web.ts";
import type { Pages } from "../http/serve-pages.ts";
import type { ServerLog } from "../log.ts";
import { type BuiltWeb, loadWeb, noWeb } from "../web.ts";
import { configuredOptions, serviceOptions } from "./api-options.ts";
import { createPages } from "./create-pages.ts";
import { seedContent } from "./demo.ts";
import type { Resources } from "./open-resources.ts";
import { refreshAfterChanges } from "./refresh-after-changes.ts";
import { roles } from "./roles.ts";

/** The shop's content, API and pages, without the listener. */
export interface OpenShop {
  content: OpenContent;
  api: Api;
  pages: Pages;
  /** Changes with every build; open pages check it regularly. */
  version: string;
  /** Null unless the storefront runs from source. */
  dev: DevWeb | null;
  close(): Promise<void>;
}

export async function openShop(config: Config, resources: Resources, log: ServerLog, now: () => Date): Promise<OpenShop> {
  const { database, extension, files, assets, counters, cache, cdn } = resources;
  const servesPages = roles[config.role].pages;
  const listeners = refreshAfterChanges(cache, servesPages);
  const content = await openContent({
    ...{ database, log, now },
    access: config.content,
    publicUrl: config.publicUrl,
    uploads: files,
    onChanges: listeners.onContent,
  });
  const contents = contentOfStorefronts(content, { storefrontId: config.storefront.id, spaceId: config.content.spaceId });
  if (config.mode === "demo" && config.seed === "demo") await seedContent(content, config, log);
  if (config.mode === "production") void warnOfSamples(content.reader, log);
  const { dev, web } = await openWeb(config, servesPages);
  const api = await createApi({
    ...{ database, counters, log, now },
    ...configuredOptions(config),
    ...serviceOptions(config, extension, now),
    content: content.reader,
    contentOf: (storefront) => contents.of(storefront),
    readPicture: createPictureReader(config.publicUrl, assets),
    onChanges: listeners.onChanges,
    onRestocked: listeners.onRestocked,
    onStorefronts: listeners.onStorefronts,
  });
  const pages = createPages({ config, api, assets, cache, cdn, counters, web, log, now });
  await listeners.connect({ api, contents, shops: pages.shops });
  return {
    ...{ content, api, pages, dev },
    version: web.version,
    async close() {
      await dev?.close();
      await api.close();
      await content.close();
    },
  };
}

async function openWeb({ devWeb }: Config, servesPages: boolean): Promise<{ dev: DevWeb | null; web: BuiltWeb }> {
  if (!devWeb) return { dev: null, web: servesPages ? await loadWeb() : noWeb };
  const dev = await (await import("../dev/dev-web.ts")).openDevWeb();
  return { dev, web: { render: dev.render, version: "dev" } };
}
