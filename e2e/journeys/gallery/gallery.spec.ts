import { expect, test } from "../../fixtures/shop.ts";

const words = {
  en: { bath: /^Bath/, back: "Back to the gallery", next: "Next scene", more: "Show more" },
  es: { bath: /^Baño/, back: "Volver a la galería", next: "Ambiente siguiente", more: "Ver más" },
} as const;

for (const language of ["en", "es"] as const)
  test(`a visitor looks through the bathrooms, by keyboard, in ${language}`, async ({ page }, info) => {
    const own = words[language];
    await page.goto(`/${language}/gallery`);
    // Keys work once the page has its scripts.
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: own.bath }).first().click();
    await expect(page).toHaveURL(/\?room=bath$/);
    const link = page.locator(".gallery-wall > li > a[href*='room=bath']").first();
    if (info.project.name !== "phone") {
      await link.press("Enter");
      const opened = page.locator(".gallery-wall > .opened");
      const title = opened.getByRole("heading", { level: 2 });
      await expect(title).toBeVisible();
      const room = await title.textContent();
      await page.keyboard.press("ArrowRight");
      await expect(title).not.toHaveText(room ?? "");
      await page.keyboard.press("Escape");
      await expect(opened).toHaveCount(0);
      await link.press("Enter");
      await title.getByRole("link").click();
      await expect(page).toHaveURL(/gallery\/detail\//);
      return;
    }
    await link.press("Enter");
    await expect(page).toHaveURL(/gallery\/detail\/[a-z-]+\/\?room=bath$/);
    await expect(page.locator(".spots a").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const first = page.url();
    // The address changes before the scene that it names listens; the first scene has none before it.
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(page).not.toHaveURL(first, { timeout: 2000 });
    }).toPass();
    await expect(async () => {
      await page.keyboard.press("ArrowLeft");
      await expect(page).toHaveURL(first, { timeout: 2000 });
    }).toPass();
    const spot = page.locator(".spots a").first();
    await spot.focus();
    await expect(page.locator("#part-1")).toHaveClass("on");
    await expect(page.getByRole("link", { name: own.next })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/gallery\?room=bath$/);
  });

test("the gallery keeps its pages and its place while the visitor is elsewhere", async ({ page }) => {
  await page.goto("/en/gallery", { waitUntil: "networkidle" });
  const scenes = page.locator(".gallery-wall > li");
  const atFirst = await scenes.count();
  await page.getByRole("link", { name: words.en.more }).click();
  await expect.poll(() => scenes.count()).toBeGreaterThan(atFirst);
  const loaded = await scenes.count();
  await scenes.nth(loaded - 4).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const before = await page.evaluate(() => scrollY);
  await page.goto("/en/shoppingbag");
  await page.goto("/en/gallery");
  await expect(scenes).toHaveCount(loaded);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(60);
});

test("a page of the gallery has at most 60 kB of HTML", async ({ request }) => {
  for (const path of ["/en/gallery", "/es/gallery", "/en/gallery?page=2", "/es/gallery/detail/blue-bath/"]) {
    const html = await (await request.get(path)).body();
    expect(html.length, path).toBeLessThanOrEqual(60_000);
  }
});
