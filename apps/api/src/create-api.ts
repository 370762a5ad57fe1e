import { type Database, requireSchema } from "@azulejo/database";
import type { PgBoss } from "pg-boss";
import type { Api, ApiOptions } from "./api.ts";
import { selectStorefrontPicture } from "./areas/storefront/index.ts";
import { createBackgroundWork } from "./background-work.ts";
import { createInProcessApi } from "./calls/in-process.ts";
import { createPipeline } from "./calls/pipeline.ts";
import type { Services } from "./context.ts";
import { createServices } from "./create-services.ts";
import { fileHandlers, handlers } from "./handlers.ts";
import { createAccessTokens, isAccessTokenRequest } from "./http/access-token.ts";
import { createApp } from "./http/app.ts";
import { createCarrierEvents, isCarrierEvent } from "./http/carrier-events.ts";
import { createPaymentEvents, isPaymentEvent } from "./http/payment-events.ts";
import { createReadiness } from "./http/readiness.ts";
import { createServeCall } from "./http/serve-call.ts";
import { createTextEvents, isTextEvent } from "./http/text-events.ts";
import { openBoss } from "./jobs/open-boss.ts";
import { type Outbox, openOutbox } from "./outbox/outbox.ts";
import { isForged, knownSession } from "./session/auth-token.ts";
import { type OpenStorefronts, openStorefronts } from "./storefronts/open-storefronts.ts";
import { withTexts } from "./texts/text-kinds.ts";

/** Opens the shop on a migrated database. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { database, log, works = true, jobs = true } = options;
  await requireSchema(database);
  const boss = await openBoss(database, log, { isMaintained: works && jobs });
  const { services, shops } = await openServices(options, await openMessages(options, boss));
  const work = createBackgroundWork(services, options, boss, shops);
  if (!options.startsWorkLater) await work.start();
  return {
    ...createEdges(options, services, shops),
    ...createStorefrontViews(database, shops),
    startWork: work.start,
    readiness: createReadiness(database, work.isStarted),
    sessionOf: (authToken) => knownSession(services.keys, authToken, options.now()),
    isForged: (authToken) => isForged(services.keys, authToken),
    services: Object.assign(services, shops.first.services),
    changeLagSeconds: shops.lagSeconds,
    outboxFigures: () => services.outbox.figures(),
    async settle() {
      await shops.settle();
      await services.outbox.drain();
      await work.writeSearches();
    },
    async close() {
      await work.stop();
      await shops.stop();
      options.mailer.close();
    },
  };
}

async function openMessages({ database, log, texts, workersPerQueue }: ApiOptions, boss: PgBoss): Promise<Outbox> {
  const outbox = await openOutbox({ boss, database, log, workersPerQueue });
  return texts ? withTexts(outbox) : outbox;
}

/** Opens the services and the storefronts. Storefronts are built from the services, so the services get a function that returns them. */
async function openServices(options: ApiOptions, outbox: Outbox): Promise<{ services: Services; shops: OpenStorefronts }> {
  const { content, contentManager = null, publicUrl, searchIn = "memory", indexFolder } = options;
  let opened: OpenStorefronts | undefined;
  const services = createServices(options, outbox, () => {
    if (!opened) throw new Error("no storefront is open yet");
    return opened;
  });
  const shops = await openStorefronts({
    ...{ services, publicUrl },
    indexes: { searchIn, folder: indexFolder },
    contentOf: options.contentOf ?? (async () => ({ reader: content, manager: contentManager })),
    onChanges: (id, changes, tags) => options.onChanges?.(id, changes, tags),
    onRestocked: (id, tags) => options.onRestocked?.(id, tags),
    onStorefronts: (ids) => options.onStorefronts?.(ids),
  });
  opened = shops;
  return { services, shops };
}

/** Creates the handlers of calls: over HTTP, from Node requests, and from this process. */
function createEdges(
  { checkAnswers, rateLimits, publicUrl }: ApiOptions,
  services: Services,
  shops: OpenStorefronts,
): Pick<Api, "fetch" | "serveCall" | "call"> {
  const pipeline = createPipeline(services, {
    checkAnswers,
    rateLimits,
    turnOver: async (id) => (await shops.find(id)?.turnOver()) ?? true,
  });
  const app = createApp(services, pipeline, handlers, fileHandlers, publicUrl);
  const receiveEvent = createPaymentEvents(services);
  const receiveText = createTextEvents(services);
  const receiveTracking = createCarrierEvents(services);
  const giveToken = createAccessTokens(services);
  return {
    async fetch(request) {
      if (isPaymentEvent(request)) return receiveEvent(request);
      if (isCarrierEvent(request)) return receiveTracking(request);
      if (isAccessTokenRequest(request)) return giveToken(request);
      return isTextEvent(request) ? receiveText(request) : app.fetch(request);
    },
    serveCall: createServeCall(pipeline, handlers),
    call: createInProcessApi(pipeline, handlers, services).call,
  };
}

/** Returns data about storefronts that pages need without a call. */
const createStorefrontViews = (
  database: Database,
  shops: OpenStorefronts,
): Pick<Api, "storefronts" | "pictureHosts" | "storefrontPicture" | "tagHosts" | "oldAddressParameters" | "noteSearch"> => ({
  storefronts: shops.served,
  pictureHosts: (id) => shops.of(id).services.catalog.pictureHosts(),
  storefrontPicture: (id, kind) => selectStorefrontPicture(database.query, id, kind),
  tagHosts: shops.tagHosts,
  oldAddressParameters: (id) => shops.of(id).oldAddressParameters(),
  noteSearch: (id, language, typed) => shops.of(id).services.searches.note(language, typed),
});
