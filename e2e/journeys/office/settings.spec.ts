import { signedInStaff } from "../../fixtures/caller.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

/** Each language changes a setting of its own, because both run in one shop. */
const say = {
  en: {
    locale: "en-US",
    key: "legalName",
    field: "Company name",
    email: "Email",
    review: "Review changes",
    reset: "Discard changes",
    save: "Save settings",
    saved: /^Settings saved\./,
    wrong: /^Email must be an email address\.$/,
    faint: /Too faint to read/,
    accent: "Accent",
    before: "Before",
    changed: /^Someone else has saved these settings/,
    show: "Show their changes",
    keep: "Keep mine on top of theirs",
    openOn: "Open on Monday",
    down: "Move down: Column 1",
    heading: "Heading, English",
    words: "Emails",
    allWords: "All messages",
    wordsFault: /has no value for \{nobody\}/,
    file: "Settings file",
    yaml: "Settings",
    fileFault: /^storefront\.phne isn't a setting\.$/,
    fileDifference: /Show as new for \(days\)/,
    paste: "Paste or import",
    rows: "Rows",
    lineFault: "Line 2: Percent must be a number.",
    coming: "Upcoming",
  },
  es: {
    locale: "es-MX",
    key: "postalAddress",
    field: "Dirección postal",
    email: "Correo electrónico",
    review: "Revisar cambios",
    reset: "Descartar cambios",
    save: "Guardar configuración",
    saved: /^Configuración guardada\./,
    wrong: /^Correo electrónico debe ser un correo electrónico\.$/,
    faint: /Muy tenue para leerse/,
    accent: "Acento",
    before: "Antes",
    changed: /^Otra persona guardó esta configuración/,
    show: "Ver los cambios de la otra persona",
    keep: "Conservar los míos en lugar de los de la otra persona",
    openOn: "Abierta el lunes",
    down: "Bajar: Columna 1",
    heading: "Encabezado, inglés",
    words: "Correos",
    allWords: "Todos los textos",
    wordsFault: /no tiene valor para \{nobody\}/,
    file: "Archivo de configuración",
    yaml: "Configuración",
    fileFault: /^storefront\.phne no es una opción de configuración\.$/,
    fileDifference: /Mostrar como novedad \(días\)/,
    paste: "Pegar o importar",
    rows: "Filas",
    lineFault: "Línea 2: Porcentaje debe ser un número.",
    coming: "Próximas",
  },
} as const;

