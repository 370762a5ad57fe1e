import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import {
  type Api,
  type Captcha,
  createAltchaCaptcha,
  createApi,
  createOidcProviders,
  createPayPalPayments,
  createRecaptchaCaptcha,
  createSmtpMailer,
  createStripeCardPayments,
  createTwilioTextMessages,
  openCounters,
  TEXT_RECEIVED,
} from "@azulejo/api";
import { createAssets, openFileStore } from "@azulejo/content";
import { languages, storefront } from "@azulejo/contract";
import { createFetchShopApi } from "@azulejo/contract/fetch-shop-api.ts";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import type { Change, Database } from "@azulejo/database";
import type { RunningSandbox } from "@azulejo/sandbox";
import { fillContent } from "@azulejo/seed/fill-content.ts";
import { LAID_WIDTHS } from "@azulejo/web/app/media/laid-address.ts";
import { WIDTHS, ZOOM_WIDTHS } from "@azulejo/web/app/media/picture-rules.ts";
import { parametersOf } from "@azulejo/web/app/routing/find-record.ts";
import { askApi } from "./ask-api.ts";
import { createCdn } from "./cdn/cdn.ts";
import { PurgeQueue } from "./cdn/purge-queue.ts";
import type { Config } from "./config.ts";
import { createDocumentLength } from "./content/document-length.ts";
import { createEditorsParameters, type EditorsParameters } from "./content/editors-parameters.ts";
import { type OpenContent, openContent } from "./content/open-content.ts";
import { createPictureLength } from "./content/picture-length.ts";
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
import { createRefusalPages } from "./http/refusal-page.ts";
import { nobodysEnvironment, type Pages } from "./http/serve-pages.ts";
import { createServicesApp } from "./http/services-app.ts";
import { buildsOf, shareBuilds } from "./http/share-built-files.ts";
import type { ServerLog } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { createOfficeApp } from "./office/office-app.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { tagsOfChanges } from "./page-cache/tags-of-changes.ts";
import { createSocialPictureWarmer } from "./page-cache/warm-social-picture.ts";
import { payPalHosts } from "./paypal-config.ts";
import { createSitemaps } from "./sitemap/sitemap.ts";
import { openShopDatabase } from "./start/open-shop-database.ts";
import { preparePages } from "./start/prepare-pages.ts";
import { roles } from "./start/roles.ts";
import { createSecurityText } from "./storefront-files/security-text.ts";
import { createStorefrontFiles } from "./storefront-files/storefront-files.ts";
import { selectUntaxedPlaces } from "./untaxed-places.repository.ts";
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
  const files = openFileStore(config.files);
  if (!config.content.apiUrl) await warnOfOtherStore(database, files, log);
  await warnOfUntaxedPlaces(database, now(), log);
  const cdn = config.cdn && createCdn(config.cdn, () => now().getTime());
  const purges = cdn && new PurgeQueue(cdn, log);
  const cache = new PageCache(config.pageCacheBytes, clock && (() => clock().getTime()), (tags) => purges?.purge(tags));
  let editorsParameters: EditorsParameters | undefined;
  let refreshFiles = () => {};
  let refreshWords = async () => {};
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
      cache.drop(tags);
      // A page of results that was rendered before the new search words were read is dropped, too.
      if (change.everything) void refreshWords().then(() => cache.drop(tags));
      void editorsParameters?.refresh();
    },
  });
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
    contentManager: content.manager,
    payments: createStripeCardPayments(config.stripe),
    wallet: config.paypal && createPayPalPayments(config.paypal),
    texts: config.twilio && createTwilioTextMessages({ ...config.twilio, publicUrl: config.publicUrl }),
    captcha: createCaptcha(config.captcha, now),
    staffCaptcha: createAltchaCaptcha({ secret: config.captcha.secret, now }),
    providers: createOidcProviders(config.providers, config.publicUrl),
    sessionSecret: config.sessionSecret,
    mailer: createSmtpMailer(config.smtpUrl),
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
    onChanges(changes, tags) {
      dropPages(cache, changes, tags);
      if (changes.some(({ kind }) => kind === "storefront")) refreshFiles();
    },
    onRestocked: (tags) => cache.drop(tags),
  });
  refreshWords = () => api.services.lexicons.refresh();
  const editors = createEditorsParameters(content.reader, log);
  editorsParameters = editors;
  await editors.refresh();
  const https = config.publicUrl.startsWith("https:");
  const dev = config.devWeb ? await (await import("./dev/dev-web.ts")).openDevWeb() : null;
  const web = dev ? { render: dev.render, version: "dev" } : role.pages ? await loadWeb() : noWeb;
  const pages: Pages = {
    config,
    cache,
    cdn,
    render: web.render,
    content: content.reader,
    api: config.apiUrl ? createFetchShopApi((request) => fetchFrom(config.apiUrl ?? "", request)) : api,
    hosts: {
      payment: paymentHosts(config.stripe.scriptUrl),
      wallet: payPalHosts(config.paypal),
      captcha: captchaHosts(config.captcha.recaptcha?.apiUrl),
      map: mapHosts(config.mapScriptUrl),
      signIn: [...new Set(config.providers.map(({ issuer }) => new URL(issuer).origin))],
      pictures: () => [...api.pictureHosts(), ...contentHosts(config)],
      tags: () => api.tagHosts(),
      https,
    },
    headers: securityHeaders(https),
    fileHeaders: fileHeaders(https),
    pictureLength: createPictureLength(config.publicUrl, assets),
    documentLength: createDocumentLength(config.publicUrl, assets),
    warmPicture: createSocialPictureWarmer(config.publicUrl, assets),
    parametersOf: (path) => {
      const own = parametersOf(path);
      return own && [...own, ...editors.names(), ...api.oldAddressParameters()];
    },
    noteSearch: config.apiUrl ? null : (language, typed) => api.noteSearch(language, typed),
    admission: createAdmission({ counters, pointsPerMinute: config.rateLimitPerMinute, sessionOf: (token) => api.sessionOf(token) }),
    refusalPage: (url, refusal) => refusalPage(url, refusal),
  };
  const refusalPage = createRefusalPages(
    config.publicUrl,
    async (request) => {
      const environment = nobodysEnvironment(pages);
      return { response: await web.render(request, environment), nonce: environment.nonce };
    },
    pages.hosts,
    () => now().getTime(),
  );
  const ask = askApi(pages.api, config.storefront, "the server");
  const storefrontFiles = createStorefrontFiles({
    readSettings: (language) => ask(storefront.settings, {}, language),
    readPicture: (kind) => api.storefrontPicture(kind),
  });
  const securityText = createSecurityText({ publicUrl: config.publicUrl, readSettings: () => ask(storefront.settings, {}), now });
  const warmFiles = () => {
    if (role.pages) storefrontFiles.warm().catch((error) => log.warn({ err: error }, "the storefront's icons could not be made"));
  };
  refreshFiles = () => {
    storefrontFiles.drop();
    warmFiles();
  };
  const sitemaps = createSitemaps({
    publicUrl: config.publicUrl,
    storefront: config.storefront,
    api: pages.api,
    content: content.reader,
    now: () => now().getTime(),
  });
  const builds = buildsOf(config.database.dataDir);
  const office = createOfficeApp({
    directory: path("../../office/build"),
    sharedFiles: builds.office.shared,
    networks: config.officeNetworks,
    pictureHosts: pages.hosts.pictures,
    paymentHosts: pages.hosts.payment,
    isForged: (authToken) => api.isForged(authToken),
    send: config.apiUrl ? (request) => fetchFrom(config.apiUrl ?? "", request) : api.fetch,
    storefront: config.storefront,
    publicUrl: config.publicUrl,
    now: () => now().getTime(),
  });
  const metrics = createMetrics(cache, api, () => Math.max(api.changeLagSeconds(), content.changeLagSeconds()));
  const listener = createListener(
    pages,
    new BuiltFiles(builds.web.own, builds.web.shared),
    createServicesApp(api, content, assets, sitemaps, [storefrontFiles.routes, securityText], office, {
      version: web.version,
      publicUrl: config.publicUrl,
      storefront: config.storefront.id,
      isStopping: () => isClosed,
    }),
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
      await dev?.close();
      await api.close();
      await counters.close();
      await content.close();
      await purges?.close();
      await assets.close();
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

/** Loads the demo's stories into our own content system if it is empty. */
async function seedContent(content: OpenContent, config: Config, log: ServerLog): Promise<void> {
  if (config.content.apiUrl) return;
  await fillContent({ fetch: content.fetch, tell: (message) => log.info({}, message) });
}

/** Hosts of the vendor's pictures if the vendor's content system is used. */
const contentHosts = (config: Config): string[] =>
  config.content.apiUrl
    ? ["https://a.storyblok.com", "https://a-us.storyblok.com", "https://a-ca.storyblok.com", "https://a-ap.storyblok.com"]
    : [];

/** Gives the demo's dealer two years of orders, quotes and prices, and the office work to do. */
async function loadDemoHistory({ services }: Api, now: () => Date, log: ServerLog): Promise<void> {
  try {
    const { loadHistory, loadOfficeWork, loadPrices, loadQuotes } = await import("@azulejo/seed/history/index.ts");
    await loadHistory(services, now());
    await loadQuotes(services, now());
    await loadPrices(services.database.query, now());
    await loadOfficeWork(services, now());
  } catch (error) {
    log.error({ err: error }, "the demo's orders could not be loaded");
  }
}

async function openSandbox(config: Config, log: ServerLog): Promise<RunningSandbox> {
  const { startSandbox } = await import("@azulejo/sandbox");
  const { secretKey, publishableKey, webhookSecret } = config.stripe;
  return startSandbox({
    port: config.sandbox?.port ?? 0,
    smtpPort: config.sandbox?.smtpPort ?? 0,
    host: config.host,
    publicUrl: `http://localhost:${config.sandbox?.port}`,
    allowedOrigins: [config.publicUrl],
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
function dropPages(cache: PageCache, changes: Change[], ofProducts: PageTag[] | null): void {
  const tags = tagsOfChanges(changes);
  if (tags === null || ofProducts === null) cache.clear();
  else cache.drop([...new Set([...tags, ...ofProducts])]);
}

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
  return fetch(forwarded, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(API_MS)]) });
}

/** Uses reCAPTCHA if its keys are set, otherwise our own proof of work. */
const createCaptcha = ({ secret, recaptcha }: Config["captcha"], now: () => Date): Captcha =>
  recaptcha ? createRecaptchaCaptcha(recaptcha) : createAltchaCaptcha({ secret, now });

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => server.once("error", reject).listen(port, host, () => resolve()));
}
