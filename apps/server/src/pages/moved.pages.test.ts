import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer("2026-11-19T18:00:00Z");
}, 120_000);
afterAll(() => server?.close());

async function redirectPath(from: string, to: string): Promise<void> {
  const redirects = (await server.stories.datasources()).find(({ slug }) => slug === "redirects");
  await server.stories.createEntry({ name: from, value: to, datasource_id: redirects?.id ?? 0 });
}
const led = async (path: string) => {
  const { status, headers } = await server.get(path);
  return [status, headers.get("location")];
};

describe("a path from the shop's previous site", () => {
  it.each([
    ["an unknown product", "/product/detail/old-subway-white", "/product/list/ceramic/"],
    ["an unknown listing", "/product/list/old-clearance/", "/product/sale/"],
    ["a page of the shop", "/wishlist", "/account/"],
  ])("redirects before the page itself can refuse or redirect: %s", async (_, from, to) => {
    await redirectPath(from, `301 ${to}`);
    expect(await led(`/en${from}?item=7&utm_source=letter`)).toEqual([301, `/en${to}?item=7&utm_source=letter`]);
    expect((await led(`/es${from}`))[0]).toBe(301);
  });

  it("redirects from an existing product too, and from its cached page", async () => {
    const { query } = server.api.services.database;
    const { slug } = await query.selectFrom("productText").select("slug").where("language", "=", "en").executeTakeFirstOrThrow();
    const path = `/en/product/detail/${slug}`;
    expect([(await led(path))[0], (await led(path))[0]]).toEqual([200, 200]);
    await redirectPath(`/product/detail/${slug}`, "302 /product/sale/");
    expect(await led(path)).toEqual([302, "/en/product/sale/"]);
  });

  it("redirects a product's slug in another language to this language's, with its query", async () => {
    const { query } = server.api.services.database;
    const texts = await query.selectFrom("productText").select(["productId", "language", "slug"]).orderBy("productId", "desc").execute();
    const english = texts.find(
      ({ language, slug }) => language === "en" && texts.every((one) => one.language === "en" || one.slug !== slug),
    );
    const spanish = texts.find(({ language, productId }) => language === "es" && productId === english?.productId);
    expect(await led(`/es/product/detail/${english?.slug}?color=white`)).toEqual([301, `/es/product/detail/${spanish?.slug}?color=white`]);
  });

  it("is a 404 without a redirect", async () => {
    expect(await led("/en/product/detail/never-sold")).toEqual([404, null]);
  });
});

it("the address of a store without a story leads to its page among the stores", async () => {
  expect((await led("/en/location/anaheim/"))[0]).toBe(200);
  const story = (await server.stories.stories()).find((one) => one.full_slug === "location/anaheim");
  const gone = await fetch(`${server.url}/content/v1/spaces/1001/stories/${story?.id}`, {
    method: "DELETE",
    headers: { authorization: "demo-management" },
  });
  expect(gone.ok).toBe(true);
  await expect.poll(() => led("/es/location/anaheim/"), { timeout: 20_000 }).toEqual([302, "/es/our-locations/anaheim/anaheim"]);
  expect((await led("/en/location/nowhere/"))[0]).toBe(404);
});

/** Sends a form as an older browser does, without Sec-Fetch headers. */
function post(
  path: string,
  body: string,
  headers: Record<string, string>,
): Promise<{ status: number; cookies: string[]; location: string | undefined }> {
  const { hostname, port } = new URL(server.url);
  const type = { "content-type": "application/x-www-form-urlencoded", "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method: "POST", path, headers: { ...type, ...headers } }, (answer) => {
      answer.resume();
      answer.once("end", () =>
        resolve({ status: answer.statusCode ?? 0, cookies: answer.headers["set-cookie"] ?? [], location: answer.headers.location }),
      );
    });
    sent.once("error", reject).end(body);
  });
}

describe("the first item added to a bag by a browser without Sec-Fetch headers", () => {
  it.each([{ accept: "text/html,application/xhtml+xml,*/*;q=0.8" }, { accept: "*/*" }, {}])("stays in it: %j", async (headers) => {
    const { query } = server.api.services.database;
    const { itemNo } = await query.selectFrom("item").select("itemNo").where("kind", "=", "item").orderBy("id").executeTakeFirstOrThrow();
    const { status, cookies, location } = await post("/en/shoppingbag", `intent=add&itemNo=${itemNo}&quantity=1`, headers);
    expect([status, location]).toEqual(headers.accept?.includes("html") ? [302, "/en/shoppingbag"] : [200, undefined]);
    // The last Set-Cookie for a name wins.
    const bagCookie = cookies.filter((cookie) => cookie.startsWith("cantera_bag=")).at(-1) ?? "";
    expect(bagCookie).toMatch(/^cantera_bag=[^;]{10,}/);
    expect(bagCookie).not.toContain("Max-Age=0");
    const page = await server.get("/en/shoppingbag", { cookie: bagCookie.split(";")[0] ?? "" });
    expect(page.text.includes(itemNo)).toBe(true);
  });
});
