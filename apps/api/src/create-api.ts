import { requireSchema, unhurried } from "@azulejo/database";
import type { Api, ApiOptions } from "./api.ts";
import { createImportWork, noImportWork } from "./areas/catalog/index.ts";
import { followRecordChanges } from "./areas/integration/index.ts";
import { takeMoveIn } from "./areas/movein/index.ts";
import { selectStorefrontPicture } from "./areas/storefront/index.ts";
import { createInProcessApi } from "./calls/in-process.ts";
import { createPipeline } from "./calls/pipeline.ts";
import type { Services } from "./context.ts";
import { couriersOf } from "./couriers.ts";
import { fileHandlers, handlers } from "./handlers.ts";
import { createApp } from "./http/app.ts";
import { createPaymentEvents, isPaymentEvent } from "./http/payment-events.ts";
import { createReadiness } from "./http/readiness.ts";
import { createServeCall } from "./http/serve-call.ts";
import { createTextEvents, isTextEvent } from "./http/text-events.ts";
import { startJobs } from "./jobs/jobs.ts";
import { openBoss } from "./jobs/open-boss.ts";
import { completeJobs } from "./jobs/scheduled.ts";
import { memoryCounters } from "./limits/counters.ts";
import { createSampleLetters } from "./mail/samples/create-sample-letters.ts";
import { openOutbox } from "./outbox/outbox.ts";
import { createBreachedPasswords } from "./ports/screening/breached-passwords.ts";
import { guardExtension } from "./ports/extension/guarded-extension.ts";
import { createPlaces } from "./ports/places/places.ts";
import { guardTaxes } from "./ports/tax/guarded-taxes.ts";
import { tableTaxes } from "./ports/tax/table-taxes.ts";
import { createWebhookSender } from "./ports/webhooks/webhook-sender.ts";
import { createReferenceData } from "./reference-data.ts";
import { isForged, knownSession } from "./session/auth-token.ts";
import { createPasswords } from "./session/passwords.ts";
import { resealAll } from "./session/reseal.repository.ts";
import { createSeal } from "./session/seal.ts";
import { createSigningKeys } from "./session/signing-keys.ts";
import { type OpenStorefronts, openStorefronts } from "./storefronts/open-storefronts.ts";
import { withTexts } from "./texts/text-kinds.ts";

/** What a process has counted and not written is lost if it is killed. */
const SEARCHES_WRITTEN_MS = 60_000;

/** Opens the shop on a migrated database. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { database, payments, wallet, captcha, providers, content, publicUrl, log, now, works = true } = options;
  const runsJobs = works && options.jobs !== false;
  await requireSchema(database);
  const seal = createSeal(options.sessionSecret, options.formerSessionSecret);
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
    extension: guardExtension(options.extended ?? {}, log),
    tax: guardTaxes(options.taxService ?? tableTaxes, { log, now }),
    outbox,
    sampleLetters: createSampleLetters(() => services),
    texts,
    webhookSender: createWebhookSender({ networks: options.webhookNetworks ?? [] }),
    captcha,
    staffCaptcha: options.staffCaptcha ?? captcha,
    providers,
    readPicture: options.readPicture ?? (async () => null),
    importWork: works ? createImportWork([takeMoveIn]) : noImportWork,
    log,
    now,
    seal,
    counters: options.counters ?? memoryCounters,
    keys: createSigningKeys({ database, seal, now }),
    passwords: createPasswords(options.passwordCost),
    scanner: options.scanner ?? null,
    breachedPasswords: options.breachedPasswordsUrl ? createBreachedPasswords(options.breachedPasswordsUrl, log) : null,
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
  let isWorking = false;
  let writing: NodeJS.Timeout | undefined;
  let stopFollowing = async () => {};
  const startWork = async () => {
    if (works && options.formerSessionSecret)
      log.info({ values: await resealAll(database.query, seal) }, "sealed with the new SESSION_SECRET");
    if (works) await outbox.deliver(couriersOf(services, options, shops.first.id));
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
  const app = createApp(services, pipeline, handlers, fileHandlers, publicUrl);
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
