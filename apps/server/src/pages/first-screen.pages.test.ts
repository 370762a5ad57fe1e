import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";
import { readPage } from "./page-reader.ts";

let server: ClockedServer;
beforeAll(async () => {
  server = await openClockedServer(new Date());
});
afterAll(() => server?.close());

const documentOf = async (address: string) => (await readPage(server.url, address)).document;
const headingsOf = async (address: string) =>
  (await documentOf(address)).querySelectorAll("main h1, main h2").map((one) => one.textContent.trim());

describe("a department's page", () => {
  it("has its looks and its introduction only while no filter is on", async () => {
    const whole = await documentOf("/en/product/list/porcelain/");
    const filtered = await documentOf("/en/product/list/porcelain/?finish=matte");
    expect(whole.querySelector('nav[aria-label="Looks"]') === null).toBe(false);
    expect(filtered.querySelector('nav[aria-label="Looks"]') === null).toBe(true);
    expect(filtered.querySelector(".list-head p:not([aria-hidden])") === null).toBe(true);
    expect(filtered.querySelector(".list-band")?.textContent).toMatch(/Matte.*\d+ products/);
  });

  it("has its looks on later pages too", async () => {
    expect((await documentOf("/en/product/list/porcelain/?page=2")).querySelector('nav[aria-label="Looks"]') === null).toBe(false);
  });

  it.each(["/en/product/list/trims/", "/en/product/list/setting-materials/"])("%s shows each type once in its opening", async (address) => {
    const document = await documentOf(address);
    const types = document.querySelectorAll(".goods li").length;
    expect(types).toBeGreaterThan(3);
    expect(document.querySelector("#looks") === null).toBe(true);
    expect(document.querySelector('.landing-words a[href="#looks"]') === null).toBe(true);
  });
});

describe("the list by look", () => {
  it("starts with the wall of looks on every screen, without repeating its own name", async () => {
    const address = "/es/product/list/por-efecto/";
    const document = await documentOf(address);
    expect(document.querySelector('nav[aria-label="Efectos"]') === null).toBe(true);
    expect(document.querySelector("#looks")?.closest(".max-lg\\:hidden")).toBeFalsy();
    const headings = await headingsOf(address);
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings[1]).toMatch(/^\d+ efectos$/);
  });
});

describe("a store's page", () => {
  it("says where it is and how to call before its hours, and shows the map last", async () => {
    const { html } = await readPage(server.url, "/es/location/reno/");
    const places = ["4100 Quarry Road", ">Cómo llegar<", ">(775) 555-0100<", ">Horario<", ">Martes<", "store-map"].map((words) =>
      html.toLowerCase().indexOf(words.toLowerCase()),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

it("shows a counter in a room only with what is made for counters", async () => {
  const document = await documentOf("/en/gallery/detail/kitchen-island/");
  const offered = document.querySelectorAll(".change-surface li").map((one) => one.textContent);
  expect(offered.length).toBeGreaterThan(2);
  expect(offered.filter((name) => /mosaic|oak|wood/i.test(name))).toEqual([]);
  expect(offered.some((name) => name.includes("slab"))).toBe(true);
});

it("tells a guest what wish lists are for, with a way to look around first", async () => {
  const { location } = await readPage(server.url, "/en/wishlist");
  const document = await documentOf(location?.replace(server.url, "") ?? "/en/wishlist");
  expect(document.querySelector("main")?.textContent).toContain("you can share them");
  expect(document.querySelector('main a[href="/en/product/"]') === null).toBe(false);
});

it("says without a connection that there is none, with the line of the calculator's result", async () => {
  const document = await documentOf("/es/offline");
  expect(document.querySelector("h1")?.textContent).toBe("Sin conexión");
  expect(document.querySelector("#room-result")?.textContent.trim()).not.toBe("");
});

it("says once how the sale works", async () => {
  const document = await documentOf("/en/product/sale/");
  const texts = document.querySelectorAll("body p, body aside").filter((one) => one.textContent.includes("while lots last"));
  expect(texts.map((one) => one.tagName)).toEqual(["P"]);
});

it("tells professionals three facts of a business account beside the button that opens one", async () => {
  const words = (await documentOf("/es/pros/")).querySelector(".opening-words");
  expect(words?.querySelectorAll("li").length).toBe(3);
  expect(words?.querySelector("a.button")?.textContent).toBe("Abrir una cuenta comercial");
});
