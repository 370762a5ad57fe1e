import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import {
  type Api,
  type Captcha,
  createAltchaCaptcha,
  createApi,
  createClamdScanner,
  createOidcProviders,
  createPayPalPayments,
  createRecaptchaCaptcha,
  createSmtpMailer,
  createStripeCardPayments,
  createTwilioTextMessages,
  openCounters,
  type ServedStorefront,
  TEXT_RECEIVED,
} from "@azulejo/api";
import { createAssets, openFileStore } from "@azulejo/content";
import { languages } from "@azulejo/contract";
import { createFetchShopApi } from "@azulejo/contract/fetch-shop-api.ts";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import type { Change, Database } from "@azulejo/database";
import type { Extended } from "@azulejo/extend";
import type { RunningSandbox } from "@azulejo/sandbox";
import { LAID_WIDTHS } from "@azulejo/web/app/media/laid-address.ts";
import { WIDTHS, ZOOM_WIDTHS } from "@azulejo/web/app/media/picture-rules.ts";
import { createCdn } from "./cdn/cdn.ts";
import { PurgeQueue } from "./cdn/purge-queue.ts";
import type { Config } from "./config/config.ts";
import { payPalHosts } from "./config/paypal.ts";
import { createTaxService } from "./config/taxes.ts";
import { type ContentOfStorefronts, contentOfStorefronts } from "./content/content-of-storefronts.ts";
import { openContent } from "./content/open-content.ts";
import { createPictureReader } from "./content/picture-reader.ts";
import { tagsOfStories } from "./content/tags-of-stories.ts";
import { warnOfOtherStore } from "./content/warn-of-other-store.ts";
import { warnOfSamples } from "./content/warn-of-samples.ts";
import { createAdmission } from "./http/admission.ts";
import { BuiltFiles } from "./http/built-files.ts";
import { fileHeaders, securityHeaders } from "./http/content-policy.ts";
import { drainOf } from "./http/drain.ts";
import { createListener } from "./http/listener.ts";
import { captchaHosts, mapHosts, paymentHosts } from "./http/provider-hosts.ts";
import { nobodysEnvironment, type Pages } from "./http/serve-pages.ts";
import { createServicesApp } from "./http/services-app.ts";
import { buildsOf, shareBuilds } from "./http/share-built-files.ts";
import type { ServerLog } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { createOfficeApp } from "./office/office-app.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { tagsOfChanges } from "./page-cache/tags-of-changes.ts";
import { droppedWithin } from "./shops/scope.ts";
import { createShop, type ShopParts } from "./shops/shop.ts";
import { createShops, type Shops } from "./shops/shops.ts";
import { loadDemoBrand, loadDemoHistory, originsOfDemo, seedContent } from "./start/demo.ts";
import { loadExtension } from "./start/load-extension.ts";
import { openShopDatabase } from "./start/open-shop-database.ts";
import { preparePages } from "./start/prepare-pages.ts";
import { roles } from "./start/roles.ts";
import { selectUntaxedPlaces } from "./untaxed-places.repository.ts";
import { selectShopFigures } from "./watching/shop-figures.repository.ts";
import { loadWeb, noWeb } from "./web.ts";

/** Longer than proxies usually keep an idle connection (60 s), so that none is closed while a request is on its way. */
const KEEP_ALIVE_MS = 65_000;

