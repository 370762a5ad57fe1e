import type { ContentManager, ContentReader } from "@azulejo/content-client";
import type { Language, ShopApi } from "@azulejo/contract";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import { type Change, type Database, requireSchema, unhurried } from "@azulejo/database";
import { accountRoutes } from "./areas/account/index.ts";
import { auditRoutes } from "./areas/audit/index.ts";
import { bagRoutes } from "./areas/bag/index.ts";
import { bannerRoutes } from "./areas/banner/index.ts";
import { booksRoutes } from "./areas/books/index.ts";
import { catalogRoutes, createImportWork, noImportWork } from "./areas/catalog/index.ts";
import { capturePayment, captureRequestPayment, checkoutRoutes, payRefund, settling } from "./areas/checkout/index.ts";
import { consentRoutes } from "./areas/consent/index.ts";
import { contentRoutes } from "./areas/content/index.ts";
import { customerFiles, customerRoutes, forgetPayments } from "./areas/customer/index.ts";
import { customerDeskRoutes } from "./areas/customer-desk/index.ts";
import { documentFiles, documentRoutes } from "./areas/document/index.ts";
import { fulfillmentRoutes } from "./areas/fulfillment/index.ts";
import { galleryRoutes } from "./areas/gallery/index.ts";
import { ideaBookRoutes } from "./areas/ideabook/index.ts";
import { followRecordChanges, integrationRoutes, WEBHOOK_MESSAGE, webhookCourier } from "./areas/integration/index.ts";
import { invoiceRoutes } from "./areas/invoice/index.ts";
import { logRoutes } from "./areas/log/index.ts";
import { phoneOrderRoutes } from "./areas/phone-order/index.ts";
import { pricingRoutes } from "./areas/pricing/index.ts";
import { privacyRoutes } from "./areas/privacy/index.ts";
import { productRoutes } from "./areas/product/index.ts";
import { quoteRoutes } from "./areas/quote/index.ts";
import { receiptRoutes } from "./areas/receipt/index.ts";
import { settingsFiles, settingsRoutes } from "./areas/settings/index.ts";
import { slabsRoutes } from "./areas/slabs/index.ts";
import { staffRoutes } from "./areas/staff/index.ts";
import { storeRoutes } from "./areas/store/index.ts";
import { findStorefront, selectStorefrontPicture, storefrontRoutes } from "./areas/storefront/index.ts";
import { subscriptionsRoutes } from "./areas/subscriptions/index.ts";
import { suggestionsRoutes } from "./areas/suggestions/index.ts";
import { TAG_EVENT, tagEventCourier, tagFiles, tagRoutes } from "./areas/tag/index.ts";
import { warehouseRoutes } from "./areas/warehouse/index.ts";
import { wishlistRoutes } from "./areas/wishlist/index.ts";
import { createInProcessApi } from "./calls/in-process.ts";
import { createPipeline, type PipelineOptions } from "./calls/pipeline.ts";
import type { Log, Services, ShopServices } from "./context.ts";
import type { Storefront } from "./domain/storefront.ts";
import { createApp } from "./http/app.ts";
import { createPaymentEvents, isPaymentEvent } from "./http/payment-events.ts";
import { createReadiness, type Readiness } from "./http/readiness.ts";
import { createServeCall, type ServeCall } from "./http/serve-call.ts";
import { createTextEvents, isTextEvent } from "./http/text-events.ts";
import { startJobs } from "./jobs/jobs.ts";
import { openBoss } from "./jobs/open-boss.ts";
import { completeJobs } from "./jobs/scheduled.ts";
import { type Counters, memoryCounters } from "./limits/counters.ts";
import { mailCouriers } from "./mail/couriers/mail-couriers.ts";
import { createSampleLetters } from "./mail/samples/create-sample-letters.ts";
import { inWordsOf } from "./messages/supplier-words.ts";
import { type Courier, openOutbox, type QueueFigures } from "./outbox/outbox.ts";
import type { MessageKind } from "./outbox/queues.ts";
import type { Captcha } from "./ports/captcha.ts";
import type { CardPayments } from "./ports/card-payments.ts";
import type { IdentityProviders } from "./ports/identity-providers.ts";
import type { Mailer } from "./ports/mailer.ts";
import { createPlaces } from "./ports/places/places.ts";
import type { TextMessages } from "./ports/text-messages.ts";
import type { WalletPayments } from "./ports/wallet-payments.ts";
import { createWebhookSender } from "./ports/webhooks/webhook-sender.ts";
import { createReferenceData } from "./reference-data.ts";
import { isForged, knownSession } from "./session/auth-token.ts";
import { createPasswords, type PasswordCost } from "./session/passwords.ts";
import { createSeal } from "./session/seal.ts";
import { createSigningKeys } from "./session/signing-keys.ts";
import type { ShopContent } from "./storefronts/open-storefront.ts";
import { type OpenStorefronts, openStorefronts, type ServedStorefront } from "./storefronts/open-storefronts.ts";
import { orderTextCourier } from "./texts/send-order-text.ts";
import { TEXT_MESSAGE, withTexts } from "./texts/text-kinds.ts";

