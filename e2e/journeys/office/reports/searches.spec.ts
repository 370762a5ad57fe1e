import { readFile } from "node:fs/promises";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../../fixtures/shop.ts";
import { openOffice } from "../../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    today: /search terms? without a result in 7 days/,
    all: "All terms",
    open: "Open search: zellige",
    csv: "Export CSV",
    missed: "peel and stick",
    found: "zellige",
  },
  es: {
    locale: "es-MX",
    today: /búsquedas? sin resultados en 7 días/,
    all: "Todos los términos",
    open: "Abrir búsqueda: zellige",
    csv: "Exportar CSV",
    missed: "vitropiso",
    found: "zellige",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`Today leads to what shoppers didn't find (${language})`, async ({ page }) => {
      await openOffice(page, "/office/");
      await page.getByRole("link", { name: own.today }).click();
      await expect(page.getByText(own.missed, { exact: true })).toBeVisible();
      await expect(page.locator("tbody").getByText(own.found, { exact: true })).toHaveCount(0);
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-searches-missed-${language}`);

      await page.getByRole("link", { name: own.all }).click();
      await expect(page.locator("tbody").getByText(own.found, { exact: true })).toBeVisible();
      await expect(page.locator(".chart canvas")).toBeVisible();
      await shoot(page, `office-searches-${language}`);
      await expect(page.getByRole("link", { name: own.open })).toHaveAttribute("href", "/en/search?q=zellige");

      const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: own.csv }).click()]);
      expect(await readFile(await file.path(), "utf8")).toContain(own.found);
    });
  });
}
