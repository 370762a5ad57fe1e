import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";

eachLanguageAtOneSize();

const walls = { en: "/en/product/list/ceramic/", es: "/es/product/list/ceramica/" } as const;
const words = {
  en: {
    who: "How would you like to check out?",
    guest: "Continue as a guest",
    register: "Create an account",
    homeowner: "Homeowner",
    promo: "Promo code",
    name: "10% off your first order",
  },
  es: {
    who: "¿Cómo quiere comprar?",
    guest: "Continuar como invitado",
    register: "Crear una cuenta",
    homeowner: "Particular",
    promo: "Código de promoción",
    name: "10% de descuento en su primer pedido",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const say = words[language];

  test(`the extended checkout asks who buys, and for codes before the payment (${language})`, async ({ page }, info) => {
    const shopper = new Shopper(page, language, `extended-${info.retry}`);
    await shopper.addFirstOf(walls[language]);
    await page.goto(`/${language}/checkout2`);
    await expect(page).toHaveURL(/checkout2\/login$/);
    await expect(page.getByRole("heading", { name: say.who })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `checkout2-login-${language}`);
    await page.getByRole("link", { name: say.register }).click();
    await expect(page).toHaveURL(/checkout2\/registration$/);
    await expectAccessibleAtBothSizes(page);
    await page.goBack();
    await page.getByRole("link", { name: say.guest }).click();
    await expect(page).toHaveURL(/checkout2\/user$/);
    await shopper.tellWho();
    await expect(page).toHaveURL(/checkout2\/shipping-address$/);
    await shopper.fillAddress();
    await shopper.next();
    await expect(page).toHaveURL(/checkout2\/shipping-options$/);
    await shopper.next();
    await expect(page).toHaveURL(/checkout2\/promo$/);
    await page.reload();
    const field = page.getByRole("textbox", { name: say.promo });
    await field.fill("WELCOME10");
    await field.press("Enter");
    await expect(page.locator(".checkout-work").getByText(say.name)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `checkout2-promo-${language}`);
    await shopper.next();
    await expect(page).toHaveURL(/checkout2\/payment$/);
    await shopper.payWith("4242424242424242");
    await shopper.expectReceipt();
  });
}

test("a step whose data are missing leads back to the first open one (en)", async ({ page }) => {
  const shopper = new Shopper(page, "en", "extended-back");
  await page.goto("/en/checkout2/login");
  await expect(page).toHaveURL(/shoppingbag$/);
  await shopper.addFirstOf(walls.en);
  await page.goto("/en/checkout2/payment");
  await expect(page).toHaveURL(/checkout2\/user$/);
  await page.goto("/en/checkout2/nonsense");
  await expect(page).toHaveURL(/checkout2\/login$/);
});