export type { Log, Services, ShopServices } from "./context.ts";
export type { Storefront } from "./domain/storefront.ts";
export { readinessStatus } from "./http/readiness.ts";
export { createBudget } from "./limits/budgets.ts";
export { type Counters, openCounters } from "./limits/counters.ts";
export type { QueueFigures } from "./outbox/outbox.ts";
export { createAltchaCaptcha } from "./ports/altcha-captcha.ts";
export type { Captcha } from "./ports/captcha.ts";
export type { CardPayments } from "./ports/card-payments.ts";
export type { ProviderSettings } from "./ports/identity-providers.ts";
export { createSmtpMailer, type Mailer } from "./ports/mailer.ts";
export { createOidcProviders } from "./ports/oidc-identity-providers.ts";
export { createPayPalPayments } from "./ports/paypal-payments.ts";
export { createRecaptchaCaptcha, type RecaptchaOptions } from "./ports/recaptcha-captcha.ts";
export { createStripeCardPayments } from "./ports/stripe-card-payments.ts";
export type { TextMessages } from "./ports/text-messages.ts";
export { createTwilioTextMessages, TEXT_RECEIVED, type TwilioOptions } from "./ports/twilio-text-messages.ts";
export type { WalletPayments } from "./ports/wallet-payments.ts";
export type { ShopContent } from "./storefronts/open-storefront.ts";
export type { ServedStorefront } from "./storefronts/open-storefronts.ts";

export interface ApiOptions extends Omit<PipelineOptions, "turnOver"> {
  database: Database;
  payments: CardPayments;
  wallet: WalletPayments | null;
  /** Null or missing: text messages aren't offered. */
  texts?: TextMessages | null;
  /** Networks of the shop's own that webhooks may reach besides public addresses. */
  webhookNetworks?: readonly string[];
  captcha: Captcha;
  /** Missing: the same. */
  staffCaptcha?: Captcha;
  providers: IdentityProviders;
  /** Seals what signs sessions and second factors. */
  sessionSecret: string;
  /** What hashing a password costs, OWASP's recommendation by default. */
  passwordCost?: PasswordCost;
  content: ContentReader;
  /** Null or missing: staff edit no content. */
  contentManager?: ContentManager | null;
  /** The content of each storefront; missing: `content` for all. */
  contentOf?: (storefront: Pick<Storefront, "id" | "contentSpaceId">) => Promise<ShopContent>;
  mailer: Mailer;
  publicUrl: string;
  /** Where events of pages without tags are sent; undefined for nowhere. */
  tagEventsUrl?: string | undefined;
  /** Missing: this process counts by itself. */
  counters?: Counters;
  /** Where products are searched: in this process's memory by default, or in the database. */
  searchIn?: "memory" | "sql";
  /** A folder for large indexes, from a stop to the next start; missing: they are built at each start. */
  indexFolder?: string;
  /** A table of places instead of ours. */
  placesFile?: string | undefined;
  /** Reads a picture for documents; missing: they have none. */
  readPicture?: Services["readPicture"];
  /** The script of Google Maps, with its key; missing or null for a shop without one. */
  mapScriptUrl?: string | null | undefined;
  log: Log;
  now(): Date;
  /**
   * Told of every change after this process has applied it to a storefront, with the tags of its pages that show changed products; null
   * for every page.
   */
  onChanges?: (storefrontId: number, changes: Change[], tags: PageTag[] | null) => void;
  /** Told the tags of lists that depend on stock once the search index has read it, a moment after the change. */
  onRestocked?: (storefrontId: number, tags: PageTag[]) => void;
  /** Told which storefronts were added or changed. */
  onStorefronts?: (ids: number[]) => void;
  /** 1 in tests: messages are then delivered in the order of their writing. */
  workersPerQueue?: number;
  /** Scheduled jobs run unless a test leaves them out. */
  jobs?: boolean;
  /** False: other processes deliver messages and run jobs and imports. */
  works?: boolean;
  /** Deliveries and jobs start with `startWork`, so that pages are answered before. */
  startsWorkLater?: boolean;
}

/**
 * The shop: one fetch function, and what runs behind it. `call` is for pages of this process: their visitors are counted by page,
 * and so their calls cost nothing.
 */
