import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";

let server: ClockedServer;
let cookie: string;
let product: string;

beforeAll(async () => {
  server = await openClockedServer(new Date());
  const response = await fetch(`${server.url}/api/account/login`, {
    method: "POST",
    headers: { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", "content-type": "application/json" },
    body: JSON.stringify({ userName: "dealer-buyer@demo.test", password: "Azulejo-demo-1" }),
  });
  const { value } = (await response.json()) as { value: { authToken: string; refreshToken: string } };
  cookie = `cantera_auth=${value.authToken}; cantera_refresh=${value.refreshToken}`;
  const { query } = server.api.services.database;
  const { slug } = await query
    .selectFrom("productText")
    .select("slug")
    .where("language", "=", "en")
    .orderBy("slug")
    .executeTakeFirstOrThrow();
  product = `/en/product/detail/${slug}`;
}, 120_000);
afterAll(() => server?.close());

/** Counts the API work of one page. */
async function countOf(path: string) {
  const queries = vi.spyOn(server.api.services.database.query, "selectFrom");
  const calls = vi.spyOn(server.api, "call");
  const { status } = await server.get(path, { cookie });
  const sessions = queries.mock.calls.filter(([table]) => (table as string) === "session").length;
  // The server reads the settings for its icons and cards at the same time.
  const paths = calls.mock.calls.flatMap(([call, , { page }]) => (page ? [call.path] : []));
  queries.mockRestore();
  calls.mockRestore();
  return { status, sessions, settings: paths.filter((one) => one === "storefront/settings").length, calls: paths.length };
}

it.each([
  ["a listing", () => "/en/product/list/porcelain/"],
  ["a product", () => product],
  ["the account", () => "/es/account/"],
  ["the bag", () => "/en/shoppingbag"],
])("looks up the session and the settings once for %s of a signed-in visitor", async (_, path) => {
  const { status, sessions, settings, calls } = await countOf(path());
  expect({ status, sessions, settings }).toEqual({ status: 200, sessions: 1, settings: 1 });
  expect(calls).toBeGreaterThan(3);
});
