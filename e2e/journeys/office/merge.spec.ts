import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: { locale: "en-US", merge: "Merge accounts", compare: "Compare", stays: "Stays: Ladera", cancel: "Go back" },
  es: { locale: "es-MX", merge: "Unir cuentas", compare: "Comparar", stays: "Queda: Ladera", cancel: "Volver" },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`staff see what would move before two accounts become one (${language})`, async ({ page }) => {
      await openOffice(page, "/office/customers?query=Ladera");
      await page.getByRole("link", { name: /^Ladera/ }).click();
      await page.getByRole("link", { name: own.merge }).click();
      await expectAccessibleAtBothSizes(page);
      await page.locator("main").getByRole("searchbox").fill("Estudio");
      await page.getByRole("radio").first().check();
      await page.getByRole("button", { name: own.compare }).click();
      await expect(page.getByText(own.stays).first()).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await page.getByRole("button", { name: own.merge }).click();
      const dialog = page.getByRole("dialog");
      await expectAccessibleAtBothSizes(page);
      // Nothing is merged: other journeys need both accounts.
      await dialog.getByRole("button", { name: own.cancel }).click();
      await expect(dialog).toBeHidden();
    });
  });
}
