import { signedInStaff } from "../../../fixtures/caller.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../../fixtures/shop.ts";
import { openOffice } from "../../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    choose: "Choose a file",
    rubbish: "That file can't be imported.",
    more: /^Columns that aren't read yet/,
    material: "Column for Material",
    value: "Value of Material",
    check: "Check the file",
    wrong: "is not a number like 12,99",
    save: "Export CSV",
    run: "Import",
    done: "Imported",
    title: "Imports",
    create: "Create this location",
    unpublished: "Not published",
  },
  es: {
    locale: "es-MX",
    choose: "Elegir un archivo",
    rubbish: "Ese archivo no se puede importar.",
    more: /^Columnas que aún no se leen/,
    material: "Columna para Material",
    value: "Valor de Material",
    check: "Revisar el archivo",
    wrong: "no es un número como 12,99",
    save: "Exportar CSV",
    run: "Importar",
    done: "Importado",
    title: "Importaciones",
    create: "Crear este lugar",
    unpublished: "Sin publicar",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`a supplier's list is uploaded, mapped, checked and imported (${language})`, async ({ page }) => {
      test.slow();
      await openOffice(page, "/office/catalogue/imports", "catalog@demo.test");
      await page.getByLabel(own.choose).setInputFiles({ name: "photo.csv", mimeType: "text/csv", buffer: Buffer.from([0, 1, 2, 3]) });
      await expect(page.getByText(own.rubbish)).toBeVisible();
      await expectAccessibleAtBothSizes(page);

      const code = `imported-${language}-${Date.now().toString(36)}`;
      const lines = [
        "Modelo;SKU;Nombre;Name;Precio;Unidad;Departamento;Notas",
        `${code};${code};Uno <b> ${code};One <b> ${code};12,50;pieza;tile;=1+1`,
        `${code}-2;${code}-2;Dos ${code};Two ${code};=cmd|1;pieza;tile;`,
      ];
      const buffer = Buffer.from(`${lines.join("\r\n")}\r\n`);
      await page.getByLabel(own.choose).setInputFiles({ name: `Price list ${language}.csv`, mimeType: "text/csv", buffer });
      await page.locator("summary", { hasText: own.more }).click();
      await page.getByLabel(own.material, { exact: true }).selectOption(" ");
      await page.getByLabel(own.value).fill("porcelain");
      await page.locator("#field-decimal").selectOption(",");
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-import-columns-${language}`);
      // The other language's file may be under way, and there is one at a time.
      await expect(async () => {
        const check = page.getByRole("button", { name: own.check });
        if (await check.isVisible()) await check.click();
        await expect(page.getByText(own.wrong, { exact: true })).toBeVisible({ timeout: 5000 });
      }).toPass();
      await expect(page.getByText(code, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await shoot(page, `office-import-checked-${language}`);
      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name: own.save }).click();
      expect((await saving).suggestedFilename()).toBe(`Price list ${language}.rejected.csv`);
      await expect(async () => {
        const run = page.getByRole("button", { name: own.run, exact: true });
        if (await run.isVisible()) await run.click();
        await expect(page.getByRole("status").filter({ hasText: own.done })).toBeVisible({ timeout: 5000 });
      }).toPass();
      await page.getByRole("navigation").getByRole("link", { name: own.title }).click();
      await expect(page.getByRole("link", { name: `Price list ${language}.csv` }).first()).toBeVisible();
      await shoot(page, `office-imports-${language}`);
      const call = await signedInStaff();
      const { rows } = (await call(`office/cataloguerows?limit=1&query=${code}`)) as { rows: { productCode: string }[] };
      expect(rows.map(({ productCode }) => productCode)).toEqual([code]);
    });

    test(`a store that a file names is created by one press, unpublished (${language})`, async ({ page }) => {
      test.slow();
      const key = Date.now().toString(36);
      const place = `Nave ${language} ${key}`;
      const lines = [
        "productCode,itemNo,seriesName,material,department,nameEn,nameEs,listPrice,sellUnit,stockPlace,stockLot,stockOnHand",
        `nave-${key},NAVE-${language}-${key},Nave,porcelain,tile,Nave ${key},Nave ${key},5.00,box,${place},L-1,40`,
      ];
      // Changing stores needs more rights than importing.
      await openOffice(page, "/office/catalogue/imports");
      const buffer = Buffer.from(`${lines.join("\r\n")}\r\n`);
      await page.getByLabel(own.choose).setInputFiles({ name: `Stock ${language}.csv`, mimeType: "text/csv", buffer });
      const create = page.getByRole("button", { name: own.create });
      // The other language's file may be under way, and there is one at a time.
      await expect(async () => {
        const check = page.getByRole("button", { name: own.check });
        if (await check.isVisible()) await check.click();
        await expect(create).toBeVisible({ timeout: 5000 });
      }).toPass();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-import-new-store-${language}`);
      await create.click();
      await expect(create).toBeHidden();
      await expect(page.getByRole("button", { name: own.run, exact: true })).toBeEnabled();
      await expect(async () => {
        const run = page.getByRole("button", { name: own.run, exact: true });
        if (await run.isVisible()) await run.click();
        await expect(page.getByRole("status").filter({ hasText: own.done })).toBeVisible({ timeout: 5000 });
      }).toPass();
      await page.goto("/office/settings/stores");
      await expect(page.locator("tr, li").filter({ hasText: place }).filter({ hasText: own.unpublished }).first()).toBeVisible();
      await page.getByRole("link", { name: place }).click();
      await expectAccessible(page);
      await shoot(page, `office-settings-store-unpublished-${language}`);
    });
  });
}
