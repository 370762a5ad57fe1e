import type { Page } from "@playwright/test";
import { expect, test, untilScripted } from "../../fixtures/shop.ts";

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stays: true }));
const stays = (page: Page) => page.evaluate(() => "stays" in window);

/** Adds an element to the page, as a kept part has it: React knows nothing of it. */
const add = (page: Page, html: string) =>
  page.evaluate((text) => document.querySelector("main")?.insertAdjacentHTML("afterbegin", text), html);

test("links to pages are followed within the document, wherever they are", async ({ page }, info) => {
  test.skip(info.project.name === "phone", "one browser is enough");
  await page.goto("/en/product/list/porcelain/");
  await untilScripted(page);
  await mark(page);
  await add(page, '<a id="kept" href="?finish=matte">matte</a>');
  await page.locator("#kept").click();
  await expect(page).toHaveURL("/en/product/list/porcelain/?finish=matte");
  await page.locator("article h3 a").first().click();
  await expect(page).toHaveURL(/product\/detail/);
  await page.goBack();
  await expect(page).toHaveURL(/finish=matte/);
  expect(await stays(page)).toBe(true);
});

test("what is not a page of this document is left to the browser", async ({ page, context }, info) => {
  test.skip(info.project.name === "phone", "one browser is enough");
  await page.goto("/en/product/list/porcelain/");
  await untilScripted(page);
  await mark(page);
  const opened = context.waitForEvent("page");
  await page
    .locator("article h3 a")
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  await (await opened).close();
  await expect(page).toHaveURL("/en/product/list/porcelain/");
  expect(await stays(page)).toBe(true);
  for (const to of ["/es/product/", "/en/account/login", "/en/shoppingbag"]) {
    await add(page, `<a id="out" href="${to}" ${to === "/en/shoppingbag" ? "data-reload" : ""}>out</a>`);
    await page.locator("#out").click();
    await expect(page).toHaveURL(to);
    expect([to, await stays(page)]).toEqual([to, false]);
    await page.goto("/en/product/list/porcelain/");
    await untilScripted(page);
    await mark(page);
  }
});

test("forms are sent within the document, with the button that sends them", async ({ page }, info) => {
  test.skip(info.project.name === "phone", "one browser is enough");
  await page.goto("/en/search/content?q=grout");
  await untilScripted(page);
  await mark(page);
  await add(
    page,
    '<form id="kept"><input name="q" value="slate"><button formaction="/en/search" name="view" value="grid">go</button></form>',
  );
  await page.locator("#kept button").click();
  await expect(page).toHaveURL("/en/search?q=slate&view=grid");
  // The new page replaces what was added to the old one.
  await expect(page).toHaveTitle(/^Results for/);
  expect(await stays(page)).toBe(true);
  await add(page, '<form id="own" action="/en/search/content" data-reload><input name="q" value="grout"><button>go</button></form>');
  await page.locator("#own button").click();
  await expect(page).toHaveURL("/en/search/content?q=grout");
  expect(await stays(page)).toBe(false);
});
