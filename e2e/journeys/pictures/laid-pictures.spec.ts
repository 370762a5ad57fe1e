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
/** Minimum bytes of a real picture; until the server has drawn it, a small placeholder is served. */
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

const CHANGES = 24;
const MANY_COLORS = 50;

/** Has the browser draw the wall, as a shopper who comes to its choices does. */
async function comeNear(page: Page): Promise<void> {
  // The page may not have its scripts yet.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.locator(".laying-pattern").first().hover();
    await expect(page.locator("canvas.drawn-wall")).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

const drawingOf = (page: Page) => page.locator("canvas.drawn-wall").evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** How many colors the browser's drawing has. */
const colorsOf = (page: Page) =>
  page.locator("canvas.drawn-wall").evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const pixels = (canvas as HTMLCanvasElement).getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
    return new Set(Array.from({ length: 4000 }, (_, at) => pixels.slice(at * 40, at * 40 + 3).toString())).size;
  });

for (const language of ["en", "es"] as const) {
  test(`a product shows its material, and another pattern of it, before any picture has been drawn (${language})`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const list of lists[language]) {
      await emptyPictureCache();
      await openFirstOf(page, language, list);
      await expectRealPixels(page);
      const pattern = page.locator(otherPattern).last();
      if ((await pattern.count()) === 0) continue;
      await emptyPictureCache();
      await comeNear(page);
      await pattern.click();
      expect(await colorsOf(page)).toBeGreaterThan(MANY_COLORS);
    }
  });

  test(`the browser draws every choice of the laying without a request (${language})`, async ({ page }) => {
    await openFirstOf(page, language, lists[language][1] ?? "");
    await comeNear(page);
    await page.locator(".laying-border").selectOption({ index: 1 });
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const drawn = new Set([await drawingOf(page)]);
    for (const choice of [".laying-pattern >> nth=0", ".laying-direction", ".laying-pattern >> nth=2", ".laying-width >> nth=2"]) {
      await page.locator(choice).click();
      drawn.add(await drawingOf(page));
    }
    await page.locator(".laying-border").selectOption({ index: 0 });
    drawn.add(await drawingOf(page));
    await page.locator(".wall-move").press("ArrowRight");
    await page.locator(".wall-move").press("Shift+ArrowDown");
    drawn.add(await drawingOf(page));
    await expect(page.locator("#start-moved")).toContainText(/½.*⅛/);
    await page.locator(".laying-joint").last().click();
    await expect(page.locator("canvas.drawn-wall")).toHaveClass(/joint-dark/);
    expect(drawn.size).toBe(7);
    expect(asked).toEqual([]);
  });

  test(`a change of the pattern draws each piece in sight once, and nothing else (${language})`, async ({ page }, info) => {
    await openFirstOf(page, language, lists[language][1] ?? "");
    await comeNear(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const scriptSeconds = async () => {
      const { metrics } = await devtools.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0;
    };
    const before = await scriptSeconds();
    const work = await page.evaluate(async (changes) => {
      const calls = { drawImage: 0, clip: 0, getContext: 0, fetch: 0 };
      const count = <T extends object>(of: T, name: keyof T & keyof typeof calls) => {
        const own = of[name] as (...given: unknown[]) => unknown;
        Object.assign(of, {
          [name](this: unknown, ...given: unknown[]) {
            calls[name] += 1;
            return own.apply(this, given);
          },
        });
      };
      count(CanvasRenderingContext2D.prototype, "drawImage");
      count(CanvasRenderingContext2D.prototype, "clip");
      count(HTMLCanvasElement.prototype, "getContext");
      count(globalThis as typeof globalThis & { drawImage?: never }, "fetch");
      const links = [...document.querySelectorAll<HTMLElement>(".laying-pattern")];
      for (let at = 0; at < changes; at++) {
        links[at % links.length]?.click();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return calls;
    }, CHANGES);
    const each = ((await scriptSeconds()) - before) * (1000 / CHANGES);
    info.annotations.push({ type: "script of a change at a quarter of the speed", description: `${each.toFixed(1)} ms` });
    // Some 7 × 9 feet of planks, and the herringbone's edges; the wall's one drawing for each change.
    expect(work.drawImage / CHANGES).toBeGreaterThan(10);
    expect(work.drawImage / CHANGES).toBeLessThan(200);
    expect([work.clip, work.fetch]).toEqual([0, 0]);
    expect(work.getContext).toBeLessThanOrEqual(CHANGES);
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
