import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sealLastWrite } from "../../../../api/src/calls/last-write.ts";
import { type ClockedServer, openClockedServer } from "../../pages/clocked-server.ts";
import type { RoleName } from "../../start/roles.ts";

let copy: TemplateCopy;
let api: ClockedServer;
/** Makes its calls to the other process. */
let web: ClockedServer;
let products: string[];
beforeAll(async () => {
  copy = await copyTemplate();
  // A server that replays nothing lacks nothing, as a former replica that is now the primary.
  const shared = { SANDBOX: "off", SIGNIN_LIMIT: "1000000", DATABASE_REPLICA_URLS: copy.url };
  const open = (ROLE: RoleName, more = {}) =>
    openClockedServer(new Date(), { ROLE, ...shared, ...more }, { ...copy, remove: async () => {} });
  api = await open("api");
  web = await open("web", { API_URL: api.url });
  const { query } = api.api.services.database;
  const slugs = await query.selectFrom("productText").select("slug").where("language", "=", "en").orderBy("slug").limit(3).execute();
  products = slugs.map(({ slug }) => `/en/product/detail/${slug}`);
}, 120_000);
afterAll(async () => {
  await web?.close();
  await api?.close();
  await copy?.remove();
});

const signIn = (password: string, cookie = "") =>
  fetch(`${web.url}/en/account/login`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: web.url, "sec-fetch-mode": "navigate", cookie },
    body: new URLSearchParams({ intent: "login", userName: "homeowner@demo.test", password }),
  });
const cookieOf = (answer: { headers: Headers }) => answer.headers.getSetCookie().find((one) => one.startsWith("last_write="));

describe("the cookie of a last write", () => {
  it("is set by a request whose call wrote in another process, and only by such a request", async () => {
    const refused = await signIn("wrong-secret");
    expect([refused.status, cookieOf(refused)]).toEqual([
      422,
      expect.stringMatching(/^last_write=[\w-]{60,200}; Path=\/; SameSite=Lax; HttpOnly; Max-Age=30$/),
    ]);
    const again = await signIn("Azulejo-demo-1", cookieOf(refused)?.split(";")[0]);
    expect([again.status, cookieOf(again) === cookieOf(refused)]).toEqual([302, false]);
    const read = await web.get("/en/account/login", { cookie: cookieOf(again)?.split(";")[0] ?? "" });
    expect([read.status, cookieOf(read)]).toEqual([200, undefined]);
  });

  it("neither makes a shared page personal nor is a part of its key", async () => {
    const [path = ""] = products;
    const cookie = (cookieOf(await signIn("wrong-secret")) ?? "").split(";")[0] ?? "";
    const before = web.cache.misses;
    const own = await web.get(path, { cookie });
    const others = await web.get(path);
    expect([own.status, own.headers.getSetCookie(), web.cache.misses - before]).toEqual([200, [], 1]);
    expect([own.headers.get("etag"), own.headers.get("cache-control")]).toEqual([
      others.headers.get("etag"),
      others.headers.get("cache-control"),
    ]);
  });

  it("reaches the process that reads for the page", async () => {
    const [, one = "", other = ""] = products;
    const { replicas } = api.api.services.database;
    if (!replicas) throw new Error("it has one");
    const onReplica = async (path: string, cookie: string) => {
      // Asks the replica again, which has what earlier tests wrote from this address.
      await replicas.lags();
      const before = replicas.figures().replica;
      expect((await web.get(path, { cookie })).status).toBe(200);
      return replicas.figures().replica - before;
    };
    expect(await onReplica(one, "last_write=invented")).toBeGreaterThan(0);
    const beyond = sealLastWrite(api.api.services, Number.POSITIVE_INFINITY);
    expect(await onReplica(other, `last_write=${beyond}`)).toBe(0);
  });
});
