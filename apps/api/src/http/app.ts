import { randomUUID } from "node:crypto";
import { type Language, languages, ShopError } from "@azulejo/contract";
import { Hono, type Context as Http } from "hono";
import pLimit from "p-limit";
import { readStorefronts, type Storefronts } from "../areas/storefront/index.ts";
import type { Context, Services } from "../context.ts";
import { knownSession } from "../session/auth-token.ts";
import { authorise, findSession } from "../session/find-session.ts";
import type { Session } from "../session/session.ts";
import { answerError, answerValue, toResponse } from "./answer.ts";
import { docsPage } from "./documentation/docs-page.ts";
import { openApiDocument } from "./documentation/open-api.ts";
import type { FileHandler } from "./file-handler.ts";
import type { Handler } from "./handler.ts";
import { withIdempotency } from "./idempotency.ts";
import { namedFields } from "./named-fields.ts";
import { createRateLimiter, type RateLimits } from "./rate-limit.ts";
import { readInput } from "./read-input.ts";
import { serveFile } from "./serve-file.ts";
import { createTruth } from "./truth.ts";

export interface HttpOptions {
  /** Refuses a response with a field that the contract does not name, instead of removing the field (development and tests). */
  checkAnswers: boolean;
  rateLimits: RateLimits;
}

/** Limits concurrent sign-ins, so that hundreds at once leave the database and both cores to other requests. */
const signIns = pLimit(3);

type Limit = ReturnType<typeof createRateLimiter>;

/** Returns the API as one fetch function, with every handler and file at `/api/{path}` of its call. */
export function createApp(services: Services, handlers: Handler[], options: HttpOptions, files: FileHandler[] = []): Hono {
  const app = new Hono();
  const storefronts = readStorefronts(services.database);
  const limit = createRateLimiter(options.rateLimits);
  for (const [called, own] of Map.groupBy(handlers, (handler) => handler.call.path)) {
    const path = `/api/${called.replace(/\{(\w+)\}/g, ":$1")}`;
    for (const handler of own) app.on(handler.call.method, path, (http) => serve(http, services, storefronts, handler, options, limit));
    const method = own.map((handler) => handler.call.method).join(", ");
    app.all(path, (http) => refuse(http, services, new ShopError("request_method", { method })));
  }
  for (const file of files) {
    const answer = (http: Http) => serveFile(http, services, file).catch((error) => refuse(http, services, error));
    app.get(`/api/${file.call.path.replace(/\{(\w+)\}/g, ":$1")}`, answer);
  }
  const calls = [...handlers, ...files].map((handler) => handler.call);
  const document = openApiDocument(calls);
  app.get("/api/openapi.json", (http) => http.json(document));
  app.get("/api/docs", (http) => http.html(docsPage(calls)));
  app.all("/api/*", (http) => refuse(http, services, new ShopError("request_not_found")));
  return app;
}

async function serve(
  http: Http,
  services: Services,
  storefronts: Storefronts,
  { call, verb }: Handler,
  options: HttpOptions,
  limit: Limit,
): Promise<Response> {
  const language = languageOf(http);
  const requestId = requestIdOf(http);
  const truth = createTruth(services.now().getTime(), call);
  try {
    const client = http.req.header("x-client-address") ?? "local";
    await limit(
      { address: client, session: await provedSession(http, services), isInner: (http.env as Surroundings)?.isInner ?? false },
      call,
    );
    const storefront = await storefronts.find(http.req.header("x-storefront-id"), http.req.header("x-public-key"));
    const { query } = services.database;
    const surroundings = { keys: services.keys, query, storefrontId: storefront.id, now: services.now() };
    const session = call.ownsToken ? null : await findSession(surroundings, http.req.header("authorization"));
    authorise(call, session);
    const input = await readInput(http, call);
    const context: Context = {
      ...services,
      query,
      storefront,
      language,
      session,
      client: { address: client, agent: http.req.header("x-client-agent") ?? http.req.header("user-agent") ?? "" },
      presented: {
        authToken: (http.req.header("authorization") ?? "").replace(/^Bearer /, ""),
        refreshToken: http.req.header("x-refresh-token") ?? "",
      },
      caller: callerOf(input, session, client),
      requestId,
      trueUntil: truth.until,
      pricesHidden: session?.pricesHidden ?? false,
    };
    const answer = await withIdempotency(context, call, http.req.header("idempotency-key"), input, async () => {
      const value = await (call.budget === "signin" ? signIns(() => verb(context, input)) : verb(context, input));
      return answerValue(namedFields(call, value, options.checkAnswers));
    });
    return toResponse(answer, { "content-language": language, "x-request-id": requestId, ...truth.headers() });
  } catch (error) {
    return toResponse(answerError(error, language, requestId, services.log), { "content-language": language, "x-request-id": requestId });
  }
}

/** What this process knows about a request beyond its headers. */
export interface Surroundings {
  /** Whether a page makes the request, so that its visitor has already been counted. */
  isInner: boolean;
}

/** Returns the session named by the token, verified only by signature, because the database is queried only within the budget. */
function provedSession(http: Http, { keys, now }: Services): Promise<string | null> {
  const token = /^Bearer (\S+)$/.exec(http.req.header("authorization") ?? "")?.[1];
  return token ? knownSession(keys, token, now()) : Promise.resolve(null);
}

/**
 * Returns the idempotency caller: the signed-in account, else the bag, from any address, else the address. Responses stored
 * while prices were shown belong to a different caller.
 */
function callerOf(input: unknown, session: Session | null, client: string): string {
  if (session) return `account:${session.accountId}${session.pricesHidden ? ":without-prices" : ""}`;
  return (input as { shoppingBagQuoteId?: string } | null)?.shoppingBagQuoteId ?? client;
}

function refuse(http: Http, services: Services, error: unknown): Response {
  return toResponse(answerError(error, languageOf(http), requestIdOf(http), services.log));
}

const requestIdOf = (http: Http): string => http.req.header("x-request-id") ?? randomUUID();

/** Returns the first language of `accept-language` that the shop supports. */
export function languageOf(http: Http): Language {
  const wanted = (http.req.header("accept-language") ?? "").toLowerCase().split(",");
  for (const tag of wanted) {
    const found = languages.find((language) => tag.trim().startsWith(language));
    if (found) return found;
  }
  return "en";
}
