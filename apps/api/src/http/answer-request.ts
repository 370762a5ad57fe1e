import { randomUUID } from "node:crypto";
import { type Language, languages } from "@azulejo/contract";
import { LAST_WRITE, TRUE_UNTIL } from "@azulejo/contract/fetch-shop-api.ts";
import type { Answer } from "../calls/answer.ts";
import type { Handler } from "../calls/handler.ts";
import type { Pipeline, Quota } from "../calls/pipeline.ts";

type Header = (name: string) => string | undefined;

/** The parts of a call, however the request arrived. */
interface CallRequest {
  header: Header;
  readInput(): unknown;
}

/** Passes a request to the pipeline, and returns the answer with its own headers. */
export async function answerRequest(
  pipeline: Pipeline,
  handler: Handler,
  { header, readInput }: CallRequest,
): Promise<{ answer: Answer; headers: Record<string, string> }> {
  const language = languageOf(header);
  const requestId = requestIdOf(header);
  const { answer, trueUntil, lastWrite, quota } = await pipeline(handler, {
    storefrontId: header("x-storefront-id"),
    publicKey: header("x-public-key"),
    language,
    requestId,
    client: { address: header("x-client-address") ?? "local", agent: header("x-client-agent") ?? header("user-agent") ?? "" },
    authorization: header("authorization"),
    refreshToken: header("x-refresh-token") ?? "",
    idempotencyKey: header("idempotency-key"),
    lastWrite: header(LAST_WRITE),
    page: null,
    readInput,
  });
  const headers = {
    "content-language": language,
    "x-request-id": requestId,
    ...(quota && quotaHeaders(quota)),
    ...(trueUntil !== null && { [TRUE_UNTIL]: new Date(trueUntil).toISOString() }),
    ...(lastWrite !== null && { [LAST_WRITE]: lastWrite }),
  };
  return { answer, headers };
}

/** RateLimit header fields for HTTP (draft-ietf-httpapi-ratelimit-headers-10). */
const quotaHeaders = ({ points, seconds, left }: Quota): Record<string, string> => ({
  "ratelimit-policy": `"key";q=${points};w=${seconds}`,
  ratelimit: `"key";r=${Math.max(0, left.points)};t=${left.seconds}`,
});

export const requestIdOf = (header: Header): string => header("x-request-id") ?? randomUUID();

/** Returns the first language of `accept-language` that the shop supports. */
export function languageOf(header: Header): Language {
  const wanted = (header("accept-language") ?? "").toLowerCase().split(",");
  for (const tag of wanted) {
    const found = languages.find((language) => tag.trim().startsWith(language));
    if (found) return found;
  }
  return "en";
}