export interface Api extends ShopApi {
  fetch(request: Request): Promise<Response>;
  /** Starts deliveries and scheduled jobs; until then the shop is not ready. */
  startWork(): Promise<void>;
  /** Says within a second what the process can answer. */
  readiness(): Promise<Readiness>;
  /** Answers most calls without a `Request`; for the rest there is `fetch`. */
  serveCall: ServeCall;
  /** The session that an auth token names and its signature proves, without a query. */
  sessionOf(authToken: string): Promise<string | null>;
  /** Whether an auth token is certainly not the shop's own, without a query. */
  isForged(authToken: string): Promise<boolean>;
  /** With those of the first storefront, for tests and scripts. */
  services: Services & ShopServices;
  /** The storefronts, the one of unknown hosts first; empty for a shop without settings. */
  storefronts(): ServedStorefront[];
  /** Origins of a storefront's pictures that lie elsewhere; a page's policy has to allow them. */
  pictureHosts(storefrontId: number): string[];
  /** The names of parameters that tell addresses apart which products had in another system. */
  oldAddressParameters(storefrontId: number): ReadonlySet<string>;
  /** Returns a storefront's logo or icon; undefined if it has none. */
  storefrontPicture(storefrontId: number, kind: "logo" | "favicon"): ReturnType<typeof selectStorefrontPicture>;
  /** Origins of a storefront's tags. */
  tagHosts(storefrontId: number): string[];
  /** Applies all changes committed so far, and delivers the outbox: for tests and scripts. */
  settle(): Promise<void>;
  /** Seconds since this process last showed every change; zero while it does. */
  changeLagSeconds(): number;
  /** Counts a search of a page that this process sends. @param language null for the storefront's own */
  noteSearch(storefrontId: number, language: Language | null, typed: string): void;
  /** Counts of undelivered messages by kind. */
  outboxFigures(): Promise<QueueFigures[]>;
  close(): Promise<void>;
}

const handlers = [
  ...accountRoutes,
  ...productRoutes,
  ...suggestionsRoutes,
  ...storefrontRoutes,
  ...storeRoutes,
  ...bagRoutes,
  ...ideaBookRoutes,
  ...wishlistRoutes,
  ...checkoutRoutes,
  ...customerRoutes,
  ...documentRoutes,
  ...invoiceRoutes,
  ...quoteRoutes,
  ...privacyRoutes,
  ...subscriptionsRoutes,
  ...consentRoutes,
  ...contentRoutes,
  ...bannerRoutes,
  ...slabsRoutes,
  ...galleryRoutes,
  ...auditRoutes,
  ...staffRoutes,
  ...catalogRoutes,
  ...warehouseRoutes,
  ...fulfillmentRoutes,
  ...pricingRoutes,
  ...phoneOrderRoutes,
  ...settingsRoutes,
  ...customerDeskRoutes,
  ...booksRoutes,
  ...integrationRoutes,
  ...receiptRoutes,
  ...tagRoutes,
  ...logRoutes,
];

/** What a process has counted and not written is lost if it is killed. */
const SEARCHES_WRITTEN_MS = 60_000;

const mapValues = <Key extends string, T>(record: Record<Key, T>, map: (value: T) => T): Record<Key, T> =>
  Object.fromEntries(Object.entries<T>(record).map(([key, value]) => [key, map(value)])) as Record<Key, T>;

/** Delivers with the first storefront's own messages where it has some, until a courier knows whose message it is. */
const inShopsWords =
  ({ referenceData, database }: Services, storefrontId: number, deliver: Courier): Courier =>
  async (...message) =>
    inWordsOf(await findStorefront({ referenceData, query: database.query }, storefrontId), () => deliver(...message));

