import type { Call } from "./call.ts";
import { filesOf, filledPath, queryOf } from "./sent-input.ts";
import type { Caller, ShopApi } from "./shop-api.ts";

/** The response header with the time until which a value is valid. */
export const TRUE_UNTIL = "x-true-until";
/** The header with the position of the caller's last write, in answers to writes and in later requests. */
export const LAST_WRITE = "x-last-write";

/** Makes calls over HTTP. @param send sends a request whose address is relative */
export function createFetchShopApi(send: (request: Request) => Promise<Response>): ShopApi {
  return {
    async call(call, input, caller, signal) {
      const response = await send(toRequest(call, input as Record<string, unknown>, caller, signal));
      const trueUntil = response.headers.get(TRUE_UNTIL);
      return {
        status: response.status,
        body: await response.json(),
        retryAfter: Number(response.headers.get("retry-after")) || null,
        trueUntil: trueUntil ? Date.parse(trueUntil) : null,
        lastWrite: response.headers.get(LAST_WRITE),
      };
    },
  };
}

function toRequest(call: Call, input: Record<string, unknown>, caller: Caller, signal: AbortSignal | undefined): Request {
  const address = new URL(`/api/${filledPath(call, input)}`, "http://api.internal");
  const headers = headersOf(call, caller);
  const more = signal ? { signal } : {};
  if (call.method === "GET") {
    for (const [name, value] of Object.entries(queryOf(call, input))) address.searchParams.set(name, value);
    return new Request(address, { headers, ...more });
  }
  if (call.media === "multipart") return new Request(address, { method: "POST", headers, body: toForm(input), ...more });
  headers.set("content-type", "application/json");
  return new Request(address, { method: "POST", headers, body: JSON.stringify(input), ...more });
}

function headersOf({ ownsToken }: Call, caller: Caller): Headers {
  const { storefront, authToken, refreshToken, idempotencyKey, lastWrite } = caller;
  return new Headers({
    "x-storefront-id": storefront.id,
    "x-public-key": storefront.publicKey,
    "x-client-address": caller.address,
    "x-client-agent": caller.agent,
    "x-request-id": caller.requestId,
    "accept-language": caller.language,
    ...(authToken && { authorization: `Bearer ${authToken}` }),
    ...(ownsToken && refreshToken && { "x-refresh-token": refreshToken }),
    ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
    ...(lastWrite && { [LAST_WRITE]: lastWrite }),
  });
}

function toForm(input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, bytes] of filesOf(input)) form.set(name, new Blob([new Uint8Array(bytes)]));
  return form;
}
