import type { Call, InputOf, ValueOf } from "./call.ts";
import type { Envelope } from "./envelope.ts";
import type { Language } from "./vocabulary.ts";

/** The maker of a call, and their language. */
export interface Caller {
  storefront: { id: string; publicKey: string };
  language: Language;
  /** Address and user agent of the browser at the other end. */
  address: string;
  agent: string;
  /** Identifies the call in the log. */
  requestId: string;
  /** Null for a guest. */
  authToken: string | null;
  /** Sent only with the calls that read it. */
  refreshToken?: string | null;
  idempotencyKey?: string | undefined;
  /** The page that makes the call, by identity: in process, the reads of one page look up their session once. */
  page?: object;
}

/** The outcome of a call, success or error. */
export interface CallAnswer<Value> {
  status: number;
  body: Envelope<Value>;
  /** Seconds after which a temporarily refused call may be repeated. */
  retryAfter: number | null;
  /** Time in milliseconds until which the value is valid; null if it has no end. */
  trueUntil: number | null;
}

/**
 * The shop API as the storefront and the server's own jobs use it, in process or over the network. An error of the call is an
 * answer; only a failure to reach the API is thrown.
 */
export interface ShopApi {
  call<C extends Call>(call: C, input: InputOf<C>, caller: Caller, signal?: AbortSignal): Promise<CallAnswer<ValueOf<C>>>;
}
