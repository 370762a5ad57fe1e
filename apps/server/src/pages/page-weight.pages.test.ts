import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";
import { readPage } from "./page-reader.ts";

let server: ClockedServer;
/** Cookies of visitors whose pages can't be opened without. */
const cookies = { nobody: "", buyer: "", dealer: "", homeowner: "" };

beforeAll(async () => {
  server = await openClockedServer(new Date());
  const { shoppingBagQuoteId } = await call("webshoppingbag/addbagitemV2", {
    items: [{ itemNo: "LMR-VERDE-GUAYABA-1224-M", quantity: 2, fulfilmentType: "DLVR" }],
  });
  cookies.buyer = `cantera_bag=${encodeURIComponent(btoa(JSON.stringify(shoppingBagQuoteId)))}`;
  cookies.dealer = await signIn("dealer-admin@demo.test");
  cookies.homeowner = await signIn("homeowner@demo.test");
});

async function call(path: string, body: object) {
  const headers = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", "content-type": "application/json" };
  const response = await fetch(`${server.url}/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  expect(response.status, path).toBe(200);
  return ((await response.json()) as { value: Record<string, string> }).value;
}

async function signIn(userName: string): Promise<string> {
  const { authToken, refreshToken } = await call("account/login", { userName, password: "Azulejo-demo-1" });
  return `cantera_auth=${authToken}; cantera_refresh=${refreshToken}`;
}
afterAll(() => server?.close());

/** The largest pages of the demo. */
const largest = ["/es/product/list/mosaico-decorativo/", "/es/product/list/por-efecto/", "/es/product/list/porcelanico/"];
const MAX_HTML = 110_000;
/** The most kilobytes of scripts on a page's first visit. */
const MAX_SCRIPTS = 118.3;

const compressed = new Map<string, number>();

/** Returns the kilobytes of an address's answer in Brotli. */
async function weightOf(address: string, cookie: string): Promise<number> {
  const known = compressed.get(address);
  if (known !== undefined) return known;
  const answer = await fetch(new URL(address, server.url), { headers: { cookie, referer: `${server.url}/en/checkout/` } });
  expect(answer.status, address).toBe(200);
  const weight = brotliCompressSync(await answer.bytes()).length / 1000;
  compressed.set(address, weight);
  return weight;
}

/** Returns the addresses of a page and of the styles and scripts that it asks for at once. */
async function partsOf(address: string, cookie: string): Promise<string[]> {
  // Checkout opens only from within.
  const { document } = await readPage(server.url, address, { cookie, referer: `${server.url}/en/checkout/` });
  const links = document.querySelectorAll('link[rel="stylesheet"], link[rel="late"]');
  return [address, ...new Set(links.map((link) => link.getAttribute("href") ?? ""))];
}

/** A little more than the pages weigh, because dates and stock in their texts change by day. Raise a budget only for something that a visitor asked for. */
const budgets: readonly [string, string, number, (keyof typeof cookies)?][] = [
  ["home", "/en/", 146.4],
  ["a department", "/en/product/list/porcelain/", 150.6],
  ["a filtered list", "/en/product/list/porcelain/?color=beige", 144.9],
  ["a product", "/en/product/detail/cabrillo-gull-wood-look-porcelain", 146.6],
  ["an article", "/en/blog/articles/cleaning-travertine/", 142.2],
  ["the bag", "/en/shoppingbag", 136.8],
  ["checkout", "/en/checkout/user", 137.8, "buyer"],
  ["a dealer's account", "/en/account/", 138.6, "dealer"],
  ["a homeowner's account", "/es/account/", 139.1, "homeowner"],
  ["invoices", "/en/account/invoices", 137.1, "dealer"],
  ["quick order", "/en/account/quickorder", 136.1, "dealer"],
];

describe("HTML, styles and scripts of a first visit", () => {
  it.each(budgets)("of %s keep to their budget", async (_, address, kilobytes, visitor = "nobody") => {
    const cookie = cookies[visitor];
    const parts = await partsOf(address, cookie);
    expect(parts.length).toBeGreaterThan(5);
    const weights = await Promise.all(parts.map(async (part) => [part, await weightOf(part, cookie)] as const));
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
    const heaviest = weights
      .toSorted(([, a], [, b]) => b - a)
      .map(([part, weight]) => `${weight.toFixed(1)} ${part}`)
      .join("\n");
    expect(total, `kilobytes in Brotli:\n${heaviest}`).toBeLessThanOrEqual(kilobytes);
    const scripts = weights.reduce((sum, [part, weight]) => sum + (part.endsWith(".js") ? weight : 0), 0);
    expect(scripts, `kilobytes in Brotli:\n${heaviest}`).toBeLessThanOrEqual(MAX_SCRIPTS);
  });
});

it.each(largest)("the HTML of %s keeps to its budget", async (address) => {
  const { html, status } = await readPage(server.url, address);
  expect(status).toBe(200);
  expect(html.length).toBeLessThanOrEqual(MAX_HTML);
});
