import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    new: "New code",
    code: "Code",
    names: ["Name, English", "Name, Spanish"],
    percent: "Percent off",
    preview: "Preview",
    wrong: "Percent off must be at most 100.",
    touched: /^Applies to [\d,]+ items of [\d,]+ products$/,
    save: "Save code",
    saved: /^Code .* saved\.$/,
  },
  es: {
    locale: "es-MX",
    new: "Nuevo código",
    code: "Código",
    names: ["Nombre, inglés", "Nombre, español"],
    percent: "Porcentaje",
    preview: "Vista previa",
    wrong: "Porcentaje debe ser como máximo 100.",
    touched: /^Se aplica a [\d,]+ artículos de [\d,]+ productos$/,
    save: "Guardar código",
    saved: /^Se guardó el código /,
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`a promotion code is made with what it applies to in view (${language})`, async ({ page }) => {
      const code = `J${language.toUpperCase()}-${String(Date.now()).slice(-8)}`;
      await openOffice(page, "/office/prices/codes");
      await expect(page.getByRole("table")).toBeVisible();
      await expectAccessibleAtBothSizes(page);

      await page.getByRole("link", { name: own.new }).click();
      await page.getByLabel(own.code, { exact: true }).fill(code);
      for (const name of own.names) await page.getByLabel(name).fill(`<b>${code}</b>`);
      await page.getByLabel(own.percent, { exact: true }).fill("250");
      await page.getByRole("button", { name: own.preview }).click();
      await expect(page.getByText(own.wrong)).toBeVisible();
      await page.getByLabel(own.percent, { exact: true }).fill("5");
      await page.getByRole("button", { name: own.preview }).click();
      await expect(page.getByText(own.touched)).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-promotion-code-${language}`);
      await page.getByRole("button", { name: own.save }).click();
      await expect(page.getByText(own.saved)).toBeVisible();
      await expect(page.getByRole("link", { name: code })).toBeVisible();
    });
  });
}
