import type { Call, Caller, ErrorCode, InputOf, Language, ValueOf } from "@azulejo/contract";
import { data, type RouterContextProvider, redirect } from "react-router";
import { text } from "../i18n/text.ts";
import { freshUntil, requestContext } from "./request-context.server.ts";
import type { RequestSession } from "./request-session.server.ts";

/** The API refused a call; the messages are already in the reader's language. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly messages: string[];
  readonly fields: Record<string, string>;
  readonly status: number;
  /** Seconds after which the call may be retried; null if the API gave none. */
  readonly retryAfter: number | null;

  constructor(
    code: ErrorCode,
    messages: string[],
    fields: Record<string, string>,
    status: number,
    { retryAfter = null, ...options }: ErrorOptions & { retryAfter?: number | null } = {},
  ) {
    super(messages[0], options);
    this.code = code;
    this.messages = messages;
    this.fields = fields;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Whether an API call found nothing for the id in an address; an id with an invalid format counts as not found too. */
export const isNotFound = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && (error.code === code || invalidCodes.has(error.code));

type LoadContext = Readonly<RouterContextProvider>;

export interface Tokens {
  authToken: string;
  refreshToken: string;
}

interface CallOptions {
  idempotencyKey?: string;
  /** Sent instead of the session's tokens; null sends none. */
  tokens?: Tokens | null;
}

/**
 * Makes an API call, in process or over the network, with the request's session. The page that shows the response expires from the cache
 * when the response does.
 * @throws ApiError, or a redirect to the sign-in page if the session has ended
 */
export async function callApi<C extends Call>(
  context: LoadContext,
  language: Language,
  call: C,
  input: InputOf<C>,
  { idempotencyKey, tokens }: CallOptions = {},
): Promise<ValueOf<C>> {
  const request = context.get(requestContext);
  const { api, session } = request;
  const caller: Caller = {
    storefront: request.storefront,
    language,
    address: request.clientAddress,
    agent: request.clientAgent,
    requestId: request.requestId,
    authToken: tokens === undefined ? session.authToken : (tokens?.authToken ?? null),
    refreshToken: tokens?.refreshToken ?? null,
    idempotencyKey,
    lastWrite: request.page.lastWrite,
    page: request,
  };
  const mayRepeat = call.idempotency === "none" || idempotencyKey !== undefined;
  const answer = await send((signal) => api.call(call, input, caller, signal), mayRepeat).catch((cause) => {
    throw new ApiError("server_error", [text(language, "error.network")], {}, 503, { cause });
  });
  const { status, body, retryAfter, trueUntil, lastWrite } = answer;
  request.page.lastWrite = lastWrite ?? request.page.lastWrite;
  if (trueUntil !== null) freshUntil(context, trueUntil);
  if (body.success) return body.value;
  if (tokens === undefined && (status === 401 || status === 403)) throw signInAgain(session);
  throw new ApiError(body.code, body.messages, body.fields ?? {}, status, { retryAfter });
}

/** Handles an ended session: deletes its cookies and sends the user to sign in and back. */
function signInAgain(session: RequestSession): Response {
  Object.assign(session, { claims: null, authToken: null, refreshToken: null, change: "ended" });
  return redirect(`${session.loginAddress}?returnTo=${encodeURIComponent(session.here)}`);
}

/** Default `Retry-After` in seconds by status, if the API gives none. */
const againSeconds: Partial<Record<number, number>> = { 429: 60, 503: 5 };

/** Codes of invalid inputs; if an address leads to one, its page doesn't exist. */
const invalidCodes: ReadonlySet<ErrorCode> = new Set(["request_invalid", "request_malformed"]);

export const isInvalid = (error: unknown): boolean => error instanceof ApiError && invalidCodes.has(error.code);

/** Shows the API's error message to the visitor with its status, and when to retry if the API is overloaded. */
export async function refusalsAsPages<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const wait = againSeconds[error.status];
    if (wait === undefined && error.status >= 500) throw error;
    throw data(error.message, {
      status: error.status,
      ...(wait !== undefined && { headers: { "retry-after": String(error.retryAfter ?? wait) } }),
    });
  }
}

const RETRIES = 2;
const RETRY_PAUSE_MS = 1000;
const DEADLINE_MS = 60_000;

/**
 * Retries a repeatable call twice, a second apart, after an error or if there is no response within a minute. A refusal counts as a
 * response. The deadline is the same in process and over the network.
 */
export async function send<Answer>(make: (signal: AbortSignal) => Promise<Answer>, mayRepeat: boolean): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await withinDeadline(make);
    } catch (error) {
      if (!mayRepeat || attempt >= RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    }
  }
}

/** Gives up after the deadline, even if the work ignores its abort signal. */
async function withinDeadline<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`the API did not answer within ${DEADLINE_MS} ms`);
      controller.abort(error);
      reject(error);
    }, DEADLINE_MS);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
