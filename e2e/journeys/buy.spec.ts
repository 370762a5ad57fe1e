import { pickToCompare } from "../fixtures/compare.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, type Language, shoot, test } from "../fixtures/shop.ts";
import { Shopper } from "../fixtures/shopper.ts";

eachLanguageAtOneSize();

const looks: Record<Language, string> = { en: "/en/product/list/porcelain/wood-look/", es: "/es/product/list/porcelanico/efecto-madera/" };

for (const language of ["en", "es"] as const) {
  test(
    `a guest browses by look, compares, calculates boxes and buys with delivery (${language})`,
    { tag: language === "es" ? "@daily-phone" : [] },
    async ({ page }, info) => {
      test.setTimeout(120_000);
      const shopper = new Shopper(page, language, `buy-${info.project.name}`);
      const { say } = shopper;
      const look = (name: string) => shoot(page, `${info.project.name}-${language}-${name}`);
      await page.goto(`/${language}/`);
      await expectAccessibleAtBothSizes(page);
      await look("home");
      await page.goto(looks[language]);
      await expectAccessibleAtBothSizes(page);
      await look("list");

      await pickToCompare(page, language);
      await page.locator("input[name=item]").nth(0).check();
      await page.locator("input[name=item]").nth(1).check();
      await page.getByRole("button", { name: say.compare, exact: true }).click();
      await expect(page.locator("thead th")).toHaveCount(2);
      await expect(page.locator("thead th").nth(1).getByRole("link").first()).toBeInViewport({ ratio: 1 });
      await expectAccessibleAtBothSizes(page);
      await look("compare");

      await page.locator("thead th a").first().click();
      await expect(page.getByRole("button", { name: say.add })).toBeVisible();
      // Text typed before the scripts arrive is not calculated.
      await expect(async () => {
        await page.getByLabel(say.length, { exact: true }).fill("12");
        await page.getByLabel(say.width, { exact: true }).fill("20");
        await expect(page.locator("input[name=quantity]").first()).not.toHaveValue("1", { timeout: 1000 });
      }).toPass();
      await page.locator("input[name=measure][value=units]").check();
      await page.locator("input[name=quantity]").first().fill("2");
      await expectAccessibleAtBothSizes(page);
      await look("product");
      await page.getByRole("button", { name: say.sample, exact: true }).click();
      await expect(page.getByRole("link", { name: /^(?:Bag|Bolsa) 1$/ })).toBeVisible();
      await page.getByRole("button", { name: say.add }).click();
      await expect(page.getByRole("link", { name: /^(?:Bag|Bolsa) 2$/ })).toBeVisible();
      await page.getByRole("link", { name: say.toBag }).last().click();
      await expect(page).toHaveURL(/shoppingbag/);
      await expect(page.getByRole("link", { name: say.checkout, exact: true })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await look("bag");

      await shopper.goToCheckout();
      await expectAccessibleAtBothSizes(page);
      await look("checkout-user");
      await shopper.next();
      await expect(page.getByText(say.required).first()).toBeVisible();
      await expect(page.getByLabel(say.first, { exact: true })).toBeFocused();
      await expectAccessibleAtBothSizes(page);
      await shopper.tellWho();
      await expect(page).toHaveURL(/checkout\/shipping$/);
      await expectAccessibleAtBothSizes(page);
      await shopper.fillAddress();
      await shopper.next();
      await expect(page).toHaveURL(/checkout\/shipping-options$/);
      await expectAccessibleAtBothSizes(page);
      await look("checkout-options");
      await shopper.next();
      await expect(page).toHaveURL(/checkout\/payment$/);
      await expectAccessibleAtBothSizes(page);
      await look("payment");
      await shopper.payWith("4242424242424242");
      await shopper.expectReceipt();
      await expectAccessibleAtBothSizes(page);
      await look("receipt");
      expect((await shopper.mails()).map((mail) => mail.subject)).toEqual([expect.stringMatching(say.mailSubject)]);
    },
  );
}
