import { eachLanguageAtOneSize, expect, expectAccessible, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const said = {
  en: { inRoom: "See it in a room", sample: /^Order a sample: /, added: "In your bag" },
  es: { inRoom: "Véalo en un ambiente", sample: /^Pedir una muestra: /, added: "En su bolsa" },
} as const;

for (const language of ["en", "es"] as const)
  test(`a product leads to a room that shows it, and the room to samples of what it shows (${language})`, async ({ page }) => {
    const own = said[language];
    await page.goto(`/${language}/gallery/detail/blue-bath/`);
    await page.waitForLoadState("networkidle");
    const products = page.locator(".scene-panel li a.text-base");
    const first = await products.first().textContent();
    await products.first().click();
    await expect(page).toHaveURL(/product\/detail\//);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(first?.trim().split(" ")[0] ?? "");
    const rooms = page.getByRole("region", { name: own.inRoom });
    await rooms.scrollIntoViewIfNeeded();
    await rooms.getByRole("link").first().click();
    await expect(page).toHaveURL(/gallery\/detail\//);
    await page.waitForLoadState("networkidle");
    const sample = page.getByRole("button", { name: own.sample }).first();
    const named = ((await sample.getAttribute("aria-label")) ?? "").replace(own.sample, "");
    await sample.click();
    await expect(page.getByRole("status").filter({ hasText: own.added })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/${language}/shoppingbag`);
    await expect(page.locator("main")).toContainText(named);
  });
