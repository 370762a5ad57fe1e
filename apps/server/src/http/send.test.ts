import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it } from "vitest";
import type { CachedPage } from "../page-cache/page-cache.ts";
import { sendPage } from "./send.ts";

/** A page with headers of its own, as it is sent. */
function sent(own: Record<string, string>, all: Record<string, string>): Record<string, unknown> {
  const body = Buffer.from("x");
  const page: CachedPage = { status: 200, headers: own, plain: body, brotli: body, gzip: body, tags: new Set(), freshUntil: null };
  let headers = {};
  const outgoing = { writeHead: (_: number, written: object) => (headers = written), end: () => {} } as unknown as ServerResponse;
  sendPage({ headers: {} } as IncomingMessage, outgoing, page, all);
  return headers;
}

it("a page's own headers override the defaults, such as the referrer policy of a secret address", () => {
  const all = { "referrer-policy": "strict-origin-when-cross-origin", "x-frame-options": "DENY" };
  expect(sent({ "referrer-policy": "no-referrer" }, all)).toMatchObject({ "referrer-policy": "no-referrer", "x-frame-options": "DENY" });
});
