import { readFileSync } from "node:fs";
import type { OfficeStory } from "@azulejo/contract/areas/office.ts";
import { signedInStaff } from "../../../fixtures/caller.ts";
import {
  eachLanguageAtOneSize,
  expect,
  expectAccessible,
  expectAccessibleAtBothSizes,
  expectToFit,
  shoot,
  test,
} from "../../../fixtures/shop.ts";
import { openOffice } from "../../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    choose: "Add files",
    wrong: "This file type isn't accepted. The file wasn't uploaded.",
    refused: "That kind of file isn't accepted. Send a JPEG, PNG, WebP, AVIF, PDF or MP4.",
    putAway: /^Remove .+ from the list$/,
    find: "Name or description",
    search: "Search",
    altEn: "Description, English",
    altEs: "Description, Spanish",
    across: "From left to right",
    save: "Save",
    saved: /saved\.$/,
    pick: "Choose picture: Picture, English",
    files: "Files",
    unused: "Not used",
    inUse: "Used in 1 place",
    delete: "Delete",
    stillUsed: /still used in 1 place/,
    back: "Go back",
    replace: "Replace",
    other: "Choose the new file",
    publishNow: "Publish 1 page now",
    close: "Close",
    deleted: /deleted\. It can be restored for 30 days\.$/,
    undo: "Undo",
    saveDraft: /^Save draft/,
    publish: "Publish",
    published: /published\.$/,
  },
  es: {
    locale: "es-MX",
    choose: "Agregar archivos",
    wrong: "No es un archivo de un tipo aceptado. No se envió.",
    refused: "No se acepta ese tipo de archivo. Envíe un JPEG, PNG, WebP, AVIF, PDF o MP4.",
    putAway: /^Quitar .+ de la lista$/,
    find: "Nombre o descripción",
    search: "Buscar",
    altEn: "Descripción, inglés",
    altEs: "Descripción, español",
    across: "De izquierda a derecha",
    save: "Guardar",
    saved: /^Se guardó /,
    pick: "Elegir imagen: Imagen, inglés",
    files: "Archivos",
    unused: "Sin uso",
    inUse: "Se usa en 1 lugar",
    delete: "Eliminar",
    stillUsed: /todavía se usa en 1 lugar/,
    back: "Volver",
    replace: "Reemplazar",
    other: "Elegir el archivo nuevo",
    publishNow: "Publicar 1 página ahora",
    close: "Cerrar",
    deleted: /Se puede restaurar durante 30 días\.$/,
    undo: "Deshacer",
    saveDraft: /^Guardar borrador/,
    publish: "Publicar",
    published: /^Se publicó /,
  },
} as const;

