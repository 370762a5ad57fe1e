import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";

eachLanguageAtOneSize();

const lists = { en: "/en/product/list/ceramic/", es: "/es/product/list/ceramica/" };
const say = {
  en: {
    business: "Business with a dock or forklift",
    home: "Residence",
    liftgate: "Liftgate included",
    appointment: /^Delivery appointment/,
    limited: /^Limited access/,
    note: "Not available for parcel delivery. Choose freight to add them.",
    refused: "This is only possible with freight. Choose freight, or clear this choice.",
  },
  es: {
    business: "Negocio con andén o montacargas",
    home: "Vivienda",
    liftgate: "Rampa hidráulica incluida",
    appointment: /^Entrega con cita/,
    limited: /^Acceso limitado/,
    note: "La paquetería no ofrece estas opciones. Elija flete para agregarlas.",
    refused: "Esto solo es posible con flete. Elija flete o quite esta opción.",
  },
} as const;

for (const script of [true, false]) {
  test.describe(script ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: script });
    for (const language of ["en", "es"] as const) {
      test(`a parcel can't have an appointment, and the form says so before and after it is sent (${language})`, async ({ page }) => {
        test.setTimeout(90_000);
        const own = say[language];
        const shopper = new Shopper(page, language, `charges-${script}`);
        await shopper.addFirstOf(lists[language]);
        await shopper.goToCheckout();
        await shopper.tellWho();
        await shopper.fillAddress();
        await expect(page.getByRole("radio", { name: own.home })).toBeChecked();
        await shopper.next();
        await expect(page).toHaveURL(/checkout\/shipping-options$/);
        await page.locator("input[value=freight]").check();
        await expect(page.getByText(own.note)).toBeHidden();
        for (const label of [own.appointment, own.limited]) await page.getByRole("checkbox", { name: label }).check();
        await page.locator("input[value=parcel]").check();
        await expect(page.getByText(own.note)).toBeVisible();
        await shopper.next();
        await expect(page.getByText(own.refused).last()).toBeVisible();
        await expect(page).toHaveURL(/checkout\/shipping-options/);
        for (const label of [own.appointment, own.limited]) await expect(page.getByRole("checkbox", { name: label })).toBeChecked();
        if (script) await expectAccessibleAtBothSizes(page);
        await shoot(page, `charges-${language}-${script}`);
        await page.locator("input[value=freight]").check();
        await shopper.next();
        await expect(page).toHaveURL(/checkout\/payment$/);
      });
    }
  });
}

test("freight to a business comes without a liftgate", async ({ page }) => {
  const shopper = new Shopper(page, "en", "business");
  await shopper.addFirstOf(lists.en);
  await shopper.goToCheckout();
  await shopper.tellWho();
  await shopper.fillAddress();
  await shopper.next();
  await expect(page).toHaveURL(/checkout\/shipping-options$/);
  await expect(page.getByText(say.en.liftgate)).toBeVisible();
  await page.goto("/en/checkout/shipping");
  await page.getByRole("radio", { name: say.en.business }).check();
  await shopper.next();
  await expect(page).toHaveURL(/checkout\/shipping-options$/);
  await expect(page.locator("input[value=freight]")).toBeVisible();
  await expect(page.getByText(say.en.liftgate)).toBeHidden();
});
