import { shiftFaults } from "../../fixtures/page-check.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, expectToFit, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const said = {
  en: {
    place: "ZIP code or city",
    yard: "Slab yard",
    mine: "My store",
    makeMine: "Make this my store: Sacramento",
    map: "Map of",
    failed: "The map couldn't load.",
    closer: "Zoom in",
    locate: "Use my location",
    refused: "didn't share your location",
    unknown: "We couldn't find",
    hours: "Hours",
    picker: "Sacramento",
  },
  es: {
    place: "Código postal o ciudad",
    yard: "Patio de placas",
    mine: "Mi tienda",
    makeMine: "Elegir como mi tienda: Sacramento",
    map: "Mapa de",
    failed: "No se pudo cargar el mapa.",
    closer: "Acercar",
    locate: "Usar mi ubicación",
    refused: "no compartió su ubicación",
    unknown: "No encontramos",
    hours: "Horario",
    picker: "Sacramento",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = said[language];

  test(`a visitor finds the nearest slab yard and keeps a store (${language})`, { tag: language === "es" ? "@daily-phone" : [] }, async ({
    page,
    baseURL,
  }) => {
    const outside: string[] = [];
    page.on("request", (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? "")) outside.push(request.url());
    });
    await page.goto(`/${language}/our-locations`);
    await page.waitForLoadState("networkidle");
    const rows = page.locator(".store-row");
    await expect(rows).toHaveCount(14);
    await page
      .getByRole("searchbox", { name: own.place })
      .or(page.getByRole("combobox", { name: own.place }))
      .fill("96161");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/place=96161/);
    await expect(rows.first()).toContainText("Reno");
    await expect(rows.nth(1)).toContainText("Sacramento");
    await expect(page.getByRole("button", { name: own.closer })).toBeVisible({ timeout: 30_000 });
    await expectAccessibleAtBothSizes(page);
    await page.getByRole("checkbox", { name: own.yard }).check({ force: true });
    await expect(page).toHaveURL(/type=slabYard/);
    await expect(rows.nth(1)).toContainText("Las Vegas");
    await page.goto(`/${language}/our-locations?place=96161`);
    await page.getByRole("button", { name: own.makeMine }).click();
    await expect(page).toHaveURL(/place=96161/);
    await expect(page.locator(".store-row.mine")).toContainText("Sacramento");
    await page.goto(`/${language}/our-locations/sacramento/sacramento`);
    await expect(page.locator("main").getByText(own.mine, { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: own.hours })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await expectToFit(page);
    expect(outside).toEqual([]);
  });

  test(`the list is used by keyboard alone (${language})`, async ({ page }) => {
    await page.goto(`/${language}/our-locations?place=96161`);
    await page.waitForLoadState("networkidle");
    const rows = page.locator(".store-row");
    await rows.first().getByRole("link").first().focus();
    const reached: string[] = [];
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press("Tab");
      reached.push(await page.evaluate(() => document.activeElement?.closest(".store-row")?.id ?? ""));
    }
    expect(reached).toContain("store-reno");
    expect(reached).toContain("store-sacramento");
    expect(reached).not.toContain("");
    await page.locator("#store-sacramento h2 a").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/our-locations\/sacramento\/sacramento/);
  });

  const daily = { tag: language === "es" ? "@daily-phone" : [] };
  test(`the page is whole when the map or the position fails (${language})`, daily, async ({ page }) => {
    await page.route(/outline-[\w-]+\.json/, (route) => route.abort());
    await page.goto(`/${language}/our-locations`);
    await expect(page.getByText(own.failed)).toBeVisible({ timeout: 30_000 });
    await expect(page.locator(".store-row")).toHaveCount(14);
    await page.getByRole("button", { name: own.locate }).click();
    await expect(page.getByText(own.refused)).toBeVisible({ timeout: 15_000 });
    await page.goto(`/${language}/our-locations?place=${encodeURIComponent("<script>alert(1)</script>")}&near=999,999&within=-5&type=x`);
    await expect(page.getByText(own.unknown)).toBeVisible();
    await expect(page.locator("script", { hasText: "alert(1)</script>" })).toHaveCount(0);
    await page.goto(`/${language}/location/reno/`);
    await page.locator(".store-map").scrollIntoViewIfNeeded();
    await expect(page.getByText(own.failed)).toBeVisible({ timeout: 30_000 });
    expect(await shiftFaults(page)).toEqual([]);
  });
}

test("stores near the browser's position come first, and the address says only roughly where", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    permissions: ["geolocation"],
    geolocation: { latitude: 32.715_736, longitude: -117.161_087 },
  });
  const page = await context.newPage();
  await page.goto("/en/our-locations");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: said.en.locate }).click();
  await expect(page).toHaveURL(/near=32\.72(?:,|%2C)-117\.16$/);
  await expect(page.locator(".store-row").first()).toContainText("San Diego");
  await context.close();
});

test("stores are found and opened without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/en/our-locations");
  await page.getByLabel(said.en.place).fill("Truckee, CA");
  await page.keyboard.press("Enter");
  await expect(page.locator(".store-row").first()).toContainText("Reno");
  await page.getByRole("button", { name: said.en.makeMine }).click();
  await expect(page.locator(".store-row.mine")).toContainText("Sacramento");
  expect((await page.goto("/en/our-locations/reno/nowhere"))?.status()).toBe(404);
  expect((await page.goto("/en/our-locations/wrong/reno"))?.url()).toMatch(/our-locations\/reno\/reno$/);
  await context.close();
});
