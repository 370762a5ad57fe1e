import type { Call, CallAnswer, Caller, ErrorCode, InputOf, Language, ValueOf } from "@azulejo/contract";
import { createFetchShopApi } from "@azulejo/contract/fetch-shop-api.ts";

export interface ClientOptions {
  /** The shop's address, such as https://shop.example. */
  shopUrl: string;
  /** The storefront's id, 1 by default. */
  storefrontId?: string;
  publicKey: string;
  /** The API key for calls of staff. */
  apiKey?: string;
  /** The language of messages; English by default. */
  language?: Language;
  /** Timeout of a call in ms, half a minute by default. */
  timeoutMs?: number;
}

/** The error response to a call. */
export class CallError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** Messages by the path of the input field. */
  readonly fields: Record<string, string>;
  /** Seconds after which the call may be repeated; null if repeating is useless. */
  readonly retryAfter: number | null;

  constructor({ status, retryAfter }: CallAnswer<unknown>, code: ErrorCode, messages: string[], fields: Record<string, string>) {
    super(messages.join(" ") || code);
    this.name = "CallError";
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

export interface Client {
  /**
   * Makes a call.
   * @param idempotencyKey the same for repeats of a write, which then takes effect once
   * @throws CallError, or an error of `fetch` if the shop can't be reached
   */
  call<C extends Call>(call: C, input: InputOf<C>, idempotencyKey?: string): Promise<ValueOf<C>>;
}

const TIMEOUT_MS = 30_000;

/** Creates a client of a shop's API, whose calls are defined in `@azulejo/contract`. */
export function createClient({ shopUrl, publicKey, apiKey, ...options }: ClientOptions): Client {
  const { storefrontId: id = "1", language = "en", timeoutMs = TIMEOUT_MS } = options;
  const caller: Omit<Caller, "requestId"> = {
    storefront: { id, publicKey },
    ...{ language, address: "", agent: "azulejo-client", authToken: apiKey ?? null },
  };
  const api = createFetchShopApi((request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(new URL(pathname + search, shopUrl), request), { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  });
  return {
    async call(call, input, idempotencyKey) {
      const answer = await api.call(call, input, { ...caller, requestId: crypto.randomUUID(), idempotencyKey });
      if (answer.body.success) return answer.body.value;
      const { code, messages, fields = {} } = answer.body;
      throw new CallError(answer, code, messages, fields);
    },
  };
}
