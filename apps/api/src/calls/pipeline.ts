import { type Language, ShopError } from "@azulejo/contract";
import pLimit, { type LimitFunction } from "p-limit";
import { identifyStorefront } from "../areas/storefront/index.ts";
import type { Context, Services } from "../context.ts";
import { frozen } from "../domain/frozen.ts";
import { offeredFeatures } from "../domain/offered-features.ts";
import type { Left } from "../limits/budgets.ts";
import { createCallLimits, type RateLimits } from "../limits/call-limits.ts";
import { isKeyHeader } from "../session/api-key.rules.ts";
import { knownSession } from "../session/auth-token.ts";
import { createKeyLookup, type KeyLookup } from "../session/find-key.ts";
import { authorise, authoriseStaff, findSession as findSessionOf } from "../session/find-session.ts";
import { createRefusalLog, type SecurityFields } from "../session/security-log.ts";
import type { Session } from "../session/session.ts";
import { staffSessions } from "../session/session-kind.ts";
import type { StaffSession } from "../session/staff-session.ts";
import { workChannels } from "../traced-work.ts";
import { type Answer, answerError, answerValue } from "./answer.ts";
import { checkInput, checkText } from "./check-input.ts";
import { changesFor, listedError } from "./errors-of.ts";
import type { Handler } from "./handler.ts";
import { withIdempotency } from "./idempotency/idempotency.ts";
import { openLastWrite, sealLastWrite } from "./last-write.ts";
import { checkAnswer, namedFields } from "./named-fields.ts";
import { createSessionLookup } from "./session-lookup.ts";
import { createTruth } from "./truth.ts";

export interface PipelineOptions {
  /**
   * Throws for a field or error missing in the contract, and freezes responses, so that pages can't change them (development and tests).
   */
  checkAnswers: boolean;
  rateLimits: RateLimits;
  /** Applies today's prices of a storefront; false if they aren't applied yet. */
  turnOver(storefrontId: number): Promise<boolean>;
}

/** A call before anything about it is checked. */
export interface Arrival {
  storefrontId: string | undefined;
  publicKey: string | undefined;
  language: Language;
  requestId: string;
  client: { address: string; agent: string };
  /** The value of the authorization header. */
  authorization: string | undefined;
  refreshToken: string;
  idempotencyKey: string | undefined;
  /** The caller's last write, as its answer named it. */
  lastWrite: string | null | undefined;
  /** The page of this process that makes the call, whose visitor is already rate limited. Its calls share one session lookup. */
  page: object | null;
  /** Reads the raw input; called only for a caller who may make the call. */
  readInput(): unknown;
}

/** A response, and until when it is valid in ms since 1970. */
export interface Answered {
  answer: Answer;
  trueUntil: number | null;
  /** The call's write, for the caller's next calls; null without one or without replicas. */
  lastWrite: string | null;
  /** An API key's remaining quota; null for other callers. */
  quota: Quota | null;
}

/** Points per period of `seconds`, and the remaining points. */
export interface Quota {
  points: number;
  seconds: number;
  left: Left;
}

const PERIOD_SECONDS = 60;

/** The steps of every call, over HTTP and in-process: rate limit, storefront, identity, rights, input, idempotency, response or error. */
export type Pipeline = (handler: Handler, arrival: Arrival) => Promise<Answered>;

const SIGN_INS_AT_ONCE = 3;
/**
 * Limits concurrent sign-ins, so that hundreds at once leave the database and both cores to other requests. Each call has its own limit,
 * because a slow external provider must not block sign-ins with a password.
 */
const signIns = new Map<string, LimitFunction>();

function signIn<Value>(path: string, work: () => Promise<Value>): Promise<Value> {
  const limit = signIns.get(path) ?? pLimit(SIGN_INS_AT_ONCE);
  signIns.set(path, limit);
  return limit(work);
}

