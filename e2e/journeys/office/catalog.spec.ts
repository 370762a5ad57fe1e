import type { CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import type { CatalogProduct } from "@azulejo/contract/areas/office/catalog/product.ts";
import type { Page } from "@playwright/test";
import { guestCall, signedInStaff } from "../../fixtures/caller.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    find: "Item number or name",
    filter: "Filter",
    pasted: "10 cells pasted. 1 of them can't be saved.",
    whole: "Number with up to 2 decimals",
    undo: "Undo",
    redo: "Redo",
    save: "Save 9 changes",
    saveOne: "Save 1 change",
    saved: "9 changes saved. The shop shows them now.",
    savedOne: "1 change saved. The shop shows it now.",
    goThere: "Go there",
    restore: "Restore",
    theirs: "Someone else saved: Theirs",
    keepMine: "Keep mine",
    leave: "Leave without saving?",
    stay: "Keep editing",
    columns: "Columns",
    gtin: "GTIN",
    show: "Show these columns",
    exportCsv: "Export CSV",
    file: "catalog.csv",
    orders: "Orders",
    nameSpanish: "Name, Spanish",
    addressSpanish: "Address, Spanish",
    wrongAddress: "Letters, digits and single hyphens, such as verde-guayaba",
    saveProduct: "Save",
    productSaved: /saved\. The shop shows it now\.$/,
    conflict: "Someone else has saved this product",
    keepYours: "Keep yours",
  },
  es: {
    locale: "es-MX",
    find: "Número de artículo o nombre",
    filter: "Filtrar",
    pasted: "Se pegaron 10 celdas. 1 no se puede guardar.",
    whole: "Número con hasta 2 decimales",
    undo: "Deshacer",
    redo: "Rehacer",
    save: "Guardar 9 cambios",
    saveOne: "Guardar 1 cambio",
    saved: "Se guardaron 9 cambios. La tienda ya los muestra.",
    savedOne: "Se guardó 1 cambio. La tienda ya lo muestra.",
    goThere: "Ir a la celda",
    restore: "Restaurar",
    theirs: "Otra persona guardó: Theirs",
    keepMine: "Conservar lo mío",
    leave: "¿Salir sin guardar?",
    stay: "Seguir editando",
    columns: "Columnas",
    gtin: "GTIN",
    show: "Mostrar estas columnas",
    exportCsv: "Exportar CSV",
    file: "catalogo.csv",
    orders: "Pedidos",
    nameSpanish: "Nombre, español",
    addressSpanish: "Dirección, español",
    wrongAddress: "Letras, dígitos y guiones simples, como verde-guayaba",
    saveProduct: "Guardar",
    productSaved: /La tienda ya lo muestra\.$/,
    conflict: "Otra persona guardó este producto",
    keepYours: "Conservar lo mío",
  },
} as const;

const cell = (page: Page, row: number, column: number) => page.locator(`#cell-${row}-${column}`);

