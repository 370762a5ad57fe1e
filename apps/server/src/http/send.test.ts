import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { PageBody } from "../page-cache/page-body.ts";
import type { CachedPage } from "../page-cache/page-cache.ts";
import { sendPage } from "./send.ts";

/** A page with headers of its own, as it is sent. */
async function sent(own: Record<string, string>, all: Record<string, string>): Promise<Record<string, unknown>> {
  const page: CachedPage = {
    status: 200,
    headers: own,
    body: await PageBody.of("x"),
    tags: new Set(),
    freshUntil: null,
    isForEveryone: false,
  };
  let headers = {};
  const outgoing = { writeHead: (_: number, written: object) => (headers = written), end: () => {} } as unknown as ServerResponse;
  await sendPage({ headers: {} } as IncomingMessage, outgoing, page, all);
  return headers;
}

it("a page's own headers override the defaults, such as the referrer policy of a secret address", async () => {
  const all = { "referrer-policy": "strict-origin-when-cross-origin", "x-frame-options": "DENY" };
  expect(await sent({ "referrer-policy": "no-referrer" }, all)).toMatchObject({
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
  });
});
