import type { Call } from "@azulejo/contract";
import { type CallAnswer, type ShopApi, ShopError } from "@azulejo/contract";
import { filesOf, pathParametersOf, queryOf } from "@azulejo/contract/sent-input.ts";
import type { Services } from "../context.ts";
import { answerError } from "./answer.ts";
import { asSent } from "./as-sent.ts";
import { bodyLimitOf, tooLarge } from "./body-limit.ts";
import type { Handler } from "./handler.ts";
import type { Pipeline } from "./pipeline.ts";

const nameOf = ({ method, path }: Pick<Call, "method" | "path">): string => `${method} ${path}`;

/** Handles calls from pages in this process, without requests and JSON. Responses aren't copied. */
export function createInProcessApi(pipeline: Pipeline, handlers: Handler[], services: Services): ShopApi {
  const byName = new Map(handlers.map((handler) => [nameOf(handler.call), handler]));
  return {
    async call(called, input, caller) {
      const handler = byName.get(nameOf(called));
      const { language, requestId, authToken } = caller;
      const { answer, trueUntil, lastWrite } = handler
        ? await pipeline(handler, {
            storefrontId: caller.storefront.id,
            publicKey: caller.storefront.publicKey,
            language,
            requestId,
            client: { address: caller.address, agent: caller.agent },
            authorization: authToken ? `Bearer ${authToken}` : undefined,
            refreshToken: (handler.call.ownsToken && caller.refreshToken) || "",
            idempotencyKey: caller.idempotencyKey,
            lastWrite: caller.lastWrite,
            page: caller.page ?? caller,
            readInput: () => inputAsSent(handler.call, input as Record<string, unknown>),
          })
        : { answer: answerError(new ShopError("request_not_found"), language, requestId, services.log), trueUntil: null, lastWrite: null };
      const { status, body, retryAfter = null } = answer;
      return { status, body, retryAfter, trueUntil, lastWrite } as CallAnswer<never>;
    },
  };
}

/** Returns an input as it would arrive in a request. @throws request_too_large */
function inputAsSent(call: Call, input: Record<string, unknown>): unknown {
  if (call.method === "GET") return { ...queryOf(call, input), ...pathParametersOf(call, input) };
  const limit = bodyLimitOf(call);
  const body = call.media === "multipart" ? formAsSent(input) : asSent(input);
  if (body.bytes > limit) throw tooLarge(limit);
  return { ...(body.value as object), ...pathParametersOf(call, input) };
}

/** Empty files become null, as in a form. */
function formAsSent(input: Record<string, unknown>) {
  const files = filesOf(input);
  return {
    value: Object.fromEntries(files.map(([name, bytes]) => [name, bytes.byteLength > 0 ? bytes : null])),
    bytes: files.reduce((sum, [, bytes]) => sum + bytes.byteLength, 0),
  };
}
