import { expect, expectAccessible, type Language, test, typeCard, words } from "../fixtures/shop.ts";

const lists: Record<Language, string> = { en: "/en/product/list/porcelain/wood-look/", es: "/es/product/list/porcelanico/efecto-madera/" };

for (const language of ["en", "es"] as const) {
  test(`a guest finds a tile, works out the boxes and buys it (${language})`, async ({ page }, info) => {
    const say = words[language];
    const shoot = (name: string) => page.screenshot({ path: `e2e/screens/${info.project.name}-${language}-${name}.png`, fullPage: true });
    await page.goto(`/${language}/`);
    await expectAccessible(page);
    await shoot("home");
    await page.goto(lists[language]);
    await expectAccessible(page);
    await shoot("list");
    await page.locator("article h3 a").first().click();
    await expect(page.getByRole("button", { name: say.add })).toBeVisible();
    await page.getByLabel(say.length).fill("12");
    await page.getByLabel(say.width).fill("20");
    await expect(page.locator("input[name=quantity]").first()).not.toHaveValue("1");
    await page.locator("input[name=quantity]").first().fill("2");
    await expectAccessible(page);
    await shoot("product");
    await page.getByRole("button", { name: say.add, exact: true }).click();
    await page.getByRole("link", { name: say.toBag }).click();
    await expect(page).toHaveURL(/shoppingbag/);
    await expectAccessible(page);
    await shoot("bag");
    await page.getByRole("link", { name: say.checkout, exact: true }).click();
    await page.getByLabel(say.first, { exact: true }).fill("Ana");
    await page.getByLabel(say.last, { exact: true }).fill("Ruiz");
    await page.getByLabel(say.email, { exact: true }).fill(`ana-${info.project.name}-${language}@example.test`);
    await page.getByLabel(say.phone, { exact: true }).fill("775 555 0199");
    await page.getByRole("button", { name: say.next }).click();
    await expect(page).toHaveURL(/checkout\/shipping$/);
    await expectAccessible(page);
    await page.getByLabel(say.first, { exact: true }).fill("Ana");
    await page.getByLabel(say.last, { exact: true }).fill("Ruiz");
    await page.getByLabel(say.street).fill("1 Main Street");
    await page.getByLabel(say.city).fill("Reno");
    await page.getByLabel(say.state).selectOption("NV");
    await page.getByLabel(say.zip).fill("89501");
    await page.getByRole("button", { name: say.next }).click();
    await expect(page).toHaveURL(/checkout\/shipping-options$/);
    await page.getByRole("button", { name: say.next }).click();
    await expect(page).toHaveURL(/checkout\/payment$/);
    await typeCard(page, "4242424242424242");
    await page.getByLabel(say.agree).check();
    await expectAccessible(page);
    await shoot("payment");
    await page.getByRole("button", { name: say.pay }).click();
    await expect(page.getByRole("heading", { name: say.thanks })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await shoot("receipt");
  });
}
