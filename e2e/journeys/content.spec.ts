import {
  eachLanguageAtOneSize,
  expect,
  expectAccessible,
  expectAccessibleAtBothSizes,
  type Language,
  test,
  words,
} from "../fixtures/shop.ts";
import { Shopper } from "../fixtures/shopper.ts";

eachLanguageAtOneSize();

/** An article with products, and the text on its page. */
const article: Record<Language, { title: string; shown: string; journal: string; oldest: string }> = {
  en: { title: "Cleaning travertine", shown: "In this article", journal: "Journal", oldest: "Oldest" },
  es: { title: "Cómo limpiar el travertino", shown: "En este artículo", journal: "Revista", oldest: "Más antiguos" },
};

for (const language of ["en", "es"] as const) {
  test(`a reader finds an article and buys its product (${language})`, async ({ page }, info) => {
    const say = article[language];
    await page.goto(`/${language}/`);
    const footer = page.getByRole("contentinfo");
    const fold = footer.locator("details", { has: page.locator("a", { hasText: say.journal }) });
    if (info.project.name === "phone") await fold.locator("summary").click();
    await footer.getByRole("link", { name: say.journal }).click();
    await page.getByRole("link", { name: say.oldest }).click();
    await expect(page).toHaveURL(/sort=oldest/);
    await page.goto(`/${language}/blog/articles/cleaning-travertine/`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(say.title);
    await expectAccessibleAtBothSizes(page);
    const wall = page.locator("section", { has: page.getByRole("heading", { name: say.shown }) });
    await wall.locator("article h3 a").first().click();
    await expect(page).toHaveURL(/product\/detail\//);
    await page.getByRole("button", { name: words[language].add }).click();
    await new Shopper(page, language, "reader").openBag();
    await expect(page.locator("main")).toContainText(/Tibur/);
  });
}

test("every block is accessible, both filled in and empty", async ({ page }, info) => {
  test.setTimeout(120_000);
  test.skip(info.project.name === "desktop", "the phone is the harder case");
  for (const language of ["en", "es"] as const) {
    await page.goto(`/${language}/blocks/`);
    expect(await page.locator("[data-block]").count()).toBeGreaterThan(20);
    await expectAccessible(page);
  }
});

test("a hash scrolls to a heading that loads late, and ignores an undecodable name", async ({ page }) => {
  await page.goto("/en/terms-of-sale/#comes-late");
  await expect(page.locator("html[data-arrived]")).toBeAttached();
  await page.evaluate(() => {
    const heading = Object.assign(document.createElement("h2"), { id: "comes-late", textContent: "Late" });
    document.querySelector("main footer, main")?.append(heading);
  });
  await expect(page.locator("#comes-late")).toBeInViewport();
  await page.goto("/en/returns/#%E0%A4%A");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("opening a page with a hash jumps to it without scrolling", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${baseURL}/en/terms-of-sale/`);
  const id = await page.locator("main h2[id]").nth(9).getAttribute("id");
  await page.goto("about:blank");
  await page.goto(`${baseURL}/en/terms-of-sale/#${id}`, { waitUntil: "load" });
  const box = await page.locator(`[id="${id}"]`).boundingBox();
  expect(box?.y ?? -1).toBeLessThan(300);
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
});

test("a hash scrolls to its heading, and the language switch keeps it", async ({ page }) => {
  await page.goto("/en/returns/");
  await page.goto("/en/terms-of-sale/");
  const id = await page.locator("main h2[id]").nth(3).getAttribute("id");
  await page.goto(`/en/terms-of-sale/#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await page.goto("about:blank");
  await page.goto(`/en/terms-of-sale/#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  const menu = page.locator("button[popovertarget=phone-menu]");
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es\/terms-of-sale\//);
});
