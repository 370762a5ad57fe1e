import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShopWithSettings } from "../robustness/settings-command.fixture.ts";

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60" viewBox="0 0 300 60"><path fill="#00aa55" d="M0 0h300v60H0z"/></svg>`;
const YEAR = "public, max-age=31536000, immutable";

let shop: Awaited<ReturnType<typeof openShopWithSettings>>;
beforeAll(async () => {
  shop = await openShopWithSettings();
}, 60_000);
afterAll(() => shop?.close());

function settings(text: string) {
  const file = join(shop.folder, "settings.yaml");
  writeFileSync(file, text);
  return shop.settings(file);
}

const home = async () => parse(await (await fetch(`${shop.url}/en/`)).text());
const addressOf = (document: Awaited<ReturnType<typeof home>>, selector: string) =>
  document.querySelector(selector)?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
const get = (address: string, headers: Record<string, string> = {}) => fetch(new URL(address, shop.url), { headers });
const colorAt = async (address: string, left: number, top: number) => {
  const bytes = Buffer.from(await (await get(address)).arrayBuffer());
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
};

it("names each file by its version, and lets it be cached under that version only", async () => {
  const icon = addressOf(await home(), "link[rel=apple-touch-icon]");
  expect((await get(icon)).headers.get("cache-control")).toBe(YEAR);
  const plain = await get("/apple-touch-icon.png");
  expect(plain.headers.get("cache-control")).toBe("public, max-age=300");
  const again = await get("/apple-touch-icon.png", { "if-none-match": plain.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  const drawing = await get("/favicon.svg");
  expect(drawing.headers.get("content-security-policy")).toContain("default-src 'none'");
});

it("sends a built file compressed, for good, and without the headers of pages", async () => {
  const script = addressOf(await home(), "link[rel=late]");
  const sent = await get(script, { "accept-encoding": "br" });
  expect(
    Object.fromEntries(
      ["content-type", "content-encoding", "cache-control", "x-content-type-options"].map((name) => [name, sent.headers.get(name)]),
    ),
  ).toEqual({
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
    "cache-control": YEAR,
    "x-content-type-options": "nosniff",
  });
  expect(sent.headers.has("x-frame-options")).toBe(false);
  expect(await sent.text()).toContain("import");
  const head = await fetch(new URL(script, shop.url), { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const missing = await get("/assets/missing-1.js");
  expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"]);
});

it.each(["/logo.svg", "/logo.png", "/email-logo.png", "/colors.css", "/apple-touch-icon-precomposed.png"])(
  "renders no page for a file that the storefront doesn't have: %s",
  async (address) => {
    const response = await get(address);
    expect([response.status, response.headers.get("content-type")]).toEqual([404, "text/plain; charset=UTF-8"]);
  },
);

it("refuses colors that are hard to read", { timeout: 30_000 }, async () => {
  const { code, says } = await settings(`version: 1\nstorefront: { colors: { accent: "#e0a030", shadow: "#000000" } }\n`);
  expect(code).toBe(1);
  expect(says).toContain("storefront.colors.accent has a contrast of 2.1 to the background; text needs at least 4.5");
  expect(says).toContain("storefront.colors.shadow isn't a color that can be set; these can: accent, accentInk, background, sale");
});

it("shows a new logo, icon, card and colors without a restart", { timeout: 60_000 }, async () => {
  const before = await home();
  expect([before.querySelector("header img"), addressOf(before, "link[rel=stylesheet][href^='/colors']")]).toEqual([null, ""]);
  const cardOf = (document: typeof before) =>
    document.querySelector("meta[property='og:image']")?.getAttribute("content")?.replaceAll("&amp;", "&") ?? "";
  writeFileSync(join(shop.folder, "logo.svg"), LOGO);
  const { code, says } = await settings(`version: 1\nstorefront: { logo: logo.svg, favicon: null, colors: { accent: "#7a1f4b" } }\n`);
  expect([code, says]).toEqual([0, expect.stringContaining("Done")]);
  await expect.poll(async () => (await home()).querySelector("header img"), { timeout: 10_000 }).not.toBeNull();
  const after = await home();
  const logo = after.querySelector("header img");
  expect(logo?.attributes).toMatchObject({ width: "300", height: "60", alt: "Cantera Tile & Stone" });
  const sent = await get(logo?.getAttribute("src") ?? "");
  expect([await sent.text(), sent.headers.get("content-security-policy")]).toEqual([LOGO, expect.stringContaining("sandbox")]);
  const emailed = await sharp(Buffer.from(await (await get("/email-logo.png")).arrayBuffer())).metadata();
  expect(emailed).toMatchObject({ format: "png", height: 80 });
  expect(emailed.width / emailed.height).toBeCloseTo(300 / 60, 1);
  expect(await colorAt("/email-logo.png", 10, 10)).toEqual([0x00, 0xaa, 0x55]);
  const css = await get(addressOf(after, "link[rel=stylesheet][href^='/colors']"));
  expect([css.headers.get("content-type"), await css.text()]).toEqual([
    "text/css; charset=utf-8",
    expect.stringContaining("--glaze:#7a1f4b"),
  ]);
  // A wide logo can't be an icon, so the name's first letter is shown on the new accent.
  expect(await colorAt(addressOf(after, "link[rel=apple-touch-icon]"), 4, 4)).toEqual([0x7a, 0x1f, 0x4b]);
  expect(addressOf(after, "link[rel=apple-touch-icon]")).not.toBe(addressOf(before, "link[rel=apple-touch-icon]"));
  expect(cardOf(after)).toBe(cardOf(before));
  const product = parse(await (await get("/en/search")).text());
  const [red = 0, green = 0, blue = 0] = await colorAt(cardOf(product), 100, 300);
  expect(green, `the logo on the card, at ${cardOf(product)}: ${red},${green},${blue}`).toBeGreaterThan(150);
});

it("can be installed, with a page for places without a connection that states no price", async () => {
  const manifest = await (await get(addressOf(await home(), "link[rel=manifest]"))).json();
  expect(manifest).toMatchObject({ display: "standalone", start_url: "/en/" });
  const worker = await get("/service-worker.js");
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  const text = await worker.text();
  const { version } = await (await get("/build.json")).json();
  expect(text).toContain(`"offline-${version}"`);
  for (const language of ["en", "es"]) {
    expect(text).toContain(`"/${language}/offline"`);
    const page = parse(await (await get(`/${language}/offline`)).text());
    const main = page.querySelector("main");
    expect(main?.text).not.toContain("$");
    expect(main?.querySelectorAll("a[href^='tel:']").length).toBeGreaterThan(5);
    expect((await get(page.querySelector("script[src='/offline.js']")?.getAttribute("src") ?? "")).status).toBe(200);
  }
});
