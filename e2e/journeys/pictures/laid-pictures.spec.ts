import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { eachLanguageAtOneSize, expect, type Language, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

/** Lists of glazed tile, planks, large formats and mosaics. */
const lists: Record<Language, readonly string[]> = {
  en: ["ceramic", "porcelain/wood-look", "porcelain/marble-look", "decorative-mosaic/stone"],
  es: ["ceramica", "porcelanico/efecto-madera", "porcelanico/efecto-marmol", "mosaico-decorativo/piedra"],
};
const otherPattern = ".laying-pattern:not([aria-current])";
/** In its place, a picture that the server has not drawn is a small empty one. */
const REAL = 300;
const WITHIN_MS = 10_000;

/** Makes the shop draw every picture again. */
const emptyPictureCache = () => rm(join(process.env.E2E_DATA_DIR ?? "", "variants"), { recursive: true, force: true, maxRetries: 5 });

const shownWidth = (page: Page) => page.locator("img.laid-picture").evaluate((image) => (image as HTMLImageElement).naturalWidth);

async function expectRealPixels(page: Page): Promise<void> {
  await expect.poll(() => shownWidth(page), { timeout: WITHIN_MS }).toBeGreaterThan(REAL);
}

async function openFirstOf(page: Page, language: Language, list: string): Promise<void> {
  await page.goto(`/${language}/product/list/${list}/`);
  await page.locator("article h3 a").first().click();
  await expect(page.locator("img.laid-picture")).toBeVisible();
}

for (const language of ["en", "es"] as const) {
  test(`a product shows its material, and another pattern of it, before any picture has been drawn (${language})`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const list of lists[language]) {
      await emptyPictureCache();
      await openFirstOf(page, language, list);
      await expectRealPixels(page);
      const pattern = page.locator(otherPattern).last();
      if ((await pattern.count()) === 0) continue;
      const shown = await page.locator("img.laid-picture").evaluate((image) => (image as HTMLImageElement).currentSrc);
      await emptyPictureCache();
      await pattern.click();
      await expect.poll(() => page.locator("img.laid-picture").evaluate((image) => (image as HTMLImageElement).currentSrc)).not.toBe(shown);
      await expectRealPixels(page);
    }
  });

  test(`a product has its other patterns and joints drawn ahead (${language})`, async ({ page }) => {
    // After everything that the page shows, on a machine that draws for others too.
    const ahead = (part: string) =>
      page.waitForRequest((request) => request.method() === "HEAD" && request.url().includes(part), { timeout: 45_000 });
    const asked = Promise.all([ahead("herringbone."), ahead(".45433f."), ahead(".5.v")]);
    await openFirstOf(page, language, lists[language][0] ?? "");
    const shown = await page.locator("img.laid-picture").evaluate((image) => (image as HTMLImageElement).currentSrc);
    const size = shown.slice(shown.lastIndexOf("/"));
    for (const request of await asked) expect(request.url()).toContain(size);
  });

  test(`pictures that a busy shop draws later arrive by themselves, in every pattern (${language})`, async ({ page }) => {
    const answered = new Set<string>();
    await page.route(/\/assets\/f\/.*\/l\/.*\.webp/, (route) => {
      const address = route.request().url();
      if (answered.has(address) || address.includes("?again")) return route.continue();
      answered.add(address);
      const [, width = 0, height = 0] = /\/(\d+)x(\d+)\.webp/.exec(address)?.map(Number) ?? [];
      const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 48}" height="${height / 48}"/>`;
      return route.fulfill({ body, headers: { "content-type": "image/svg+xml", "cache-control": "no-store" } });
    });
    await openFirstOf(page, language, lists[language][0] ?? "");
    await expectRealPixels(page);
    const chosen = page.locator(".laying-pattern[aria-current]");
    const usual = await chosen.getAttribute("aria-label");
    await page.locator(otherPattern).last().click();
    await expectRealPixels(page);
    await page.getByRole("link", { name: usual ?? "", exact: true }).click();
    await expect(chosen).toHaveAttribute("aria-label", usual ?? "");
    await expectRealPixels(page);

    await page.goto(`/${language}/product/list/${lists[language][1]}/`);
    const card = page.locator("article img").first();
    await expect
      .poll(() => card.evaluate((image) => (image as HTMLImageElement).naturalWidth), { timeout: WITHIN_MS })
      .toBeGreaterThan(100);
  });
}
