import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PageBody } from "../page-cache/page-body.ts";
import type { CachedPage } from "../page-cache/page-cache.ts";
import { createCdn } from "./cdn.ts";
import type { CdnConfig } from "./cdn-config.ts";
import { cdnTagsOf } from "./cdn-tags.ts";

interface Purge {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}
let taken: Purge[] = [];
let status = 200;
const edge = createServer(async (request, response) => {
  taken.push({ method: request.method, headers: request.headers, body: await text(request) });
  response.writeHead(status).end("{}");
});
beforeAll(() => new Promise<void>((resolve) => edge.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => edge.close(resolve)));
beforeEach(() => {
  taken = [];
  status = 200;
});

const NOW = Date.parse("2026-11-19T18:00:00Z");
const open = (kind: CdnConfig["kind"], token: string | null = "secret") =>
  createCdn({ kind, purgeUrl: `http://127.0.0.1:${(edge.address() as AddressInfo).port}/purge`, token }, () => NOW);
const page = (own: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  headers: {},
  body: PageBody.of("x"),
  tags: new Set(["list", "product:a"]),
  freshUntil: null,
  isForEveryone: true,
  ...own,
});

describe("a page's headers for a CDN", () => {
  it("name its tags and its life in the CDN's words", () => {
    const tags = cdnTagsOf(page().tags);
    const surrogate = { "surrogate-key": tags.join(" "), "surrogate-control": "max-age=3600" };
    expect(open("varnish").headersOf(page())).toEqual(surrogate);
    expect(open("fastly").headersOf(page())).toEqual(surrogate);
    expect(open("cloudflare").headersOf(page())).toEqual({ "cache-tag": tags.join(","), "cdn-cache-control": "max-age=3600" });
  });

  it("end with the page, and aren't there for one that has ended or isn't for everyone", () => {
    const life = (own: Partial<CachedPage>) => open("varnish").headersOf(page(own))?.["surrogate-control"];
    expect(life({ freshUntil: NOW + 90_999 })).toBe("max-age=90");
    expect(life({ freshUntil: NOW + 1e9 })).toBe("max-age=3600");
    for (const own of [{ freshUntil: NOW + 999 }, { freshUntil: NOW - 1 }, { isForEveryone: false }]) expect(life(own)).toBeUndefined();
  });
});

describe("a purge", () => {
  it("is a request that the CDN takes", async () => {
    await open("varnish", null).purge(["a", "b"]);
    await open("varnish").purge(["a"]);
    await open("fastly").purge(["a", "b"]);
    await open("cloudflare").purge(["a", "b"]);
    expect(taken).toMatchObject([
      { method: "PURGE", headers: { "surrogate-key": "a b" } },
      { method: "PURGE", headers: { authorization: "Bearer secret" } },
      { method: "POST", headers: { "surrogate-key": "a b", "fastly-key": "secret" } },
      { method: "POST", headers: { authorization: "Bearer secret" }, body: '{"tags":["a","b"]}' },
    ]);
  });

  it("of many tags is several requests, and fails unless the CDN says that it has purged", async () => {
    await open("varnish").purge(Array.from({ length: 250 }, (_, at) => `t${at}`));
    expect(taken.map(({ headers }) => String(headers["surrogate-key"]).split(" ").length)).toEqual([100, 100, 50]);
    status = 503;
    await expect(open("varnish").purge(["a"])).rejects.toThrow("503");
  });
});
