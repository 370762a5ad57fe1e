import { eachLanguageAtOneSize, expect, expectAccessible, shoot, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const say = {
  en: { heading: "Change the floor", back: "Back to the original", product: "See the product", room: "See it in a room" },
  es: { heading: "Cambiar el piso", back: "Volver al original", product: "Ver el producto", room: "Véalo en un ambiente" },
} as const;

for (const language of ["en", "es"] as const) {
  test(`a visitor lays another tile in a room, by keyboard, and finds a product's rooms (${language})`, async ({ page }, info) => {
    const own = say[language];
    await page.goto(`/${language}/gallery/detail/hall-cubes/`);
    const floor = page.locator(".framed img[src*='/in/']");
    await expect(floor).toHaveCount(0);
    const tiles = page.getByRole("region", { name: own.heading }).getByRole("list").getByRole("link");
    await tiles.nth(1).press("Enter");
    await expect(page).toHaveURL(/tile=/);
    await expect(tiles.nth(1)).toHaveAttribute("aria-current", "true");
    // It is drawn in the background; an empty picture is far smaller.
    await expect.poll(() => floor.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 }).toBeGreaterThan(300);
    await expectAccessible(page);
    await shoot(page, `${info.project.name}-${language}-change-floor`);
    await page.getByRole("link", { name: own.product }).click();
    await expect(page).toHaveURL(/product\/detail/);
    await page.getByRole("region", { name: own.room }).getByRole("link").first().click();
    await expect(page).toHaveURL(/gallery\/detail\/.*tile=/);
    await page.getByRole("link", { name: own.back }).click();
    await expect(floor).toHaveCount(0);
  });
}

test("an address with a tile that isn't sold shows the room as it was made", async ({ page }) => {
  await page.goto("/en/gallery/detail/hall-cubes/?tile=NOTHING-1");
  await expect(page.locator(".framed img[src*='/in/']")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Change the floor" })).toBeVisible();
});
