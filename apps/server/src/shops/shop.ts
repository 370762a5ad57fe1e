import type { Api, ServedStorefront } from "@azulejo/api";
import type { Assets } from "@azulejo/content";
import type { ContentReader } from "@azulejo/content-client";
import { type Caller, type Language, type ShopApi, storefront } from "@azulejo/contract";
import { parametersOf } from "@azulejo/web/app/routing/find-record.ts";
import { Hono } from "hono";
import { askApi } from "../ask-api.ts";
import { createDocumentLength } from "../content/document-length.ts";
import { createEditorsParameters, type EditorsParameters } from "../content/editors-parameters.ts";
import { createPictureLength } from "../content/picture-length.ts";
import { createFeeds } from "../feeds/feeds.ts";
import type { PolicyHosts } from "../http/content-policy.ts";
import { createRefusalPages } from "../http/refusal-page.ts";
import type { ServerLog } from "../log.ts";
import { pageOfMarkdown } from "../markdown/markdown-address.ts";
import type { ParametersOf } from "../page-cache/page-key.ts";
import { createSocialPictureWarmer } from "../page-cache/warm-social-picture.ts";
import { createSitemaps } from "../sitemap/sitemap.ts";
import { createSecurityText } from "../storefront-files/security-text.ts";
import { createStorefrontFiles } from "../storefront-files/storefront-files.ts";
import type { WebEnvironment } from "../web.ts";
import { robots } from "./robots.ts";
import { scopeOf } from "./scope.ts";

/** A storefront's own parts, which differ from those of the process's other storefronts. */
export interface Shop {
  keys: Caller["storefront"];
  publicUrl: string;
  /** Prefix of keys and tags of its cached pages; empty for the first storefront. */
  scope: string;
  content: ContentReader;
  hosts: PolicyHosts;
  pictureLength: WebEnvironment["pictureLength"];
  documentLength: WebEnvironment["documentLength"];
  /** Query parameters that a page depends on. */
  parametersOf: ParametersOf;
  editors: EditorsParameters;
  /** Counts searches; null if the API runs elsewhere, which then counts its calls. */
  noteSearch: ((language: Language | null, typed: string) => void) | null;
  /** Creates the picture that a new public page declares for social networks. */
  warmPicture(html: string): void;
  /** The page for refused visitors. */
  refusalPage: ReturnType<typeof createRefusalPages>;
  /** Icons, colors, sitemaps and files for crawlers. */
  routes: Hono;
  warmFiles(): Promise<void>;
  /** Drops its files after a change of settings. @param isServed whether to create them again at once */
  refreshFiles(isServed: boolean): void;
}

export interface ShopParts {
  api: Api;
  /** The API, in process or over the network. */
  calls: ShopApi;
  /** Whether another process handles calls, and counts searches. */
  isRemote: boolean;
  assets: Assets;
  /** Hosts from which pages of all storefronts may load. */
  hosts: Omit<PolicyHosts, "pictures" | "tags">;
  /** Origins of the content system's pictures. */
  contentHosts: readonly string[];
  /** Renders a page for the server itself. */
  renderForNobody(shop: Shop, request: Request): Promise<{ response: Response; nonce: string }>;
  /** The folder of feeds, with one folder per storefront. */
  feedFolder: string;
  log: ServerLog;
  now(): Date;
}

/** @param isFirst whether it is shown to visitors of unknown hosts @param keys for making calls */
export function createShop(parts: ShopParts, { id, publicUrl }: ServedStorefront, keys: Caller["storefront"], isFirst: boolean): Shop {
  const { api, assets, log } = parts;
  const { content } = api.services.shopOf(id);
  const now = () => parts.now().getTime();
  const editors = createEditorsParameters(content, log);
  const hosts: PolicyHosts = {
    ...parts.hosts,
    pictures: () => [...api.pictureHosts(id), ...parts.contentHosts],
    tags: () => api.tagHosts(id),
  };
  const files = createShopFiles(parts, { id, publicUrl, keys, content });
  const shop: Shop = {
    keys,
    publicUrl,
    scope: scopeOf(id, isFirst),
    content,
    hosts,
    pictureLength: createPictureLength(publicUrl, assets),
    documentLength: createDocumentLength(publicUrl, assets),
    parametersOf: (path) => {
      const own = parametersOf(pageOfMarkdown(path));
      return own && [...own, ...editors.names(), ...api.oldAddressParameters(id)];
    },
    editors,
    noteSearch: parts.isRemote ? null : (language, typed) => api.noteSearch(id, language, typed),
    warmPicture: createSocialPictureWarmer(publicUrl, assets),
    refusalPage: createRefusalPages(publicUrl, (request) => parts.renderForNobody(shop, request), hosts, now),
    ...files,
  };
  return shop;
}

interface Filed extends Pick<Shop, "keys" | "publicUrl" | "content"> {
  id: number;
}

function createShopFiles(parts: ShopParts, { id, publicUrl, keys, content }: Filed): Pick<Shop, "routes" | "warmFiles" | "refreshFiles"> {
  const { api, calls, log, now } = parts;
  const ask = askApi(calls, keys, "the server");
  const warn = (error: unknown) => log.warn({ err: error }, "the storefront's icons could not be made");
  const files = createStorefrontFiles({
    readSettings: (language) => ask(storefront.settings, {}, language),
    readPicture: (kind) => api.storefrontPicture(id, kind),
  });
  const routes = new Hono();
  routes.get("/assets/tearsheets/:language/:file", (http) => {
    const { language, file } = http.req.param();
    const path = [keys.id, language, file.replace(/\.pdf$/, "")].map(encodeURIComponent).join("/");
    return api.fetch(new Request(new URL(`/api/product/tearsheetfile/${path}`, http.req.url), { headers: http.req.raw.headers }));
  });
  routes.route("/", files.routes);
  routes.route("/", createSecurityText({ publicUrl, readSettings: () => ask(storefront.settings, {}), now }));
  routes.route("/", createSitemaps({ publicUrl, storefront: keys, api: calls, content, now: () => now().getTime() }));
  const folder = `${parts.feedFolder}/${id}`;
  routes.route("/", createFeeds({ publicUrl, storefront: keys, api: calls, folder, now: () => now().getTime() }));
  routes.get("/robots.txt", (http) => http.text(robots(publicUrl)));
  routes.notFound((http) => http.text("Not found", 404));
  return {
    routes,
    warmFiles: () => files.warm().catch(warn),
    refreshFiles(isServed) {
      files.drop();
      if (isServed) void files.warm().catch(warn);
    },
  };
}