export interface RunningServer {
  url: string;
  api: Api;
  cache: PageCache;
  /** Finishes running requests, then releases everything. */
  close(): Promise<void>;
}

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Opens the database, connects content, API and storefront, and starts listening. @param clock instead of the machine's */
export async function startServer(config: Config, log: ServerLog, clock?: () => Date): Promise<RunningServer> {
  const now = clock ?? (() => new Date());
  const role = roles[config.role];
  const database = await openShopDatabase(config, log);
  const extension: Extended = config.extension ? await loadExtension(config.extension, log) : {};
  const files = extension.files ?? openFileStore(config.files);
  if (!config.content.apiUrl) await warnOfOtherStore(database, files, log);
  await warnOfUntaxedPlaces(database, now(), log);
  const cdn = config.cdn && createCdn(config.cdn, () => now().getTime());
  const purges = cdn && new PurgeQueue(cdn, log);
  const cache = new PageCache(config.pageCacheBytes, clock && (() => clock().getTime()), (tags) => purges?.purge(tags));
  let shops: Shops | undefined;
  const scopeAt = (id: number): string => shops?.all().find(({ keys }) => keys.id === String(id))?.scope ?? "";
  let contents: ContentOfStorefronts | undefined;
  let refreshWords = async () => {};
  const refreshEditors = async () => void (await Promise.all((shops?.all() ?? []).map(({ editors }) => editors.refresh())));
  let isClosed = false;
  const content = await openContent({
    database,
    access: config.content,
    publicUrl: config.publicUrl,
    uploads: files,
    log,
    now,
    onChanges(change) {
      const tags = tagsOfStories(change);
      const drop = () => {
        for (const space of change.spaces) for (const id of contents?.showing(space) ?? []) dropTags(cache, scopeAt(id), tags);
      };
      drop();
      // A page of results that was rendered before the new search words were read is dropped, too.
      if (change.everything) void refreshWords().then(drop);
      void refreshEditors();
    },
  });
  const ofStorefronts = contentOfStorefronts(content, { storefrontId: config.storefront.id, spaceId: config.content.spaceId });
  contents = ofStorefronts;
  if (config.mode === "demo" && config.seed === "demo") await seedContent(content, config, log);
  if (config.mode === "production") void warnOfSamples(content.reader, log);
  const assets = createAssets({
    masters: path("../../../seed/pictures/"),
    documents: path("../../../seed/documents/files/"),
    films: path("../../../seed/films/files/"),
    variants: `${config.database.dataDir}/variants`,
    variantBytes: config.variantBytes,
    ownWidths: [...new Set([...WIDTHS, ...LAID_WIDTHS, ...ZOOM_WIDTHS])],
    ...(!config.content.apiUrl && { uploads: { database, files } }),
  });
  const counters = await openCounters(database, { redisUrl: config.redisUrl, log });
  const api: Api = await createApi({
    database,
    counters,
    searchIn: config.search,
    indexFolder: `${config.database.dataDir}/search`,
    content: content.reader,
    contentOf: (storefront) => ofStorefronts.of(storefront),
    extended: extension,
    payments: extension.payments ?? createStripeCardPayments(config.stripe),
    wallet: extension.wallet ?? (config.paypal && createPayPalPayments(config.paypal)),
    taxService: extension.tax ?? createTaxService(config.tax, config.stripe),
    texts: extension.texts ?? (config.twilio && createTwilioTextMessages({ ...config.twilio, publicUrl: config.publicUrl })),
    captcha: extension.captcha ?? createCaptcha(config.captcha, now),
    staffCaptcha: createAltchaCaptcha({ secret: config.captcha.secret, now }),
    providers: createOidcProviders(config.providers),
    scanner: config.clamavAddress ? createClamdScanner(config.clamavAddress) : null,
    breachedPasswordsUrl: config.breachedPasswordsUrl,
    sessionSecret: config.sessionSecret,
    formerSessionSecret: config.formerSessionSecret,
    webhookNetworks: config.webhookNetworks,
    mailer: extension.mailer ?? createSmtpMailer(config.smtpUrl),
    publicUrl: config.publicUrl,
    tagEventsUrl: config.tagEventsUrl,
    placesFile: config.placesFile,
    mapScriptUrl: config.mapScriptUrl,
    readPicture: createPictureReader(config.publicUrl, assets),
    log,
    now,
    startsWorkLater: true,
    works: role.work,
    checkAnswers: config.checkAnswers,
    rateLimits: {
      pointsPerMinute: config.rateLimitPerMinute,
      formsPerTenMinutes: config.formLimit,
      signInsPerTenMinutes: config.signInLimit,
    },
    onChanges: (storefrontId, changes, tags) => dropPages(cache, scopeAt(storefrontId), changes, tags),
    onRestocked: (storefrontId, tags) => dropTags(cache, scopeAt(storefrontId), tags),
    onStorefronts(ids) {
      shops?.refresh();
      const changed = shops?.all().filter(({ keys }) => ids.includes(Number(keys.id))) ?? [];
      for (const shop of changed) shop.refreshFiles(role.pages);
      void refreshEditors();
    },
  });
  refreshWords = async () => void (await Promise.all(api.services.shops().map(({ lexicons }) => lexicons.refresh())));
  const https = config.publicUrl.startsWith("https:");
  const dev = config.devWeb ? await (await import("./dev/dev-web.ts")).openDevWeb() : null;
  const web = dev ? { render: dev.render, version: "dev" } : role.pages ? await loadWeb() : noWeb;
  const remote = config.apiUrl;
  const send = remote ? (request: Request) => fetchFrom(remote, request) : api.fetch;
  const parts: ShopParts = {
    ...{ api, assets, log, now },
    calls: remote ? createFetchShopApi(send) : api,
    isRemote: remote !== undefined,
    hosts: {
      payment: paymentHosts(config.stripe.scriptUrl),
      wallet: payPalHosts(config.paypal),
      captcha: captchaHosts(config.captcha.recaptcha?.apiUrl),
      map: mapHosts(config.mapScriptUrl),
      signIn: [...new Set(config.providers.map(({ issuer }) => new URL(issuer).origin))],
      https,
    },
    contentHosts: contentHosts(config),
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
    headers: securityHeaders(https),
    fileHeaders: fileHeaders(https),
    admission: createAdmission({ counters, pointsPerMinute: config.rateLimitPerMinute, sessionOf: (token) => api.sessionOf(token) }),
  };
  shops = pages.shops;
  await refreshEditors();
  const warmFiles = () => {
    if (role.pages) for (const shop of pages.shops.all()) void shop.warmFiles();
  };
  const builds = buildsOf(config.database.dataDir);
  const office = createOfficeApp({
    directory: path("../../office/build"),
    sharedFiles: builds.office.shared,
    networks: config.officeNetworks,
    paymentHosts: parts.hosts.payment,
    isForged: (authToken) => api.isForged(authToken),
    send,
    shopAt: (host) => pages.shops.at(host),
    now: () => now().getTime(),
  });
  const metrics = createMetrics(cache, api, () => Math.max(api.changeLagSeconds(), content.changeLagSeconds()), database.replicas, {
    figures: () => selectShopFigures(database.query),
    pool: database.pool,
  });
  const listener = createListener(
    pages,
    new BuiltFiles(builds.web.own, builds.web.shared),
    createServicesApp(api, content, assets, pages.shops, office, { version: web.version, isStopping: () => isClosed }, log),
    api.serveCall,
    log,
    metrics,
  );
  const server = createServer(dev ? (incoming, outgoing) => dev.serve(incoming, outgoing, () => listener(incoming, outgoing)) : listener);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const drain = drainOf(server);
  await listen(server, config.port, config.host);
  // What changed while no process ran, and what another build renders differently.
  purges?.purge(null);
  // Pages need neither, so their code loads once pages are answered.
  const sandbox = config.sandbox ? await openSandbox(config, log) : null;
  const wantsHistory = role.work && config.mode === "demo" && config.seed === "demo" && config.demoHistory;
  const history = wantsHistory ? loadDemoHistory(api, now, log) : null;
  // The demo's orders are ready when /readyz says so; its pages do not wait for them.
  const working = history ? history.then(api.startWork) : api.startWork();
  const isDemo = role.work && config.mode === "demo" && config.seed === "demo" && !config.content.apiUrl;
  const brand = isDemo && config.demoBrand ? working.then(() => loadDemoBrand(api, content, log)) : null;
  if (!history) await working;
  warmFiles();
  if (role.pages) shareBuilds(config.database.dataDir, log);
  if (role.pages && config.preparePages) {
    const shop = { url: `http://127.0.0.1:${config.port}`, languages, assets, isClosed: () => isClosed };
    void preparePages(shop).catch((error) => log.warn({ err: error }, "the first pages could not be prepared"));
  }
  const figures = config.metricsPort === undefined ? null : await metrics.listen(config.metricsPort, config.host);
  return {
    url: config.publicUrl,
    api,
    cache,
    async close() {
      isClosed = true;
      figures?.close();
      await drain(config.stopDelayMs);
      await working;
      await brand;
      await dev?.close();
      await api.close();
      await counters.close();
      await content.close();
      await purges?.close();
      await assets.close();
      await extension.close?.();
      await sandbox?.close();
      await database.close();
    },
  };
}

