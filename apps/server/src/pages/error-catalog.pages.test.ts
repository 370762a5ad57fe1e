import { afterAll, beforeAll, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";
import { readPage } from "./page-reader.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer(new Date());
});
afterAll(() => server?.close());

const said = async (path: string) => {
  const page = await readPage(server.url, path);
  return {
    status: page.status,
    title: page.document.querySelector("title")?.textContent,
    text: page.document.querySelector("main")?.textContent ?? "",
  };
};

it.each([
  ["/en/no/such/page/?a=1", "Page not found: /en/no/such/page/?a=1"],
  ["/es/no/such/page/?a=1", "Página no encontrada: /es/no/such/page/?a=1"],
  ["/no-language-and-no-page", "Page not found: /no-language-and-no-page"],
  ["/en/%E0%A4%A", "Page not found"],
])("unknown route %s is a 404 that names the path", async (path, message) => {
  const { status, text } = await said(path);
  expect(status).toBe(404);
  expect(text).toContain(message);
});

it.each([
  ["/en/product/detail/no-such-product", "Page Not Found: /en/product/detail/no-such-product"],
  ["/en/product/list/no/such/list/", "Page Not Found: /en/product/list/no/such/list/"],
  ["/en/blog/?page=99", "Page Not Found: /en/blog/?page=99"],
])("page-defined validation of %s fails with a 404 of its own", async (path, message) => {
  const { status, text } = await said(path);
  expect(status).toBe(404);
  expect(text).toContain(message);
});

it("the error screen has its heading, status and message, and no stack", async () => {
  const { status, title, text } = await said("/en/500/");
  expect(status).toBe(500);
  expect(title).toMatch(/^500 - /);
  expect(text).toContain("Error page");
  expect(text).not.toMatch(/\bat [\w.]+ \(|node_modules/);
});

it("the default API message is in the reader's language", async () => {
  expect((await said("/en/500/")).text).toContain("Server Error. Please contact administrator");
  expect((await said("/es/500/")).text).not.toContain("Server Error");
});

it.each([
  ["/en/master-catalog/", 301, "/en/catalog/"],
  ["/en/journal/articles/sealing-stone/", 301, "/en/blog/articles/sealing-stone/"],
  ["/es/trade", 301, "/es/pros/"],
  ["/shipping", 301, "/en/billing-and-shipping/"],
  ["/en/p65/", 302, "https://www.p65warnings.ca.gov/"],
])("%s moves on with %s to %s", async (path, status, to) => {
  const page = await readPage(server.url, path);
  expect([page.status, page.location]).toEqual([status, to]);
});

it.each(["/en//evil.test/", "/en/trade//evil.test", "/en/trade/https://evil.test", "/en/\\evil.test", "/en/journal/%2F%2Fevil.test/"])(
  "%s does not redirect to another site",
  async (path) => {
    const page = await readPage(server.url, path);
    expect(page.location ?? "/").toMatch(/^\/(?!\/)/);
  },
);