/** Opens the shop on a migrated database. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { database, payments, wallet, captcha, providers, content, publicUrl, log, now, works = true } = options;
  const runsJobs = works && options.jobs !== false;
  await requireSchema(database);
  const seal = createSeal(options.sessionSecret);
  const boss = await openBoss(database, log, { isMaintained: runsJobs });
  const queues = await openOutbox({ boss, database, log, workersPerQueue: options.workersPerQueue });
  const texts = options.texts ?? null;
  const outbox = texts ? withTexts(queues) : queues;
  let opened: OpenStorefronts | undefined;
  const storefronts = () => {
    if (!opened) throw new Error("no storefront is open yet");
    return opened;
  };
  const services: Services = {
    database,
    shopOf: (id) => storefronts().of(id).services,
    shops: () =>
      storefronts()
        .all()
        .map((shop) => shop.services),
    payments,
    wallet,
    outbox,
    sampleLetters: createSampleLetters(() => services),
    texts,
    webhookSender: createWebhookSender({ networks: options.webhookNetworks ?? [] }),
    captcha,
    staffCaptcha: options.staffCaptcha ?? captcha,
    providers,
    readPicture: options.readPicture ?? (async () => null),
    importWork: works ? createImportWork() : noImportWork,
    log,
    now,
    seal,
    counters: options.counters ?? memoryCounters,
    keys: createSigningKeys({ database, seal, now }),
    passwords: createPasswords(options.passwordCost),
    places: createPlaces(options.placesFile),
    mapScriptUrl: options.mapScriptUrl ?? null,
    referenceData: createReferenceData(),
  };
  const shops = await openStorefronts({
    ...{ services, publicUrl },
    indexes: { searchIn: options.searchIn ?? "memory", folder: options.indexFolder },
    contentOf: options.contentOf ?? (async () => ({ reader: content, manager: options.contentManager ?? null })),
    onChanges: (id, changes, tags) => options.onChanges?.(id, changes, tags),
    onRestocked: (id, tags) => options.onRestocked?.(id, tags),
    onStorefronts: (ids) => options.onStorefronts?.(ids),
  });
  opened = shops;
  const writeAllSearches = async () => {
    for (const shop of shops.all()) await shop.writeSearches();
  };
  const couriers: Record<MessageKind, Courier> = {
    ...mailCouriers(services, options.mailer),
    [TAG_EVENT]: tagEventCourier(options.tagEventsUrl, options.publicUrl),
    [TEXT_MESSAGE]: orderTextCourier(services),
    [WEBHOOK_MESSAGE]: webhookCourier(services),
    "payment.forget": (forgotten) => forgetPayments(payments, forgotten),
    "payment.refund": ({ refundId }) => payRefund(settling(services), Number(refundId)),
    "payment.capture": ({ orderId, paymentId }) =>
      paymentId === undefined
        ? capturePayment(settling(services), Number(orderId))
        : captureRequestPayment(settling(services), Number(paymentId)),
  };
  let isWorking = false;
  let writing: NodeJS.Timeout | undefined;
  let stopFollowing = async () => {};
  const startWork = async () => {
    if (works) await outbox.deliver(mapValues(couriers, (deliver) => inShopsWords(services, shops.first.id, deliver)));
    if (works) stopFollowing = await followRecordChanges(services);
    if (runsJobs) await startJobs(boss, completeJobs({ ...services, database: unhurried(database) }));
    if (runsJobs) services.importWork.wake(services);
    writing ??= setInterval(() => void writeAllSearches(), SEARCHES_WRITTEN_MS);
    writing.unref();
    isWorking = true;
  };
  if (!options.startsWorkLater) await startWork();
  const receiveEvent = createPaymentEvents(services);
  const receiveText = createTextEvents(services);
  const { checkAnswers, rateLimits } = options;
  const pipeline = createPipeline(services, {
    checkAnswers,
    rateLimits,
    turnOver: async (id) => (await shops.find(id)?.turnOver()) ?? true,
  });
  const app = createApp(services, pipeline, handlers, [...tagFiles, ...customerFiles, ...documentFiles, ...settingsFiles], publicUrl);
  const inProcess = createInProcessApi(pipeline, handlers, services);
  return {
    async fetch(request) {
      if (isPaymentEvent(request)) return receiveEvent(request);
      return isTextEvent(request) ? receiveText(request) : app.fetch(request);
    },
    serveCall: createServeCall(pipeline, handlers),
    call: inProcess.call,
    startWork,
    readiness: createReadiness(database, () => isWorking),
    sessionOf: (authToken) => knownSession(services.keys, authToken, now()),
    isForged: (authToken) => isForged(services.keys, authToken),
    services: Object.assign(services, shops.first.services),
    storefronts: shops.served,
    pictureHosts: (id) => shops.of(id).services.catalog.pictureHosts(),
    storefrontPicture: (id, kind) => selectStorefrontPicture(database.query, id, kind),
    tagHosts: shops.tagHosts,
    oldAddressParameters: (id) => shops.of(id).oldAddressParameters(),
    changeLagSeconds: shops.lagSeconds,
    noteSearch: (id, language, typed) => shops.of(id).services.searches.note(language, typed),
    outboxFigures: () => outbox.figures(),
    async settle() {
      await shops.settle();
      await outbox.drain();
      await writeAllSearches();
    },
    async close() {
      clearInterval(writing);
      await services.importWork.close();
      await stopFollowing();
      await outbox.stop();
      await boss.stop({ graceful: false });
      await shops.stop();
      options.mailer.close();
    },
  };
}
