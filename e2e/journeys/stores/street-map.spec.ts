import { eachLanguageAtOneSize, expect, expectAccessible, expectToFit, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const sandbox = `http://localhost:${Number(process.env.E2E_PORT ?? 3410) + 1}`;

const said = {
  en: {
    streets: "Show streets (Google Maps)",
    outline: "Hide streets",
    closer: "Zoom in",
    unknown: "We couldn't find “Sutro Tower”",
    lookUp: "Look it up on Google Maps",
    near: "nearest to Sutro Tower first",
    neither: "Google Maps doesn't know it either.",
    failed: "Google Maps couldn't load.",
  },
  es: {
    streets: "Ver calles (Google Maps)",
    outline: "Quitar las calles",
    closer: "Acercar",
    unknown: "No encontramos “Sutro Tower”",
    lookUp: "Buscarlo en Google Maps",
    near: "primero las más cercanas a Sutro Tower",
    neither: "Google Maps tampoco lo encontró.",
    failed: "No se pudo cargar Google Maps.",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = said[language];

  test(`streets come from the map service when a visitor asks for them (${language})`, async ({ page }) => {
    const outside: string[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith(sandbox)) outside.push(request.url());
    });
    await page.goto(`/${language}/our-locations?type=showroom`);
    const streets = page.getByRole("link", { name: own.streets });
    await expect(streets).toBeVisible({ timeout: 30_000 });
    await page.waitForLoadState("networkidle");
    expect(outside, "nothing is asked of the service before").toEqual([]);
    await streets.click();
    await expect(page).toHaveURL(/type=showroom&map=streets/);
    await expect(page.locator(".gm-style .store-mark").first()).toBeVisible({ timeout: 30_000 });
    expect(outside[0]).toContain(`language=${language}`);
    await expectAccessible(page);
    await expectToFit(page);
    const width = () =>
      page.locator(".gm-style .store-mark").evaluateAll((all) => {
        const lefts = all.map((one) => one.getBoundingClientRect().left);
        return Math.max(...lefts) - Math.min(...lefts);
      });
    const before = await width();
    await page.getByRole("button", { name: own.closer }).click();
    expect(await width()).toBeGreaterThan(before * 1.5);
    await page.getByRole("searchbox").or(page.getByRole("combobox")).last().fill("96161");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/place=96161/);
    await expect(page).toHaveURL(/map=streets/);
    await expect(page.locator(".gm-style .here-mark")).toBeAttached();
    await page.locator(".store-row h2 a").first().click();
    await expect(page).toHaveURL(/our-locations\/reno\/reno/);
    await page.reload();
    await page.goBack();
    await expect(page.locator(".gm-style .here-mark"), "a page from history loads its own document").toBeAttached({ timeout: 30_000 });
    await page.getByRole("link", { name: own.outline }).click();
    await expect(page.locator(".maplibregl-canvas")).toBeVisible({ timeout: 30_000 });
    await expect(page).not.toHaveURL(/map=/);
  });

  test(`an address that we don't know is found by the map service (${language})`, async ({ page }) => {
    await page.goto(`/${language}/our-locations?place=Sutro+Tower`);
    await expect(page.getByText(own.unknown)).toBeVisible();
    await page.getByRole("link", { name: own.lookUp }).click();
    await expect(page).toHaveURL(/near=37\.76(?:,|%2C)-122\.45&map=streets/, { timeout: 30_000 });
    await expect(page.getByText(own.near)).toBeVisible();
    await expect(page.locator(".store-row").first()).toContainText("Sacramento");
    await page.goto(`/${language}/our-locations?place=5+Nowhere+Rd&map=streets`);
    await expect(page.getByText(own.neither)).toBeVisible({ timeout: 30_000 });
  });

  test(`the page is whole when the map service fails (${language})`, async ({ page }) => {
    await page.route(`${sandbox}/google/**`, (route) => route.fulfill({ status: 404 }));
    await page.goto(`/${language}/our-locations?map=streets`);
    await expect(page.getByText(own.failed)).toBeVisible({ timeout: 30_000 });
    await expect(page.locator(".store-row")).toHaveCount(14);
    await page.getByRole("link", { name: own.outline }).click();
    await expect(page.locator(".maplibregl-canvas")).toBeVisible({ timeout: 30_000 });
  });
}