/** Pastes as a spreadsheet would have it on the clipboard. */
const paste = (page: Page, lines: string[][]) =>
  page.getByRole("grid").evaluate(
    (grid, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      grid.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    `${lines.map((line) => line.join("\t")).join("\r\n")}\r\n`,
  );

/** The grid is for wide screens; phones show a list of items instead. */
async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await openOffice(page, path);
  await expect(page.getByRole("grid")).toBeVisible();
}

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`cells of the catalog are pasted, corrected, saved and kept apart from somebody else's (${language})`, {
      tag: language === "en" ? "@daily-desktop" : [],
    }, async ({ page }) => {
      const call = await signedInStaff();
      const rowsOf = async (query: string) => (await call(`office/cataloguerows?${query}`)) as { rows: CatalogRow[] };
      // Each language works on items of its own, so that both can run at once.
      const series = (await rowsOf(`limit=1&offset=${language === "en" ? 700 : 1400}`)).rows[0]?.itemNo.split("-")[0] ?? "";
      await open(page, `/office/catalogue?q=${series}&columns=edge.weightPerUnit.colorEn`);
      await expectAccessibleAtBothSizes(page);
      const { rows } = await rowsOf(`query=${series}&limit=5`);
      const [first] = rows;
      if (!first) throw new Error("the demo has no such series");

      // The columns are item, color, edge, weight.
      await cell(page, 0, 2).click();
      await expect(cell(page, 0, 2)).toHaveAttribute("aria-selected", "true");
      const edges = rows.map((_, index) => (index === 0 ? '<img src=x onerror="alert(1)">' : `=SUM(${index})`));
      await paste(
        page,
        edges.map((edge, index) => [edge, index === 2 ? "six" : `1,0${index + 10}.5`]),
      );
      await expect(page.getByRole("status").filter({ hasText: own.pasted })).toBeVisible();
      await expect(cell(page, 4, 2)).toContainText(edges[4] ?? "");
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-catalog-${language}`);

      await page.getByRole("grid").focus();
      await page.keyboard.press("Control+z");
      await expect(page.getByRole("button", { name: own.save })).toHaveCount(0);
      await page.keyboard.press("Control+y");
      await page.getByRole("button", { name: own.goThere }).click();
      await expect(page.locator(".cell-bar")).toContainText(own.whole);

      await page.getByRole("button", { name: own.save }).click();
      await expect(page.getByText(own.saved)).toBeVisible();
      // Cells that can't be saved are still there.
      await expect(cell(page, 2, 3)).toHaveAttribute("aria-invalid", "true");
      await page.getByRole("button", { name: own.restore }).click();
      const after = (await rowsOf(`query=${series}&limit=5`)).rows;
      expect(after.map(({ cells }) => cells.edge)).toEqual(edges);
      expect(after[4]?.cells.weightPerUnit).toBe("1014.5");
      const shown = await guestCall("product/detailV2", { itemNo: first.itemNo });
      expect(JSON.stringify(shown)).toContain("onerror");

      // Someone else changes a cell while this one types into it; this one keeps theirs and saves by it.
      await cell(page, 1, 2).click();
      await page.keyboard.type("Mine");
      await page.keyboard.press("Enter");
      await expect(cell(page, 1, 2)).toContainText("Mine");
      const theirs = after[1] as CatalogRow;
      await call("office/savecataloguecells", {
        items: [{ id: theirs.id, revision: theirs.revision, cells: { edge: "Theirs" } }],
        products: [],
      });
      await page.keyboard.press("Control+s");
      await expect(page.getByRole("alert").first()).toBeVisible();
      await cell(page, 1, 2).click();
      await expect(page.locator(".cell-bar")).toContainText(own.theirs);
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-catalog-conflict-${language}`);
      expect((await rowsOf(`query=${theirs.itemNo}`)).rows[0]?.cells.edge).toBe("Theirs");
      await page.getByRole("button", { name: own.keepMine, exact: true }).click();
      await page.getByRole("button", { name: own.saveOne }).click();
      await expect(page.getByText(own.savedOne)).toBeVisible();
      expect((await rowsOf(`query=${theirs.itemNo}`)).rows[0]?.cells.edge).toBe("Mine");
    });

    test(`cells are filled, copied and cleared by keyboard, and nobody leaves them unsaved by accident (${language})`, async ({ page }) => {
      await open(page, "/office/catalogue?columns=edge.colorEn");
      await cell(page, 0, 2).click();
      await page.keyboard.press("F2");
      await page.keyboard.type(" pressed");
      await page.keyboard.press("Escape");
      await expect(cell(page, 0, 2).locator("ins")).toHaveCount(0);
      await page.keyboard.type("Chiseled");
      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Shift+ArrowDown");
      await page.keyboard.press("Shift+ArrowDown");
      await page.keyboard.press("Control+d");
      for (const row of [0, 1, 2]) await expect(cell(page, row, 2)).toContainText("Chiseled");
      const copied = await page.getByRole("grid").evaluate((grid) => {
        const clipboardData = new DataTransfer();
        grid.dispatchEvent(new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true }));
        return clipboardData.getData("text/plain");
      });
      expect(copied).toBe("Chiseled\nChiseled\nChiseled");
      await page.keyboard.press("Control+End");
      await expect(page.getByRole("gridcell").last()).toBeVisible();
      await page.keyboard.press("Control+Home");
      // The last row was read on the way, and the first ones are still changed.
      await expect(cell(page, 0, 2)).toContainText("Chiseled");

      if (language === "en") {
        await page.getByRole("link", { name: own.orders, exact: true }).first().click();
        await expect(page.getByRole("dialog")).toContainText(own.leave);
        await expectAccessible(page);
        await page.getByRole("button", { name: own.stay }).click();
        await expect(cell(page, 0, 2)).toContainText("Chiseled");
      }

      await page.getByRole("button", { name: own.columns }).click();
      await page.getByLabel(own.gtin, { exact: true }).check();
      await expectAccessible(page);
      await page.getByRole("button", { name: own.show }).click();
      await expect(page).toHaveURL(/gtin/);
      await expect(page.getByRole("columnheader", { name: own.gtin })).toBeVisible();
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: own.exportCsv }).click();
      expect((await download).suggestedFilename()).toBe(own.file);
    });

    test(`items are changed in a list on a phone (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const call = await signedInStaff();
      const { rows } = (await call(`office/cataloguerows?limit=1&offset=${language === "en" ? 500 : 1900}`)) as { rows: CatalogRow[] };
      const { itemNo = "" } = rows[0] ?? {};
      await openOffice(page, `/office/catalogue?q=${itemNo}&columns=edge`);
      await page.locator(".item-list summary").filter({ hasText: itemNo }).first().click();
      await page.locator(".item-fields input").fill(`On a phone ${language}`);
      await page.locator(".item-fields input").blur();
      await expectAccessible(page);
      await page.getByRole("button", { name: own.saveOne }).click();
      await expect(page.getByText(own.savedOne)).toBeVisible();
      const after = (await call(`office/cataloguerows?query=${itemNo}`)) as { rows: CatalogRow[] };
      expect(after.rows.find((row) => row.itemNo === itemNo)?.cells.edge).toBe(`On a phone ${language}`);
    });

    test(`a product's texts and address are changed beside somebody else's changes (${language})`, async ({ page }) => {
      const call = await signedInStaff();
      const { rows } = (await call(`office/cataloguerows?limit=1&offset=${language === "en" ? 300 : 2100}`)) as { rows: CatalogRow[] };
      const id = rows[0]?.productId ?? 0;
      const product = (await call(`office/catalogueproduct?id=${id}`)) as CatalogProduct;
      const former = product.fields.slugEs ?? "";
      await openOffice(page, `/office/catalogue/products/${id}`);
      await page.getByLabel(own.addressSpanish).fill("dos palabras");
      await expect(page.getByText(own.wrongAddress)).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await page.getByLabel(own.addressSpanish).fill(`${former}-nueva`);
      await page.getByLabel(own.nameSpanish).fill("Mi nombre");

      await call("office/savecatalogueproduct", { id, revision: product.revision, fields: { nameEs: "Su nombre", tags: "theirs" } });
      await page.getByRole("button", { name: own.saveProduct, exact: true }).click();
      await expect(page.getByText(own.conflict)).toBeVisible();
      await expectAccessible(page);
      await shoot(page, `office-product-${language}`);
      await page.getByRole("button", { name: own.keepYours }).click();
      await page.getByRole("button", { name: own.saveProduct, exact: true }).click();
      await expect(page.getByText(own.productSaved)).toBeVisible();
      const after = (await call(`office/catalogueproduct?id=${id}`)) as CatalogProduct;
      expect(after.fields).toMatchObject({ nameEs: "Mi nombre", tags: "theirs", slugEs: `${former}-nueva` });
      await page.goto(`/es/product/detail/${former}/`);
      await expect(page).toHaveURL(new RegExp(`/es/product/detail/${former}-nueva`));
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Mi nombre");
    });
  });
}
