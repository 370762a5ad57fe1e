import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { blankDatabase, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";
import { checkStructuredData } from "./structured-data.ts";

/** A supplier with another name, time zone, department and names of languages than the demo's, made with the commands alone. */
const NAME = "Halawa Roof & Stone";
const SALE_ENDS = "2026-04-30";
/** Still April 30 in Honolulu, and May 1 in the demo's time zone. */
const LAST_SALE_MINUTES = "2026-05-01T09:30:00Z";
const AFTER_MIDNIGHT = "2026-05-01T10:30:00Z";

const OWN_SETTINGS = `
version: 1
storefront:
  tagline: { en: Roofs for islands, es: Techos para islas }
  locales:
    - { code: es, language: es-MX, name: Castellano }
    - { code: en, language: en-CA, name: Canadian English }
  footer:
    - heading: { en: Visit, es: Visítenos }
      links:
        - { path: search/content, label: { en: Find anything, es: Busque lo que sea } }
        - { path: about-nobody/, label: { en: Nobody wrote this, es: Nadie escribió esto } }
  notice: { en: Closed on Kamehameha Day., es: Cerramos el día de Kamehameha. }
  menu:
    - listing: roof-tile
    - { path: /search/content, label: { en: Help desk, es: Mesa de ayuda } }
  social:
    - { network: houzz, address: https://www.houzz.example/halawa }
`;

const header =
  "seriesCode,seriesName,material,department,departmentEn,departmentEs,uses,productCode,colorCode,introducedOn,nameEn,nameEs,slugEn,slugEs,colorEn,colorEs,itemNo,kind,labelEn,labelEs,sellUnit,piecesPerUnit,areaPerUnitSqFt,weightPerUnitLb,listPrice,salePrice,saleFrom,saleUntil,stockPlace,stockOnHand,stockLot,brand,partNumber";
const row = `koa,Koa,terracotta,roof-tile,Roof tile,Teja,roof,koa-red,red,2026-01-10,Koa Barrel Red,Koa Curva Roja,koa-barrel-red,koa-curva-roja,Red,Roja,KOA-RED,item,8 × 16 in,20 × 40 cm,box,10,8.9,44,80.00,61.50,2026-04-01,${SALE_ENDS},main,200,A1,Kiln & Co,KC-8816-R`;

const cli = (name: string) => fileURLToPath(new URL(`../../../cli/src/${name}.ts`, import.meta.url));

function run(name: string, flags: string[], environment: Record<string, string>): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli(name), ...flags], {
    env: { ...process.env, ...environment },
    encoding: "utf8",
  });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

let blank: TemplateCopy;
let server: ClockedServer;
let publicKey: string;
beforeAll(async () => {
  blank = await blankDatabase();
  const data = { ...blank.environment, MODE: "demo", SEED: "empty" };
  const answers = {
    name: NAME,
    email: "hi@halawa.test",
    phone: "(808) 555-0142",
    street: "1 Halawa Rd",
    city: "Aiea",
    state: "HI",
    zip: "96701",
    latitude: "21.38",
    longitude: "-157.93",
    timezone: "Pacific/Honolulu",
    "sales-tax": "4.712",
    folder: blank.dataDir,
  };
  run(
    "setup",
    Object.entries(answers).flatMap(([flag, answer]) => [`--${flag}`, answer]),
    data,
  );
  const settings = parseEnv(readFileSync(join(blank.dataDir, ".env"), "utf8"));
  publicKey = settings["STOREFRONT_PUBLIC_KEY"] ?? "";
  writeFileSync(join(blank.dataDir, "own.yaml"), OWN_SETTINGS);
  run("settings", [join(blank.dataDir, "own.yaml")], data);
  const file = join(blank.dataDir, "catalog.csv");
  writeFileSync(file, `${header}\n${row}\n`);
  run("import", [file], { ...data, ...settings });
  server = await openClockedServer(LAST_SALE_MINUTES, { ...data, ...settings });
}, 120_000);
afterAll(async () => {
  await server?.close();
  await blank?.remove();
});

async function readFile(path: string) {
  const response = await fetch(server.url + path);
  expect(response.status, path).toBe(200);
  return { type: response.headers.get("content-type"), bytes: Buffer.from(await response.arrayBuffer()) };
}

