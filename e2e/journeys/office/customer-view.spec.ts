import { eachLanguageAtOneSize, expect, expectAccessible, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    see: "See the shop as this customer",
    confirm: "See the shop",
    reason: "Reason",
  },
  es: {
    locale: "es-MX",
    see: "Ver la tienda como este cliente",
    confirm: "Ver la tienda",
    reason: "Motivo",
  },
} as const;

/** The shop speaks the customer's language. */
const shown = {
  viewing: /You're viewing the shop as .+\. You can't make changes\.|Está viendo la tienda como la ve .+\. No puede hacer cambios\./,
  add: /^(?:Add|Agregar) 1/,
  refused: /you can't make changes\. Exit customer view first|no puede hacer cambios\. Primero salga de la vista del cliente/,
  end: /^(?:Exit customer view|Salir de la vista del cliente)$/,
};

/** Pages of the shop that a dealer opens, below the language. */
const pages = ["", "account/orders", "account/invoices", "account/quickorder", "wishlist", "shoppingbag", "product/list/porcelain/"];

for (const language of ["en", "es"] as const) {
  const own = say[language];
  test.describe(language, () => {
    test.use({ locale: own.locale });

    test(`staff see the shop as a customer does, change nothing, and end it (${language})`, async ({ page, context }) => {
      await openOffice(page, "/office/people?query=dealer-admin@demo.test");
      await page.locator("main table a[href*='/people/']").first().click();
      await page.getByRole("button", { name: own.see }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(own.reason).fill("They ask about a price");
      await expectAccessible(page);
      const opening = context.waitForEvent("page");
      await dialog.getByRole("button", { name: own.confirm, exact: true }).click();
      const shop = await opening;
      await expect(shop.getByText(shown.viewing)).toBeVisible();
      await shoot(shop, `customer-view-${language}`);
      for (const path of pages) {
        const answer = await shop.goto(new URL(path, shop.url().replace(/(\/(?:en|es)\/).*$/, "$1")).href);
        expect(answer?.status(), path).toBeLessThan(400);
        await expect(shop.getByText(shown.viewing), path).toBeVisible();
      }
      await expectAccessible(shop);
      await shop.goto(shop.url().replace(/(\/(?:en|es)\/).*$/, "$1product/list/porcelain/"));
      await shop.locator("main a[href*='/product/detail/']").first().click();
      await shop.waitForURL(/\/product\/detail\//);
      await shop.getByRole("button", { name: shown.add }).first().click();
      await expect(shop.getByText(shown.refused).first()).toBeVisible();
      await shop.getByRole("button", { name: shown.end }).click();
      await expect(shop.getByText(shown.viewing)).toBeHidden();
      await expect(page.getByRole("button", { name: own.see }), "the office is still signed in").toBeVisible();
    });
  });
}
