import { expect, expectAccessible, type Language, test } from "../fixtures/shop.ts";
import { Shopper } from "../fixtures/shopper.ts";

const looks: Record<Language, string> = { en: "/en/product/list/porcelain/wood-look/", es: "/es/product/list/porcelanico/efecto-madera/" };

for (const language of ["en", "es"] as const) {
  test(`a guest browses by look, compares, calculates boxes and buys with delivery (${language})`, async ({ page }, info) => {
    const shopper = new Shopper(page, language, `buy-${info.project.name}`);
    const { say } = shopper;
    const shoot = (name: string) => page.screenshot({ path: `e2e/screens/${info.project.name}-${language}-${name}.png`, fullPage: true });
    await page.goto(`/${language}/`);
    await expectAccessible(page);
    await shoot("home");
    await page.goto(looks[language]);
    await expectAccessible(page);
    await shoot("list");

    await page.locator("input[name=item]").nth(0).check();
    await page.locator("input[name=item]").nth(1).check();
    await page.getByRole("button", { name: say.compare, exact: true }).click();
    await expect(page.locator("thead th")).toHaveCount(2);
    await expect(page.locator("thead th").nth(1).getByRole("link").first()).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await shoot("compare");

    await page.locator("thead th a").first().click();
    await expect(page.getByRole("button", { name: say.add, exact: true })).toBeVisible();
    await page.getByLabel(say.length, { exact: true }).fill("12");
    await page.getByLabel(say.width, { exact: true }).fill("20");
    await expect(page.locator("input[name=quantity]").first()).not.toHaveValue("1");
    await page.locator("input[name=quantity]").first().fill("2");
    await expectAccessible(page);
    await shoot("product");
    await page.getByRole("button", { name: say.sample, exact: true }).click();
    await expect(page.getByRole("link", { name: /\(1\)/ })).toBeVisible();
    await page.getByRole("button", { name: say.add, exact: true }).click();
    await page.getByRole("link", { name: say.toBag }).click();
    await expect(page).toHaveURL(/shoppingbag/);
    await expectAccessible(page);
    await shoot("bag");

    await shopper.goToCheckout();
    await expectAccessible(page);
    await shoot("checkout-user");
    await shopper.next();
    await expect(page.getByText(say.required).first()).toBeVisible();
    await expect(page.getByLabel(say.first, { exact: true })).toBeFocused();
    await expectAccessible(page);
    await shopper.tellWho();
    await expect(page).toHaveURL(/checkout\/shipping$/);
    await expectAccessible(page);
    await shopper.fillAddress();
    await shopper.next();
    await expect(page).toHaveURL(/checkout\/shipping-options$/);
    await expectAccessible(page);
    await shoot("checkout-options");
    await shopper.next();
    await expect(page).toHaveURL(/checkout\/payment$/);
    await expectAccessible(page);
    await shoot("payment");
    await shopper.payWith("4242424242424242");
    await shopper.expectReceipt();
    await expectAccessible(page);
    await shoot("receipt");
    expect((await shopper.mails()).map((mail) => mail.subject)).toEqual([expect.stringMatching(say.mailSubject)]);
  });
}