const pictures = new URL("../../../../seed/pictures/bundles/", import.meta.url);
/** Bytes that nobody has sent before: what follows a picture's end isn't read. */
const photograph = (name: string, mark: string) => Buffer.concat([readFileSync(new URL(name, pictures)), Buffer.from(mark)]);
const hostile = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`a file is uploaded, described, chosen for a page, replaced there and deleted (${language})`, async ({ page, context }) => {
      test.slow();
      const call = await signedInStaff();
      const mark = `${language}-${Date.now()}`;
      await openOffice(page, "/office/content/assets");

      await page.getByLabel(own.choose).setInputFiles([
        { name: `patio-${mark}.webp`, mimeType: "image/webp", buffer: photograph("a03-1.webp", mark) },
        { name: "drawing.svg", mimeType: "image/svg+xml", buffer: hostile },
        { name: "renamed.png", mimeType: "image/png", buffer: hostile },
      ]);
      await expect(page.getByText(own.wrong)).toBeVisible();
      await expect(page.getByText(own.refused)).toBeVisible();
      const cell = page.getByRole("link", { name: `patio-${mark}.webp` });
      await expect(cell).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-assets-${language}`);
      for (let left = 2; left > 0; left--) await page.getByRole("button", { name: own.putAway }).first().click();
      await page.getByLabel(own.find).fill(mark);
      await page.getByRole("main").getByRole("button", { name: own.search, exact: true }).click();
      await expect(page.locator("[data-asset]")).toHaveCount(1);
      await cell.click();

      await page.getByLabel(own.altEn).fill(`A yard of <b>${mark}</b>`);
      await page.getByLabel(own.altEs).fill(`Un patio de <b>${mark}</b>`);
      await page.getByLabel(own.across).press("End");
      await page.getByRole("button", { name: own.save, exact: true }).click();
      await expect(page.getByText(own.saved)).toBeVisible();
      await expect(page.getByText(own.unused)).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-asset-${language}`);
      const address = new URL(page.url()).pathname;

      // The picture is chosen for a page by keyboard alone, on a narrow screen.
      const made = (await call("office/createcontentstory", {
        ...{ parentId: 0, name: mark, slug: `assets-${mark}`, component: "page" },
      })) as OfficeStory;
      const body = [{ _uid: crypto.randomUUID(), component: "picture" }];
      await call("office/savecontentstory", {
        ...{ id: made.id, lockVersion: made.lockVersion, name: mark, content: { component: "page", title: mark, body } },
      });
      await page.goto(`/office/content/${made.id}`);
      await page.locator(".block-item summary").last().click();
      const size = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 640 });
      await page.locator(".block-item").getByRole("button", { name: own.pick }).press("Enter");
      const dialog = page.getByRole("dialog");
      await expect(dialog.locator("[data-asset]").first()).toBeVisible();
      await expectToFit(page);
      await expectAccessible(page);
      await shoot(page, `office-picker-${language}`);
      await page.keyboard.type(mark);
      await page.keyboard.press("Enter");
      await expect(dialog.locator("[data-asset]")).toHaveCount(1);
      await dialog.locator("[data-asset]").press("Enter");
      await expect(dialog).toHaveCount(0);
      if (size) await page.setViewportSize(size);
      await page.getByRole("button", { name: own.saveDraft }).click();
      await page.getByRole("button", { name: own.publish, exact: true }).click();
      await expect(page.getByText(own.published)).toBeVisible();
      const inShop = await context.newPage();
      const alt = language === "en" ? `A yard of <b>${mark}</b>` : `Un patio de <b>${mark}</b>`;
      await inShop.goto(`/${language}/assets-${mark}/`);
      await expect(inShop.getByAltText(alt)).toBeAttached();

      await page.goto(address);
      await expect(page.getByText(own.inUse).first()).toBeVisible();
      await page.getByRole("button", { name: own.delete, exact: true }).click();
      await dialog.getByRole("button", { name: own.delete, exact: true }).click();
      await expect(dialog.getByText(own.stillUsed)).toBeVisible();
      await dialog.getByRole("button", { name: own.back, exact: true }).click();

      await page.getByRole("button", { name: own.replace, exact: true }).click();
      await dialog
        .getByLabel(own.other)
        .setInputFiles([{ name: `yard-${mark}.webp`, mimeType: "image/webp", buffer: photograph("a03-2.webp", mark) }]);
      await expect(dialog.getByRole("link", { name: mark })).toBeVisible();
      await expectAccessible(page);
      await shoot(page, `office-replaced-${language}`);
      await dialog.getByRole("button", { name: own.publishNow }).click();
      await expect(dialog.getByRole("button", { name: own.publishNow })).toHaveCount(0);
      await dialog.getByRole("button", { name: own.close, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: `yard-${mark}.webp` })).toBeVisible();
      await expect(page.getByLabel(own.altEs)).toHaveValue(`Un patio de <b>${mark}</b>`);
      await expect(async () => {
        await inShop.reload();
        await expect(inShop.getByAltText(alt)).toHaveAttribute("src", new RegExp(`yard-${mark}`), { timeout: 500 });
      }).toPass();

      // Nothing uses the old one anymore.
      await page.goto(address);
      await page.getByRole("button", { name: own.delete, exact: true }).click();
      await dialog.getByRole("button", { name: own.delete, exact: true }).click();
      await expect(page.getByText(own.deleted)).toBeVisible();
      await page.getByRole("button", { name: own.undo, exact: true }).click();
      await expect(cell).toBeVisible();
    });
  });
}