const SCRIPT = "<img src=x onerror=\"document.title='run'\">";

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`staff change settings, see faults and differences first, and what somebody else changed (${language})`, async ({ page }) => {
      await openOffice(page, "/office/settings");
      await expect(page.getByLabel(own.field)).toBeVisible();
      await expectAccessibleAtBothSizes(page);

      const review = page.getByRole("button", { name: own.review });
      await expect(review).toBeDisabled();
      await page.getByLabel(own.email, { exact: true }).fill("nobody");
      await page.getByLabel(own.accent, { exact: true }).fill("#e0a030");
      await expect(page.getByText(own.faint).first()).toBeVisible();
      await page.getByLabel(own.accent, { exact: true }).fill("");
      await expect(page.getByText(own.faint)).toHaveCount(0);
      await review.click();
      await expect(page.getByText(own.wrong)).toBeVisible();
      await page.getByRole("alert").getByRole("link", { name: own.email }).click();
      await expect(page.getByLabel(own.email, { exact: true })).toBeFocused();
      await expectAccessible(page);
      await page.getByRole("button", { name: own.reset }).click();
      await expect(review).toBeDisabled();

      const mine = `Cantera ${language} ${Date.now()}`;
      await page.getByLabel(own.field).fill(mine);
      await review.click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("row", { name: mine })).toBeVisible();
      await expectAccessible(page);
      await shoot(page, `office-settings-review-${language}`);
      await dialog.getByRole("button", { name: own.save }).click();
      await expect(page.getByText(own.saved)).toBeVisible();
      await page.reload();
      await expect(page.getByLabel(own.field)).toHaveValue(mine);

      const call = await signedInStaff();
      const { revisions } = (await call("office/shopsettings?sections=storefront")) as { revisions: Record<string, string> };
      await call("office/changesettings", { settings: { version: 1, storefront: { [own.key]: SCRIPT } }, revisions });
      await page.getByLabel(own.field).fill(`${mine} 2`);
      await review.click();
      await expect(page.getByText(own.changed)).toBeVisible();
      await page.getByRole("button", { name: own.show }).click();
      await expect(page.getByRole("cell", { name: SCRIPT }).first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: own.keep }).click();
      await review.click();
      await expect(dialog.getByRole("cell", { name: SCRIPT }).first()).toBeVisible();
      await dialog.getByRole("button", { name: own.save }).click();
      await expect(page.getByLabel(own.field)).toHaveValue(`${mine} 2`);
      expect(await page.title()).not.toBe("run");
    });

    test(`tax rates are pasted, with faults by line, and change from a day on (${language})`, async ({ page }) => {
      const name = `city:${language}-${Date.now()}`;
      await openOffice(page, `/office/settings/taxes?query=${language === "en" ? "NV" : "AZ"}`);
      await expect(page.getByRole("table")).toBeVisible();
      await expectAccessibleAtBothSizes(page);

      await page.getByRole("button", { name: own.paste }).click();
      const dialog = page.getByRole("dialog");
      const line = (percent: string) => `US\t${language === "en" ? "NV" : "AZ"}\t\t${name}\t${percent}\tno\t1/1/2098\t`;
      await dialog.getByLabel(own.rows).fill(`${line("1.5")}\n${line("much")}`);
      await dialog.getByRole("button", { name: own.review }).click();
      await expect(dialog.getByText(own.lineFault)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel(own.rows).fill(line("1.5"));
      await dialog.getByRole("button", { name: own.review }).click();
      await expect(dialog.getByRole("cell", { name })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: own.save }).click();
      await expect(page.getByText(own.saved)).toBeVisible();
      await page.getByRole("link", { name: own.coming }).click();
      await expect(page.getByRole("cell", { name })).toBeVisible();
      await shoot(page, `office-settings-taxes-${language}`);
    });

    test(`the menu is put in order, words are checked, and a file shows what it would change (${language})`, async ({ page }) => {
      await openOffice(page, "/office/settings/menu");
      const headings = page.getByLabel(own.heading);
      const first = await headings.first().inputValue();
      await page.getByRole("button", { name: own.down, exact: true }).click();
      await expect(headings.nth(1)).toHaveValue(first);
      await headings.nth(1).press("Alt+ArrowUp");
      await expect(headings.first()).toHaveValue(first);
      await expectAccessibleAtBothSizes(page);

      await page.getByRole("link", { name: own.words, exact: true }).click();
      await page.getByRole("link", { name: own.allWords }).click();
      await page.locator(".own-words textarea").first().fill("Hello {nobody}");
      await page.getByRole("button", { name: own.review }).click();
      await expect(page.getByText(own.wordsFault).first()).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await page.getByRole("button", { name: own.reset }).click();

      await page.getByRole("link", { name: own.file }).click();
      await page.getByRole("textbox", { name: own.yaml, exact: true }).fill("version: 1\nstorefront: { phne: 1 }");
      await page.getByRole("button", { name: own.review }).click();
      await expect(page.getByText(own.fileFault)).toBeVisible();
      await page.getByRole("textbox", { name: own.yaml, exact: true }).fill("version: 1\nstorefront: { newForDays: 3001 }");
      await page.getByRole("button", { name: own.review }).click();
      await expect(page.getByRole("rowheader", { name: own.fileDifference })).toBeVisible();
      await expect(page.getByRole("button", { name: own.save, exact: true })).toBeEnabled();
      await expectAccessibleAtBothSizes(page);
    });

    test(`a store's page previews its hours (${language})`, async ({ page }) => {
      await openOffice(page, "/office/settings/stores");
      await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await page.getByRole("table").getByRole("link").first().click();
      const closed = page.locator(".coming-days .closed");
      await expect(closed.first()).toBeVisible();
      const before = await closed.count();
      await page.getByLabel(own.openOn).uncheck();
      await expect(closed).toHaveCount(before + 2);
      await expectAccessibleAtBothSizes(page);
      await page.getByRole("button", { name: own.reset }).click();
      await expect(closed).toHaveCount(before);
    });
  });
}
