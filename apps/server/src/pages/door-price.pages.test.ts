import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";
import { readPage } from "./page-reader.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer(new Date());
});
afterAll(() => server?.close());

const lists = { en: "/en/product/list/porcelain/wood-look/", es: "/es/product/list/porcelanico/efecto-madera/" };

async function productIn(language: "en" | "es"): Promise<string> {
  const { document } = await readPage(server.url, lists[language]);
  return document.querySelector("article h3 a")?.getAttribute("href")?.replace(/&amp;/g, "&") ?? "";
}

async function give(language: string, returnTo: string, zip: string, cookie = "") {
  const response = await fetch(`${server.url}/${language}/delivery-zip`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: server.url, cookie },
    body: new URLSearchParams({ returnTo, zip, quantity: "12", door: "", itemNo: "x", intent: "add" }),
  });
  const [pair = ""] = (response.headers.get("set-cookie") ?? "").split(";");
  return { status: response.status, location: response.headers.get("location") ?? "", pair };
}

async function read(address: string, cookie = "") {
  const response = await fetch(server.url + address, { headers: { cookie } });
  // The parser would keep what is inside noscript as text.
  const document = parse(await response.text(), { blockTextElements: { script: true, style: true } });
  return { headers: response.headers, price: document.querySelector(".door-price"), document };
}

describe.each(["en", "es"] as const)("the delivered price without scripts (%s)", (language) => {
  it("is on the page that the ZIP form leads to, for its visitor alone", async () => {
    const product = await productIn(language);
    const { status, location, pair } = await give(language, product, "89502");
    expect([status, pair.endsWith("_zip=89502")]).toEqual([302, true]);
    expect(location).toContain("door=12");
    expect(location).not.toContain("89502");
    const own = await read(location, pair);
    expect(own.price?.querySelector("strong")?.textContent).toMatch(/\$[\d,]+\.\d\d/);
    expect(own.document.querySelector("input[name=deliveredQuote]")?.getAttribute("form")).toBe("buy");
    expect(own.headers.get("cache-control")).not.toMatch(/public|s-maxage/);
    for (const [address, cookie] of [
      [location, ""],
      [product, ""],
      [product, pair],
    ] as const)
      expect((await read(address, cookie)).price).toBeNull();
    expect((await read(location, pair.replace("89502", "89101"))).price?.textContent).toContain("89101");
  });

  it("uses the visit's ZIP code for an empty field, and explains a wrong one", async () => {
    const product = await productIn(language);
    expect((await give(language, product, "", "cantera_zip=89502")).location).toContain("door=12");
    const wrong = await give(language, product, "nowhere", "cantera_zip=89502");
    expect(wrong.location).toContain("door=invalid");
    expect((await read(wrong.location)).document.querySelector("#plain-zip")?.getAttribute("aria-invalid")).toBe("true");
  });
});