export function createPipeline(services: Services, options: PipelineOptions): Pipeline {
  const storefronts = { referenceData: services.referenceData, query: services.database.query };
  const limit = createCallLimits(services.counters, options.rateLimits);
  const findSession = createSessionLookup(services);
  const { replicas } = services.database;
  const apiKeys = createKeyLookup();
  const logRefusal = createRefusalLog(services, () => services.now());
  const answerCall = async (
    { call, verb, isPublicRead }: Handler,
    arrival: Arrival,
    { until, spent, known, wrote }: Notes,
  ): Promise<Answer> => {
    const { client, page, authorization, language, requestId } = arrival;
    const spender = page ? null : await provedSession(authorization, services, apiKeys);
    spent(await limit({ address: client.address, session: spender, isInner: page !== null }, call));
    const storefront = await identifyStorefront(storefronts, arrival.storefrontId, arrival.publicKey);
    const isStaffCall = call.callers === "staff";
    const staff = isStaffCall ? await findStaff(storefront.id, arrival, services, apiKeys) : null;
    known({ storefrontId: storefront.id, staffId: staff?.staffId });
    if (call.feature && !offeredFeatures(storefront.settings, services.texts)[call.feature]) throw new ShopError("storefront_feature_off");
    const session = call.ownsToken || isStaffCall ? null : await findSession(storefront.id, authorization, page);
    if (session) known({ storefrontId: storefront.id, accountId: session.accountId, staffId: session.byStaffId });
    if (isStaffCall) authoriseStaff(call, staff, storefront.settings.staffSecondFactor === "required");
    else authorise(call, session);
    if (session?.viewedBy !== undefined && changesFor(call)) throw new ShopError("account_view_only");
    const input = checkInput(call.input, checkText(await arrival.readInput()));
    const context: Context = {
      ...services,
      ...services.shopOf(storefront.id),
      query:
        isPublicRead && !session && replicas
          ? replicas.queryFor(client.address, openLastWrite(services, arrival.lastWrite))
          : services.database.query,
      storefront,
      language,
      session,
      staff,
      idempotencyKey: arrival.idempotencyKey,
      client,
      presented: { authToken: (authorization ?? "").replace(/^Bearer /, ""), refreshToken: arrival.refreshToken },
      caller: staff ? `staff:${staff.staffId}` : callerOf(input, session, client.address),
      requestId,
      trueUntil: until,
      pricesHidden: session?.pricesHidden ?? false,
      isOutside: page === null,
    };
    try {
      return await withIdempotency(context, call, arrival.idempotencyKey, input, async () => {
        const value = await (call.budget === "signin" ? signIn(call.path, async () => verb(context, input)) : verb(context, input));
        if (options.checkAnswers) checkAnswer(call, value);
        // Responses sent over the network or stored for repeats contain only the contract's fields.
        if (page === null || call.idempotency !== "none") return answerValue(namedFields(call, value));
        return answerValue(options.checkAnswers ? frozen(value) : value);
      });
    } finally {
      if (page && !call.isRead) findSession.forget(page);
      if (replicas && !call.isRead) wrote(sealLastWrite(services, await replicas.wrote(client.address)));
    }
  };
  const run: Pipeline = async (handler, arrival) => {
    const isToday = await options.turnOver(Number(arrival.storefrontId));
    const now = services.now().getTime();
    const truth = createTruth(now, handler.call);
    const { language, requestId } = arrival;
    let left: Left | null = null;
    let who: Known = {};
    let lastWrite: string | null = null;
    const notes: Notes = {
      until: truth.until,
      spent: (now) => void (left = now),
      known: (now) => void (who = now),
      wrote: (now) => void (lastWrite = now),
    };
    const { answer, isError } = await answerCall(handler, arrival, notes).then(
      (found) => ({ answer: found, isError: false }),
      (error: unknown) => {
        const listed = listedError(handler.call, error, options.checkAnswers);
        const { path } = handler.call;
        const audience = path.startsWith("office/") ? "staff" : "customer";
        if (listed instanceof ShopError) logRefusal(listed.code, path, { audience, ...who, address: arrival.client.address, requestId });
        return { answer: answerError(listed, language, requestId, services.log), isError: true };
      },
    );
    const quota = isKeyHeader(arrival.authorization) ? quotaOf(options.rateLimits, answer, left) : null;
    // Responses with yesterday's prices are better than none, but must not be cached.
    return { answer, trueUntil: isToday ? (isError ? null : truth.earliest()) : services.now().getTime(), lastWrite, quota };
  };
  return (handler, arrival) => {
    const { method, path } = handler.call;
    return workChannels.call.tracePromise(() => run(handler, arrival), { method, path });
  };
}

/** Data collected during a call. */
interface Notes {
  until(moment: number): void;
  spent(left: Left | null): void;
  known(who: Known): void;
  wrote(lastWrite: string): void;
}

/** The caller's known ids, for logging a refused call. */
type Known = Pick<SecurityFields, "storefrontId" | "accountId" | "staffId">;

/** @param left missing if the points are used up */
const quotaOf = ({ pointsPerMinute: points }: RateLimits, { retryAfter = 0 }: Answer, left: Left | null): Quota => ({
  points,
  seconds: PERIOD_SECONDS,
  left: left ?? { points: 0, seconds: retryAfter },
});

/**
 * Finds the staff session or API key. Not cached, because staff make few calls, and none from pages of this process.
 * @throws account_session_ended, `api_key_…`
 */
function findStaff(
  storefrontId: number,
  { authorization, client }: Arrival,
  { keys, database, now }: Services,
  apiKeys: KeyLookup,
): Promise<StaffSession | null> {
  const use = { query: database.query, keys, storefrontId, now: now() };
  if (isKeyHeader(authorization)) return apiKeys.find(authorization, { ...use, address: client.address });
  return findSessionOf(staffSessions, use, authorization);
}

/**
 * Returns the session or API key to rate-limit by. Only the token's signature is verified, because the database is queried only within the
 * limit. An API key has its own limit once this process has seen it.
 */
function provedSession(authorization: string | undefined, { keys, now }: Services, apiKeys: KeyLookup): Promise<string | null> {
  if (isKeyHeader(authorization)) return Promise.resolve(apiKeys.known(authorization));
  const token = /^Bearer (\S+)$/.exec(authorization ?? "")?.[1];
  return token ? knownSession(keys, token, now()) : Promise.resolve(null);
}

/**
 * Returns the caller to whom idempotency keys belong: the account, else the bag, else the address. Responses stored while prices were
 * visible belong to another caller.
 */
function callerOf(input: unknown, session: Session | null, client: string): string {
  if (session) return `account:${session.accountId}${session.pricesHidden ? ":without-prices" : ""}`;
  return (input as { shoppingBagQuoteId?: string } | null)?.shoppingBagQuoteId ?? client;
}
