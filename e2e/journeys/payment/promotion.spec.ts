import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";

eachLanguageAtOneSize();

const walls = { en: "/en/product/list/ceramic/", es: "/es/product/list/ceramica/" } as const;
const words = {
  en: {
    field: "Promo code",
    unknown: "We don't recognize this code. Check the spelling.",
    trade: "PRO75 is for business accounts.",
    remove: "Remove PRO75",
    saved: /^You save \$/,
    name: "10% off your first order",
  },
  es: {
    field: "Código de promoción",
    unknown: "No conocemos este código. Revise cómo está escrito.",
    trade: "PRO75 es para cuentas comerciales.",
    remove: "Quitar PRO75",
    saved: /^Ahorra \$/,
    name: "10% de descuento en su primer pedido",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const say = words[language];

  test(`a wrong code is explained, and a right one lowers the price, down to the receipt (${language})`, async ({ page }, info) => {
    const shopper = new Shopper(page, language, `promotion-${info.retry}`);
    await shopper.addFirstOf(walls[language]);
    await page.waitForLoadState("networkidle");
    await page.locator("summary", { hasText: say.field }).click();
    const field = page.getByRole("textbox", { name: say.field });
    await field.fill("WELCOM10");
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription(say.unknown);
    await expect(field).toHaveValue("WELCOM10");
    await expect(field).toBeFocused();
    for (const code of ["pro75", "welcome10"]) {
      await field.fill(code);
      await field.press("Enter");
      await expect(field).toHaveValue("");
      await expect(field).toBeFocused();
    }
    await expect(page.getByText(say.trade)).toBeVisible();
    await expect(page.getByText(say.saved)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `bag-promotion-${language}`);
    await page.getByRole("button", { name: say.remove }).click();
    await expect(page.getByText(say.trade)).toHaveCount(0);
    const discount = page.locator("dl > div", { hasText: say.name }).locator("dd").first();
    await expect(discount).toHaveText(/^−\$\d+\.\d\d$/);
    const amount = (await discount.textContent()) ?? "";
    await shopper.reachPayment();
    await expect(page.locator("aside, details").getByText(amount).first()).toBeAttached();
    await expectAccessible(page);
    await shopper.payWith("4242424242424242");
    await shopper.expectReceipt();
    await expect(discount).toHaveText(amount);
    await expectAccessible(page);
    expect(await shopper.mails()).toHaveLength(1);
  });
}

test("a total that a code changed in another tab is shown, and the order goes through at it (en)", async ({ page, context }, info) => {
  const shopper = new Shopper(page, "en", `promotion-tab-${info.retry}`);
  await shopper.addFirstOf(walls.en);
  await shopper.reachPayment();
  const pay = page.getByRole("button", { name: shopper.say.pay });
  const before = await pay.textContent();
  const tab = await context.newPage();
  await tab.goto("/en/shoppingbag");
  await tab.locator("summary", { hasText: words.en.field }).click();
  const field = tab.getByRole("textbox", { name: words.en.field });
  await field.fill("WELCOME10");
  await field.press("Enter");
  await expect(tab.getByText(words.en.name)).toBeVisible();
  await shopper.payWith("4242424242424242");
  await expect(page.getByRole("alert").filter({ hasText: /The total is now \$/ })).toBeVisible();
  await expect(pay).not.toHaveText(before ?? "");
  await pay.click();
  await shopper.expectReceipt();
  await expect(page.getByText(words.en.name)).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ["en", "es"] as const) {
    const say = words[language];

    test(`a code is explained, applied and removed (${language})`, async ({ page }) => {
      const shopper = new Shopper(page, language, "plain-promotion");
      await shopper.addFirstOf(walls[language]);
      await page.locator("summary", { hasText: say.field }).click();
      const field = page.getByRole("textbox", { name: say.field });
      await field.fill("WELCOM10");
      await field.press("Enter");
      await expect(field).toHaveAccessibleDescription(say.unknown);
      await expect(field).toHaveValue("WELCOM10");
      await field.fill("welcome10");
      await field.press("Enter");
      const discount = page.locator("dl > div", { hasText: say.name });
      await expect(discount).toBeVisible();
      await discount.getByRole("button").click();
      await expect(discount).toHaveCount(0);
    });
  }
});