describe("another supplier's shop", () => {
  it.each([
    ["en", "en-CA", "Roof tile", "Castellano"],
    ["es", "es-MX", "Teja", "Canadian English"],
  ])("shows its own departments and names of languages: %s", async (language, tag, department, other) => {
    const { status, text } = await server.get(`/${language}/`);
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${tag}"`);
    for (const words of [NAME.replace("&", "&amp;"), department, other]) expect(text).toContain(words);
    const list = /href="([^"]*\/product\/list\/[^"]+)"/.exec(text)?.[1] ?? "";
    const listed = await server.get(list);
    expect([listed.status, listed.text.includes("koa")]).toEqual([200, true]);
  });

  it.each([
    ["en", "Closed on Kamehameha Day.", ["Roof tile", "Help desk"], ["Find anything"]],
    ["es", "Cerramos el día de Kamehameha.", ["Teja", "Mesa de ayuda"], ["Busque lo que sea"]],
  ])("shows its own menu, footer, notice and networks: %s", async (language, notice, menu, links) => {
    const document = parse((await server.get(`/${language}/`)).text);
    const textsOf = (selector: string) => document.querySelectorAll(selector).map((one) => one.textContent);
    const departments = document.querySelector("header nav ul")?.querySelectorAll("a") ?? [];
    expect(departments.map((one) => one.textContent)).toEqual(menu);
    expect(departments[1]?.getAttribute("href")).toBe(`/${language}/search/content`);
    expect(textsOf("footer .footer-cell:last-child a")).toEqual(links);
    expect(document.querySelector("footer")?.textContent).toContain(notice);
    expect(document.querySelector("footer a[rel=me]")?.getAttribute("href")).toBe("https://www.houzz.example/halawa");
  });

  it.each([
    "/en/",
    "/es/",
    "/en/product/",
    "/en/product/detail/koa-barrel-red",
    "/es/product/detail/koa-curva-roja",
    "/en/shoppingbag",
    "/en/account/login",
    "/es/account/register",
  ])("says nothing of the demo supplier: %s", async (path) => {
    const { status, text } = await server.get(path);
    expect(status).toBe(200);
    expect(/cantera|reno\b|nevada|los_angeles|porcelain-department|generated samples|muestras generadas/i.exec(text)?.[0]).toBeUndefined();
  });

  it("has icons, a manifest and a card of its own", async () => {
    const document = parse((await server.get("/es/")).text);
    const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
    expect(await readFile(hrefOf("link[rel=icon][type]"))).toMatchObject({ type: "image/svg+xml" });
    const manifest = JSON.parse((await readFile(hrefOf("link[rel=manifest]"))).bytes.toString());
    expect(manifest).toMatchObject({
      name: NAME,
      short_name: "Halawa Roof",
      lang: "es-MX",
      start_url: "/es/",
      description: "Techos para islas",
    });
    for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
      const { width, height } = await sharp((await readFile(src)).bytes).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const touch = await sharp((await readFile(hrefOf("link[rel=apple-touch-icon]"))).bytes).stats();
    expect(touch.dominant, "the accent's blue, and none of the demo's red").toMatchObject({ r: 24, g: 56, b: 152 });
    expect((await readFile("/favicon.ico")).bytes.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 3, 0]));
    const card = document.querySelector("meta[property='og:image']")?.getAttribute("content")?.replaceAll("&amp;", "&") ?? "";
    const { format, width, height } = await sharp((await readFile(new URL(card).pathname + new URL(card).search)).bytes).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    expect(document.querySelector("meta[property='og:image:alt']")?.getAttribute("content")).toBe(`${NAME}: Techos para islas`);
  });

  it.each(["/en/", "/es/", "/en/product/detail/koa-barrel-red"])("describes itself to search engines: %s", async (path) => {
    const html = (await server.get(path)).text;
    const scripts = parse(html)
      .querySelectorAll("script[type='application/ld+json']")
      .map((script) => script.textContent);
    expect(checkStructuredData(scripts).faults).toEqual([]);
    const { "@graph": graph } = JSON.parse(scripts[0] ?? "") as { "@graph": Record<string, unknown>[] };
    const find = (type: string) => graph.find((one) => one["@type"] === type);
    expect(find("Organization")).toMatchObject({ name: NAME, logo: expect.stringMatching(/^http.*\/icon-512\.png\?v=/) });
    if (path.includes("detail")) {
      expect(find("Product")).toMatchObject({
        category: "Roof tile",
        brand: { name: "Kiln & Co" },
        mpn: "KC-8816-R",
        offers: { price: "61.50", priceValidUntil: SALE_ENDS, shippingDetails: { shippingDestination: [{ addressCountry: "US" }] } },
      });
    }
  });

  it("asks for an address in the only country it serves", async () => {
    const call = async (path: string, body: object) => {
      const headers = { "x-storefront-id": "1", "x-public-key": publicKey, "content-type": "application/json" };
      const response = await fetch(`${server.url}/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      return (await response.json()).value;
    };
    const items = [{ itemNo: "KOA-RED", quantity: 2, fulfilmentType: "DLVR" }];
    const { shoppingBagQuoteId } = await call("webshoppingbag/addbagitemV2", { items });
    const contact = { firstName: "Keala", lastName: "Kahananui", email: "keala@example.test", phone: "808 555 0142" };
    await call("checkout/checkout", { shoppingBagQuoteId, contact });
    const cookie = `halawaroofstone_bag=${encodeURIComponent(btoa(JSON.stringify(shoppingBagQuoteId)))}`;
    const { status, text } = await server.get("/en/checkout/shipping", { cookie, referer: `${server.url}/en/checkout/` });
    expect(status).toBe(200);
    const countries = parse(text).querySelectorAll("select[name='deliveryAddress.country'] option");
    expect(countries.map((one) => one.textContent)).toEqual(["United States"]);
  });

  it("ends a sale at its own midnight", async () => {
    const priceAt = async (time: string) => {
      server.setNow(time);
      return /\$(?:61\.50|80\.00)/.exec((await server.get("/en/product/detail/koa-barrel-red")).text)?.[0];
    };
    expect(await priceAt(LAST_SALE_MINUTES)).toBe("$61.50");
    expect(await priceAt(AFTER_MIDNIGHT)).toBe("$80.00");
  });
});
