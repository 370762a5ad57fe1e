import { eachLanguageAtOneSize, expect, test } from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";

eachLanguageAtOneSize();

const said = {
  en: { choose: "Make this my store: Las Vegas", stock: /At my store: \d|Not at my store/ },
  es: { choose: "Elegir como mi tienda: Las Vegas", stock: /En mi tienda: \d|No hay en mi tienda/ },
} as const;

for (const language of ["en", "es"] as const)
  test(`a store that is made one's own is used by lists, pickup, slabs and checkout (${language})`, async ({ page }) => {
    const own = said[language];
    await page.goto(`/${language}/our-locations`);
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: own.choose }).click();
    await expect(page.locator(".store-row.mine")).toContainText("Las Vegas");

    await page.goto(`/${language}/slabs`);
    await expect(page.locator("#nearest")).toContainText("Las Vegas");

    await page.goto(`/${language}/product/list/porcelain/`);
    await expect(page.getByText(own.stock).first()).toBeVisible();
    const shopper = new Shopper(page, language, "mystore");
    await page.locator("article h3 a").first().click();
    await expect(page.locator("#pickup-store")).toHaveValue("las-vegas");
    await page.locator("input[name=fulfilmentType][value=PKUP]").check();
    await page.getByRole("button", { name: shopper.say.add }).click();
    await shopper.openBag();
    await expect(page.locator("main")).toContainText("Las Vegas");
    await shopper.goToCheckout();
    await shopper.tellWho();
    await expect(page).toHaveURL(/checkout\/pickup$/);
    await expect(page.locator("input[name=storeNumber]:checked").locator("xpath=ancestor::label")).toContainText("Las Vegas");
  });
