import { createServer } from "node:http";
import { changes } from "@azulejo/contract/areas/changes.ts";
import { afterAll, expect, it } from "vitest";
import { CallError, createClient } from "./index.ts";

const seen: Record<string, unknown>[] = [];
const answers = [
  { status: 200, body: { success: true, value: { changes: [], cursor: 7, more: false } } },
  { status: 429, body: { success: false, code: "rate_limited", messages: ["Wait."] }, headers: { "retry-after": "3" } },
];
const server = createServer((request, response) => {
  seen.push({ url: request.url, ...request.headers });
  const { status, body, headers = {} } = answers.shift() ?? { status: 500, body: {} };
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => server.close());
const address = server.address();
const shopUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;

it("makes calls with key, storefront and language, and throws what the shop refuses", async () => {
  const shop = createClient({ shopUrl, publicKey: "pk_test", apiKey: "azk_test", language: "es" });
  expect(await shop.call(changes, { after: 0, kinds: "order" })).toEqual({ changes: [], cursor: 7, more: false });
  expect(seen[0]).toMatchObject({
    url: "/api/changes?after=0&kinds=order",
    authorization: "Bearer azk_test",
    "x-public-key": "pk_test",
    "x-storefront-id": "1",
    "accept-language": "es",
  });
  const error = await shop.call(changes, { after: 7, kinds: "order" }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ status: 429, code: "rate_limited", message: "Wait.", retryAfter: 3 });
});