/** Names the places where a sale would be refused, which earlier releases sold to without tax. */
async function warnOfUntaxedPlaces(database: Database, now: Date, log: ServerLog): Promise<void> {
  const places = await selectUntaxedPlaces(database, now.toISOString().slice(0, 10));
  if (places.length > 0)
    log.warn({ places }, "orders to these states are refused: add a row under taxRates in the settings for each, a rate or 0 percent");
}

/** Hosts of the vendor's pictures if the vendor's content system is used. */
const contentHosts = (config: Config): string[] =>
  config.content.apiUrl
    ? ["https://a.storyblok.com", "https://a-us.storyblok.com", "https://a-ca.storyblok.com", "https://a-ap.storyblok.com"]
    : [];

async function openSandbox(config: Config, log: ServerLog): Promise<RunningSandbox> {
  const { startSandbox } = await import("@azulejo/sandbox");
  const { secretKey, publishableKey, webhookSecret } = config.stripe;
  return startSandbox({
    port: config.sandbox?.port ?? 0,
    smtpPort: config.sandbox?.smtpPort ?? 0,
    host: config.host,
    publicUrl: `http://localhost:${config.sandbox?.port}`,
    allowedOrigins: originsOfDemo(config),
    dataDir: `${config.database.dataDir}/sandbox`,
    stripe: {
      secretKey,
      publishableKey,
      webhookSecret,
      webhookUrl: `${config.publicUrl}/api/checkout/paymentevent`,
      frameErrors: "announced",
    },
    ...(config.paypal && { paypal: { ...config.paypal, webhookUrl: `${config.publicUrl}/api/checkout/paypalevent` } }),
    ...(config.twilio && { twilio: { ...config.twilio, inboundUrl: config.publicUrl + TEXT_RECEIVED } }),
    logger: log,
  });
}

