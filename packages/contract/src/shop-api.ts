import type { Call, InputOf, ValueOf } from "./call.ts";
import type { Envelope } from "./envelope.ts";
import type { Language } from "./vocabulary.ts";

/** The caller, and their language. */
export interface Caller {
  storefront: { id: string; publicKey: string };
  language: Language;
  /** Address and user agent of the caller's browser. */
  address: string;
  agent: string;
  /** Identifies the call in the log. */
  requestId: string;
  /** Null for a guest. */
  authToken: string | null;
  /** Sent only with calls that read it. */
  refreshToken?: string | null;
  idempotencyKey?: string | undefined;
  /** The `lastWrite` of the caller's last answer that had one, so that reads see that write whichever process answers. */
  lastWrite?: string | null;
  /** The page that makes the call, compared by identity. In process, all calls of one page look up their session once. */
  page?: object;
}

/** The result of a call, success or error. */
export interface CallAnswer<Value> {
  status: number;
  body: Envelope<Value>;
  /** Seconds after which a temporarily refused call may be repeated. */
  retryAfter: number | null;
  /** Time in ms since 1970 until which the value is valid; null if it doesn't expire. */
  trueUntil: number | null;
  /** The position of the call's write, sealed; null for reads, and without replicas. The caller's next calls carry it. */
  lastWrite: string | null;
}

/** How long in seconds a `lastWrite` counts. */
export const LAST_WRITE_SECONDS = 30;

/**
 * The shop API for the storefront and the server's own jobs, in process or over the network. Errors of a call are returned; only a failure
 * to reach the API is thrown.
 */
export interface ShopApi {
  call<C extends Call>(call: C, input: InputOf<C>, caller: Caller, signal?: AbortSignal): Promise<CallAnswer<ValueOf<C>>>;
}
