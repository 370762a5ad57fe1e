import { guestCall, signedInStaff } from "../../../fixtures/caller.ts";
import {
  eachLanguageAtOneSize,
  expect,
  expectAccessible,
  expectAccessibleAtBothSizes,
  shoot,
  test,
  untilScripted,
} from "../../../fixtures/shop.ts";
import { openOffice } from "../../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    nameEn: "Name, English",
    nameEs: "Name, Spanish",
    code: "Code",
    add: "Add: Choices",
    filter: "Shoppers can filter by it",
    cards: "Cards in lists",
    review: "Review changes",
    save: "Save settings",
    list: "Product facts",
    fact: "Fire rating",
    first: "Class A1",
    second: "Class B",
    choose: "Choose a file",
    check: "Check the file",
    run: "Import",
    done: "Imported",
    filters: "Filters",
  },
  es: {
    locale: "es-MX",
    nameEn: "Nombre, inglés",
    nameEs: "Nombre, español",
    code: "Código",
    add: "Agregar: Opciones",
    filter: "Los clientes pueden filtrar por él",
    cards: "Tarjetas de las listas",
    review: "Revisar cambios",
    save: "Guardar configuración",
    list: "Datos de productos",
    fact: "Resistencia al fuego",
    first: "Clase A1",
    second: "Clase B",
    choose: "Elegir un archivo",
    check: "Revisar el archivo",
    run: "Importar",
    done: "Importado",
    filters: "Filtros",
  },
} as const;

const header = "productCode,itemNo,seriesName,material,department,departmentEn,departmentEs,nameEn,nameEs,size,pictureAddress,listPrice";

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`a fact is defined by staff, imported, and narrows a list for shoppers (${language})`, async ({ page }) => {
      test.slow();
      const key = Date.now().toString(36);
      const code = `fire${language}${key}`;
      const call = await signedInStaff();
      const { settings } = (await call("office/shopsettings?sections=storefront")) as { settings: { storefront: { facts: unknown[] } } };
      const { products } = (await guestCall("product/list", { listing: "porcelain" })) as { products: { picture: { address: string } }[] };

      await openOffice(page, "/office/settings/facts/new");
      await page.getByLabel(own.nameEn, { exact: true }).first().fill("Fire rating");
      await page.getByLabel(own.nameEs, { exact: true }).first().fill("Resistencia al fuego");
      await page.getByLabel(own.code, { exact: true }).first().fill(code);
      for (const [at, choice] of ["A1", "B"].entries()) {
        await page.getByRole("button", { name: own.add }).click();
        const row = page.locator(".setting-rows > li").nth(at);
        await row.getByRole("textbox").nth(0).fill(choice.toLowerCase());
        await row.getByRole("textbox").nth(1).fill(`Class ${choice}`);
        await row.getByRole("textbox").nth(2).fill(`Clase ${choice}`);
      }
      await page.getByLabel(own.filter).check();
      await page.getByLabel(own.cards).check();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-settings-fact-${language}`);
      await page.getByRole("button", { name: own.review }).click();
      await expectAccessible(page);
      await shoot(page, `office-settings-fact-review-${language}`);
      await page.getByRole("dialog").getByRole("button", { name: own.save }).click();
      await expect(page.getByRole("heading", { level: 1, name: own.list })).toBeVisible();
      await expect(page.locator(".fact-row")).toHaveCount(settings.storefront.facts.length + 1);
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-settings-facts-${language}`);

      const department = `ember-${language}-${key}`;
      const rowOf = (at: number, value: string) =>
        `${code}-${at},${code}-${at},Ember,porcelain,${department},Ember ${key},Brasa ${key},Ember ${key} ${at},Brasa ${key} ${at},12x24,${products[at]?.picture.address},4.25,${value}`;
      const lines = [`${header},${code}`, rowOf(1, "Class A1"), rowOf(2, "b"), rowOf(3, "a1")];
      await openOffice(page, "/office/catalogue/imports", "catalog@demo.test");
      const buffer = Buffer.from(`${lines.join("\r\n")}\r\n`);
      await page.getByLabel(own.choose).setInputFiles({ name: `Facts ${code}.csv`, mimeType: "text/csv", buffer });
      // The other language's file may be under way, and there is one at a time.
      await expect(async () => {
        const check = page.getByRole("button", { name: own.check });
        if (await check.isVisible()) await check.click();
        await expect(page.getByRole("button", { name: own.run, exact: true })).toBeEnabled({ timeout: 5000 });
      }).toPass();
      await expect(async () => {
        const run = page.getByRole("button", { name: own.run, exact: true });
        if (await run.isVisible()) await run.click();
        await expect(page.getByRole("status").filter({ hasText: own.done })).toBeVisible({ timeout: 5000 });
      }).toPass();

      type Listing = { path: string; slugs: Record<string, string> };
      const listing = ((await guestCall("product/listings")) as Listing[]).find(({ path }) => path === department);
      // A new department is in the index a few seconds later, when the machine is busy.
      await expect(async () => {
        await page.goto(`/${language}/product/list/${listing?.slugs[language]}/`);
        await expect(page.locator(".card")).toHaveCount(3, { timeout: 1000 });
      }).toPass();
      await untilScripted(page);
      const opener = page.getByRole("button", { name: own.filters, exact: true });
      if (await opener.isVisible()) await opener.click();
      const group = page.locator("details", { has: page.locator("summary", { hasText: own.fact }) });
      await group.locator("summary").click();
      await expect(group.getByRole("listitem")).toHaveText([`${own.first}2`, `${own.second}1`]);
      await shoot(page, `facts-list-${language}`);
      await group.getByLabel(own.first).check();
      await expect(page).toHaveURL(new RegExp(`fact=${code}\\.a1`));
      await expect(page.locator(".card")).toHaveCount(2);
      await expectAccessible(page);
      await shoot(page, `facts-list-filtered-${language}`);
      const href = await page.locator(".card h3 a").first().getAttribute("href");
      await page.goto(href ?? "");
      const row = page.locator(".fact-lists div", { has: page.getByText(own.fact, { exact: true }) });
      await expect(row.locator("dd")).toHaveText(own.first);
      expect(await page.content()).toContain(`"propertyID":"${code}"`);
      await shoot(page, `facts-product-${language}`);

      await page.goto(`/${language}/product/compare/?item=${code}-1&item=${code}-2`);
      await expect(page.getByRole("row", { name: own.fact })).toContainText(own.second);

      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`/office/catalogue?q=${code}&columns=fact:${code}`);
      const cell = page.locator("#cell-1-1");
      await expect(page.getByRole("columnheader", { name: own.fact })).toBeVisible();
      await expect(cell).toHaveText(own.second);
      await cell.click();
      await page.keyboard.type("Z9");
      await page.keyboard.press("Enter");
      await expect(cell).toHaveAttribute("aria-invalid", "true");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.type(own.first);
      await page.keyboard.press("Enter");
      await expect(cell.locator("ins")).toHaveText(own.first);
      await expectAccessible(page);
      await shoot(page, `office-catalog-own-fact-${language}`);
      await page.keyboard.press("Control+s");
      await expect(async () => {
        const { rows } = (await call(`office/cataloguerows?query=${code}-2`)) as { rows: { cells: Record<string, string> }[] };
        expect(rows[0]?.cells[`fact:${code}`]).toBe("a1");
      }).toPass();
    });
  });
}
