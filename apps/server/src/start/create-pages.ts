import type { Api, Counters, ServedStorefront } from "@azulejo/api";
import type { Assets } from "@azulejo/content";
import { createFetchShopApi } from "@azulejo/contract/fetch-shop-api.ts";
import type { Cdn } from "../cdn/cdn.ts";
import type { Config } from "../config/config.ts";
import { payPalHosts } from "../config/paypal.ts";
import { createAdmission } from "../http/admission.ts";
import { fileHeaders, securityHeaders } from "../http/content-policy.ts";
import { captchaHosts, mapHosts, paymentHosts } from "../http/provider-hosts.ts";
import { fetchFromApi } from "../http/remote-api.ts";
import { nobodysEnvironment, type Pages } from "../http/serve-pages.ts";
import type { ServerLog } from "../log.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import { createShop, type ShopParts } from "../shops/shop.ts";
import { createShops } from "../shops/shops.ts";
import type { BuiltWeb } from "../web.ts";

interface Options {
  config: Config;
  api: Api;
  assets: Assets;
  cache: PageCache;
  cdn: Cdn | null;
  counters: Counters;
  web: BuiltWeb;
  log: ServerLog;
  now(): Date;
}

/** Opens everything that serves the pages of all storefronts. */
export function createPages({ config, api, assets, cache, cdn, counters, web, log, now }: Options): Pages {
  const isSecure = config.publicUrl.startsWith("https:");
  const { apiUrl } = config;
  const parts: ShopParts = {
    ...{ api, assets, log, now },
    calls: apiUrl ? createFetchShopApi((request) => fetchFromApi(apiUrl, request)) : api,
    isRemote: apiUrl !== undefined,
    hosts: providerHosts(config, isSecure),
    contentHosts: config.content.apiUrl ? VENDOR_PICTURE_HOSTS : [],
    feedFolder: `${config.database.dataDir}/feeds`,
    async renderForNobody(shop, request) {
      const environment = nobodysEnvironment(pages, shop);
      return { response: await web.render(request, environment), nonce: environment.nonce };
    },
  };
  const pages: Pages = {
    ...{ config, cache, cdn },
    render: web.render,
    api: parts.calls,
    shops: createShops({
      list: () => withFirst(api.storefronts(), config),
      open: (storefront, isFirst) =>
        createShop(parts, storefront, isFirst ? config.storefront : { ...storefront, id: String(storefront.id) }, isFirst),
    }),
    headers: securityHeaders(isSecure),
    fileHeaders: fileHeaders(isSecure),
    admission: createAdmission({ counters, pointsPerMinute: config.rateLimitPerMinute, sessionOf: (token) => api.sessionOf(token) }),
  };
  return pages;
}

/** Hosts of providers from which pages of every storefront may load. */
const providerHosts = (config: Config, https: boolean): ShopParts["hosts"] => ({
  payment: paymentHosts(config.stripe.scriptUrl),
  wallet: payPalHosts(config.paypal),
  captcha: captchaHosts(config.captcha.recaptcha?.apiUrl),
  map: mapHosts(config.mapScriptUrl),
  signIn: [...new Set(config.providers.map(({ issuer }) => new URL(issuer).origin))],
  https,
});

/** Hosts of pictures if the vendor's content system is used. */
const VENDOR_PICTURE_HOSTS = [
  "https://a.storyblok.com",
  "https://a-us.storyblok.com",
  "https://a-ca.storyblok.com",
  "https://a-ap.storyblok.com",
];

/** A shop without settings uses the keys in its environment. */
const withFirst = (served: ServedStorefront[], { storefront, publicUrl }: Config): ServedStorefront[] =>
  served.length > 0 ? served : [{ id: Number(storefront.id), publicKey: storefront.publicKey, hosts: [], publicUrl }];