/** @param ofProducts tags of pages that show changed products; null for every page */
function dropPages(cache: PageCache, scope: string, changes: Change[], ofProducts: PageTag[] | null): void {
  const tags = tagsOfChanges(changes);
  dropTags(cache, scope, tags === null || ofProducts === null ? null : [...new Set([...tags, ...ofProducts])]);
}

/** @param tags null for every page of the storefront */
function dropTags(cache: PageCache, scope: string, tags: PageTag[] | null): void {
  const dropped = droppedWithin(scope, tags);
  if (dropped === null) cache.clear();
  else cache.drop(dropped);
}

/** A shop without settings has the keys of its environment. */
const withFirst = (served: ServedStorefront[], { storefront, publicUrl }: Config): ServedStorefront[] =>
  served.length > 0 ? served : [{ id: Number(storefront.id), publicKey: storefront.publicKey, hosts: [], publicUrl }];

/** The longest that the API may take for an export. */
const API_MS = 120_000;

/**
 * Makes the same call over the network, for a storefront that runs separately from its API. If the API trusts its proxy
 * (TRUST_PROXY=1), it counts calls by the visitor's address sent here; otherwise all visitors share one budget.
 */
function fetchFrom(apiUrl: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const forwarded = new Request(new URL(pathname + search, apiUrl), request);
  forwarded.headers.set("x-forwarded-for", request.headers.get("x-client-address") ?? "");
  return fetch(forwarded, { redirect: "error", signal: AbortSignal.any([request.signal, AbortSignal.timeout(API_MS)]) });
}

/** Uses reCAPTCHA if its keys are set, otherwise our own proof of work. */
const createCaptcha = ({ secret, recaptcha }: Config["captcha"], now: () => Date): Captcha =>
  recaptcha ? createRecaptchaCaptcha(recaptcha) : createAltchaCaptcha({ secret, now });

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => server.once("error", reject).listen(port, host, () => resolve()));
}
