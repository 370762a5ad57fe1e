import { request } from "node:http";
import { connect } from "node:net";
import { isWhole, sampleOf } from "@azulejo/testing/whole.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer(new Date(), { RATE_LIMIT_PER_MINUTE: "600", TRUST_PROXY: "1" });
}, 120_000);
afterAll(() => server?.close());

/** In the nightly run at a crawler's rate. */
const PAUSE_MS = process.env.CRAWL_PER_SECOND ? 1000 / Number(process.env.CRAWL_PER_SECOND) : 0;

/** Requests a page from a client address. */
const from =
  (address: string) =>
  (path: string, headers: Record<string, string> = {}) =>
    server.get(path, { "x-forwarded-for": address, ...headers });

/** The raw method and target, which `fetch` would normalize. */
function raw(method: string, path: string, headers: Record<string, string> = {}): Promise<{ status: number; allow: string | undefined }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, method, path, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve({ status: answer.statusCode ?? 0, allow: answer.headers.allow }));
    })
      .once("error", reject)
      .end();
  });
}

async function productPaths(count: number): Promise<string[]> {
  const { query } = server.api.services.database;
  const rows = await query.selectFrom("productText").select(["language", "slug"]).orderBy("slug").limit(count).execute();
  return rows.map(({ language, slug }) => `/${language}/product/detail/${slug}`);
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.url}/api/account/login`, {
    method: "POST",
    headers: { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", "content-type": "application/json" },
    body: JSON.stringify({ userName: "dealer-buyer@demo.test", password: "Azulejo-demo-1" }),
  });
  const { value } = (await answer.json()) as { value: { authToken: string; refreshToken: string } };
  return `cantera_auth=${value.authToken}; cantera_refresh=${value.refreshToken}`;
}

describe("under the limits that the shop starts with", () => {
  it.runIf(isWhole)("lets a crawler read 300 uncached pages in less than a minute", { timeout: 120_000 }, async () => {
    const crawl = from("203.0.113.1");
    const statuses = new Map<number, number>();
    for (const path of await productPaths(300)) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const { status } = await crawl(path);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([[200, 300]]);
  });

  it.runIf(isWhole)("lets 20 signed-in users work behind one address", { timeout: 120_000 }, async () => {
    const office = from("203.0.113.2");
    const cookies: string[] = [];
    for (let person = 0; person < 20; person++) cookies.push(await signIn());
    const [product = ""] = (await productPaths(40)).filter((path) => path.startsWith("/en/"));
    const pages = ["/en/account/", "/en/shoppingbag", product, "/en/product/list/porcelain/", "/en/account/profile", "/es/product/"];
    // Suggestions count like pages and take little time; together they are more than one address may have.
    const others = Array.from({ length: 29 }, () => "/en/suggestions?q=");
    expect(cookies.length * (pages.length + others.length)).toBeGreaterThan(600);
    const work = cookies.map(async (cookie) => {
      const statuses = new Set<number>();
      for (const path of [...pages, ...others]) statuses.add((await office(path, { cookie })).status);
      return [...statuses];
    });
    expect(new Set((await Promise.all(work)).flat())).toEqual(new Set([200]));
  });

  it("refuses a client over the limit with a page in its language and Retry-After", {
    timeout: 120_000,
  }, async () => {
    const flood = from("203.0.113.3");
    const refused = async (path: string, headers: Record<string, string> = {}) => {
      const { status, text, headers: sent } = await flood(path, headers);
      return { status, again: Number(sent.get("retry-after")), text };
    };
    for (let sent = 0; sent < 600; sent++) await flood("/en/suggestions?q=");
    const english = await refused("/en/shoppingbag");
    expect([english.status, english.again > 0 && english.again <= 60]).toEqual([429, true]);
    expect(english.text.includes("We&#x27;re getting too many requests right now")).toBe(true);
    expect([english.text.includes("<header"), english.text.includes('rel="stylesheet"'), english.text.includes('lang="en-US"')]).toEqual([
      true,
      true,
      true,
    ]);
    const spanish = await refused("/es/shoppingbag");
    expect([spanish.status, spanish.text.includes("Estamos recibiendo demasiadas solicitudes")]).toEqual([429, true]);
    for (const path of ["/en/suggestions?q=tile", "/en/blog/rss.xml", "/en/shoppingbag.data"]) {
      const { status, again } = await refused(path);
      expect([path, status, again > 0]).toEqual([path, 429, true]);
    }
    // An unsigned cookie gets no separate budget.
    expect((await refused("/en/shoppingbag", { cookie: "cantera_auth=eyJhbGciOiJFZERTQSJ9.e30.AAAA" })).status).toBe(429);
    // Cached pages cost nothing, and other visitors are not affected.
    expect((await from("203.0.113.4")("/en/about/")).status).toBe(200);
    expect((await flood("/en/about/")).status).toBe(200);
  });

  it("counts API calls separately and sends Retry-After", async () => {
    const headers = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera" };
    const flood = from("203.0.113.5");
    for (let sent = 0; sent < 600; sent++) await flood("/api/storefront/settings", headers);
    const { status, headers: sent } = await flood("/api/storefront/settings", headers);
    expect([status, Number(sent.get("retry-after")) > 0]).toEqual([429, true]);
    expect(
      (await flood("/api/storefront/settings", { ...headers, authorization: `Bearer ${(await signIn()).slice(13).split(";")[0]}` })).status,
    ).toBe(200);
  });

  it.runIf(isWhole)("serves sitemaps regardless of other clients' requests", { timeout: 120_000 }, async () => {
    const flood = from("203.0.113.6");
    await Promise.all(Array.from({ length: 700 }, (_, at) => flood(`/en-sitemap-${at + 2}.xml`)));
    for (let sent = 0; sent < 700; sent++) await flood("/sitemap.xml");
    for (const path of ["/sitemap.xml", "/en-sitemap.xml", "/es-sitemap.xml"]) {
      expect([(await flood(path)).status, (await from("203.0.113.7")(path)).status]).toEqual([200, 200]);
    }
  });
});

describe("forms that are sent slowly", () => {
  /** Starts a form and doesn't finish it. */
  const begin = (address: string) => {
    const { hostname, port } = new URL(server.url);
    const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": "100", "x-forwarded-for": address };
    const form = request({ hostname, port, method: "POST", path: "/en/account/login", headers }).on("error", () => {});
    form.write("userName=");
    return form;
  };

  it("don't keep others from pages that aren't cached", { timeout: 60_000 }, async () => {
    const answered = vi.fn();
    const forms = Array.from({ length: 12 }, (_, at) => begin(`203.0.113.${20 + at}`).on("response", answered));
    await vi.waitFor(() => expect(forms.every(({ socket }) => socket?.bytesWritten)).toBe(true));
    const pages = await Promise.all(Array.from({ length: 5 }, () => from("203.0.113.40")("/en/shoppingbag")));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answered).not.toHaveBeenCalled();
    for (const form of forms) form.destroy();
    await vi.waitFor(async () => expect((await from("203.0.113.41")("/en/shoppingbag")).status).toBe(200));
    expect(server.logged.filter(({ level }) => level === "error")).toEqual([]);
  });
});

describe("an answer", () => {
  const paths = ["/en/", "/en/shoppingbag", "/en/about.md", "/office/", "/office/api/nothing", "/api/storefront/settings", "/api/docs"];
  const others = [
    "/content/v1/cdn/stories",
    "/healthz",
    "/robots.txt",
    "/sitemap.xml",
    "/assets/f/1/1x1/abc/a.pdf",
    "/assets/documents/x.pdf",
  ];

  it.each([...paths, ...sampleOf(others, 2)])("can't be framed, and loads nothing that isn't named: %s", async (path) => {
    const { headers } = await from("203.0.113.50")(path);
    expect(headers.get("content-security-policy")).toMatch(
      /^(?=.*default-src 'none'|.*object-src 'none')(?=.*base-uri 'none').*frame-ancestors 'none'/,
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("of a page says where browsers report what it blocks, which is logged", async () => {
    const { headers } = await from("203.0.113.50")("/en/");
    expect(headers.get("content-security-policy")).toContain("report-uri /csp-report");
    const report = { "csp-report": { "document-uri": `${server.url}/en/`, "effective-directive": "script-src", "blocked-uri": "inline" } };
    const answer = await fetch(`${server.url}/csp-report`, { method: "POST", body: JSON.stringify(report) });
    expect(answer.status).toBe(204);
    expect(server.logged).toContainEqual(expect.objectContaining({ level: "warn" }));
  });

  it("lets the worker for pages without a connection ask the shop alone", async () => {
    expect((await from("203.0.113.50")("/service-worker.js")).headers.get("content-security-policy")).toBe("default-src 'self'");
  });
});

describe("an invalid request for a page", () => {
  it.each([
    ["content-length: 5\r\ntransfer-encoding: chunked", "0\r\n\r\nGET /en/about/ HTTP/1.1\r\nhost: x\r\n\r\n"],
    ["content-length: 0\r\ncontent-length: 5", "hello"],
    ["transfer-encoding: gzip, chunked\r\ntransfer-encoding: identity", "hello"],
  ])("refuses a message with two lengths: %j", async (headers, body) => {
    const { hostname, port } = new URL(server.url);
    const answered = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(`POST /en/account/login HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n${body}`),
      );
      let text = "";
      socket.on("data", (bytes) => (text += bytes)).on("end", () => resolve(text));
      socket.on("error", reject);
    });
    expect(answered.match(/^HTTP\/1\.1 (\d+)/gm)).toEqual(["HTTP/1.1 400"]);
  });

  it.each(["TRACE", "PROPFIND"])("refuses the method %s", async (method) => {
    for (const path of ["/en/", "/api/storefront/settings", "/en/shoppingbag"]) {
      const { status, allow } = await raw(method, path);
      expect([path, status, allow]).toEqual([path, 405, expect.stringContaining("GET, HEAD, POST")]);
    }
  });

  it.each([600, 1900])("answers 404 for a path of %i characters", async (length) => {
    const { status } = await server.get(`/en/product/detail/${"a".repeat(length)}`);
    expect(status).toBe(404);
    expect((await server.get(`/es/${"a".repeat(length)}/`)).status).toBe(404);
  });

  it("refuses a path of six thousand characters as too long", async () => {
    expect((await server.get(`/en/${"a".repeat(6000)}`)).status).toBe(414);
    expect((await server.get(`/en/?${"a".repeat(6000)}`)).status).toBe(414);
  });

  it.each(["/en/\u2028", "/\uFF0Fevil.test/", "/en/café?q=ñ", "/en/\u{1F600}"])(
    "returns only to paths that are valid in a header: %j",
    async (returnTo) => {
      const { headers, status } = await server.get(`/en/account/register?returnTo=${encodeURIComponent(returnTo)}`, {
        cookie: await signIn(),
      });
      expect(status).toBe(302);
      expect(new URL(headers.get("location") ?? "", server.url).origin).toBe(server.url);
      const chosen = await fetch(`${server.url}/en/my-store`, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ store: "reno", returnTo }),
      });
      expect([chosen.status, new URL(chosen.headers.get("location") ?? "", server.url).origin]).toEqual([302, server.url]);
    },
  );

  it("refuses JSON that is nested 10,000 deep without a server error", async () => {
    const body = `{"events":${"[".repeat(10_000)}${"]".repeat(10_000)}}`;
    for (const path of ["/en/log", "/en/tag-items", "/en/content-form", "/en/account/passkeylogin"]) {
      const { status } = await fetch(server.url + path, { method: "POST", headers: { "content-type": "application/json" }, body });
      expect([path, status < 500]).toEqual([path, true]);
    }
  });
});

describe("an error page", () => {
  it("shows a guest the request id in the page and in the header", async () => {
    for (const language of ["en", "es"]) {
      const { status, text, headers } = await server.get(`/${language}/500/`);
      const id = headers.get("x-request-id") ?? "?";
      expect([status, id.length, text.includes(id)]).toEqual([500, 36, true]);
      expect(text.includes("00000000-0000")).toBe(false);
    }
  });

  it("shows no request id if the page is shared", async () => {
    const { text, headers } = await server.get("/en/returns/");
    const id = headers.get("x-request-id") ?? "";
    expect([id.length, text.includes(id)]).toEqual([36, false]);
  });
});
