import { languages } from "@azulejo/contract";
import type { ZodOpenApiHeaderObject, ZodOpenApiParameterObject } from "zod-openapi";

/** The response headers, as components. */
export const responseHeaders = {
  "x-request-id": { description: "Identifies the request in the shop's log.", schema: { type: "string" } },
  "content-language": { description: "The language of the answer's texts.", schema: { type: "string", enum: [...languages] } },
  "cache-control": { description: "`no-store`: caches between shop and caller don't store answers.", schema: { type: "string" } },
  "x-true-until": {
    description:
      "When the value may change by itself, such as at the shop's midnight, when a store opens or closes, or when a banner starts or ends.",
    schema: { type: "string", format: "date-time" },
  },
  "x-last-write": {
    description:
      "After a write, if the shop has database replicas. A guest's calls that carry it in a header of this name, within half a minute, see the write.",
    schema: { type: "string" },
  },
  "ratelimit-policy": {
    description: "To an API key: how many points (`q`) it may spend in how many seconds (`w`). A read costs one, a write four or twenty.",
    schema: { type: "string", example: '"key";q=600;w=60' },
  },
  ratelimit: {
    description: "To an API key: the points that are left (`r`), and the seconds until all of them are back (`t`).",
    schema: { type: "string", example: '"key";r=599;t=60' },
  },
  "per-page": { description: "Items on a page.", schema: { type: "integer" } },
  total: { description: "Items on all pages.", schema: { type: "integer" } },
  "retry-after": { description: "Seconds after which the request may be sent again.", schema: { type: "integer", minimum: 1 } },
} satisfies Record<string, ZodOpenApiHeaderObject>;

/** Returns references to response headers by name. */
export const headerRefs = (...names: (keyof typeof responseHeaders)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The request headers of calls, as components. The storefront's key and the token are security schemes instead. */
export const requestHeaders = {
  "accept-language": {
    name: "accept-language",
    in: "header",
    description: "The language of names, texts and messages: the first supported one is used, and English if there is none.",
    schema: { type: "string", default: "en" },
    example: "es-MX, en;q=0.8",
  },
  "idempotency-key": {
    name: "idempotency-key",
    in: "header",
    required: true,
    description:
      "A key of your choice, required. A repeated request with the same key and body returns the first answer and does nothing again. Keys are stored for 30 days, for each storefront and caller.",
    schema: { type: "string", pattern: "^[\\w.:-]{8,128}$" },
    example: "3f6c1f0e-order-1",
  },
  "idempotency-key-optional": {
    name: "idempotency-key",
    in: "header",
    description:
      "A key of your choice. A repeated request with the same key and body returns the first answer and does nothing again. Retry a write only if it has a key.",
    schema: { type: "string", pattern: "^[\\w.:-]{8,128}$" },
    example: "3f6c1f0e-line-1",
  },
  "x-refresh-token": {
    name: "x-refresh-token",
    in: "header",
    required: true,
    description: "The refresh token of the pair. It works once; the answer has the next one.",
    schema: { type: "string" },
    example: "q0c3XlV5zT0kq8mUuKkP9w",
  },
} satisfies Record<string, ZodOpenApiParameterObject>;

export const parameterRef = (name: keyof typeof requestHeaders) => ({ $ref: `#/components/parameters/${name}` });
