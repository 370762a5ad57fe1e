import { readFileSync } from "node:fs";
import type { CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import type { ProductPictures } from "@azulejo/contract/areas/office/catalog/pictures.ts";
import type { CatalogProduct } from "@azulejo/contract/areas/office/catalog/product.ts";
import { signedInStaff } from "../../../fixtures/caller.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../../fixtures/shop.ts";
import { openOffice } from "../../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    choose: "Choose pictures",
    saved: "Saved. The shop shows it now.",
    wrong: "This file type isn't accepted. The file wasn't uploaded.",
    damaged: "That picture is damaged or can't be read. Save it again and send the new file.",
    putAway: /^Remove .+ from the list$/,
    describe: "Description, Spanish",
    crop: "Crop picture 1",
    frame: "Lower right corner",
    cut: "Crop",
    cropped: /px, cropped/,
    remove: /^Remove: /,
    undo: "Undo",
    conflict: "Someone else has changed these pictures",
    again: /^Make my/,
  },
  es: {
    locale: "es-MX",
    choose: "Elegir imágenes",
    saved: "Guardado. La tienda ya lo muestra.",
    wrong: "No es un archivo de un tipo aceptado. No se envió.",
    damaged: "La imagen está dañada o no se puede leer. Guárdela de nuevo y envíe el archivo nuevo.",
    putAway: /^Quitar .+ de la lista$/,
    describe: "Descripción, español",
    crop: "Recortar la imagen 1",
    frame: "Esquina inferior derecha",
    cut: "Recortar",
    cropped: /px, recortada/,
    remove: /^Quitar: /,
    undo: "Deshacer",
    conflict: "Otra persona cambió estas imágenes",
    again: /^Repetir mi/,
  },
} as const;

const photograph = readFileSync(new URL("../../../../seed/pictures/bundles/a03-1.webp", import.meta.url));
const hostile = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`pictures of a product are uploaded, ordered, described, cropped and removed (${language})`, async ({ page, context }) => {
      test.slow();
      const call = await signedInStaff();
      const { rows } = (await call(`office/cataloguerows?limit=1&offset=${language === "en" ? 300 : 1300}`)) as { rows: CatalogRow[] };
      const id = rows[0]?.productId ?? 0;
      const { fields } = (await call(`office/catalogueproduct?id=${id}`)) as CatalogProduct;
      const inShop = await context.newPage();
      const address = `/es/product/detail/${fields.slugEs}/`;
      await inShop.goto(address);

      await openOffice(page, `/office/catalogue/products/${id}`, "catalog@demo.test");

      await page.getByLabel(own.choose).setInputFiles([
        { name: "slab.webp", mimeType: "image/webp", buffer: photograph },
        { name: "drawing.svg", mimeType: "image/svg+xml", buffer: hostile },
        { name: "broken.webp", mimeType: "image/webp", buffer: photograph.subarray(0, 900) },
        { name: "renamed.png", mimeType: "image/png", buffer: hostile },
      ]);
      await expect(page.getByText(own.wrong)).toBeVisible();
      await expect(page.getByText(own.damaged)).toBeVisible();
      await expect(page.getByText(own.saved)).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-pictures-${language}`);
      for (let left = 3; left > 0; left--) await page.getByRole("button", { name: own.putAway }).first().click();

      // The last picture is moved to the first place, and described there.
      const row = page.locator(".ordered-rows > li");
      const count = await row.count();
      const description = row.nth(count - 1).getByLabel(own.describe);
      await description.focus();
      for (let at = 1; at < count; at++) await page.keyboard.press("Alt+ArrowUp");
      const words = `Una placa <i>${language}</i>`;
      await row.first().getByLabel(own.describe).fill(words);
      await page.keyboard.press("Tab");
      await expect(page.getByText(own.saved)).toBeVisible();
      const picturesNow = async () => ((await call(`office/productpictures?id=${id}`)) as ProductPictures).pictures;
      await expect.poll(async () => (await picturesNow())[0]?.altEs).toBe(words);

      // The shop's page was kept, and shows the new picture all the same.
      await expect(async () => {
        await inShop.reload();
        await expect(inShop.getByAltText(words).first()).toBeAttached({ timeout: 500 });
      }).toPass();

      await page.getByRole("button", { name: own.crop }).click();
      const dialog = page.getByRole("dialog");
      const corner = dialog.getByLabel(own.frame);
      await corner.focus();
      for (let step = 0; step < 6; step++) await corner.press("Shift+ArrowLeft");
      await expectAccessible(page);
      await shoot(page, `office-crop-${language}`);
      await dialog.getByRole("button", { name: own.cut, exact: true }).click();
      await expect(row.first().getByText(own.cropped)).toBeVisible();
      await expect.poll(async () => (await picturesNow())[0]?.croppedFrom).not.toBeNull();
      await page.getByRole("button", { name: own.undo }).click();
      await expect(row.first().getByText(own.cropped)).toHaveCount(0);

      await row.first().getByRole("button", { name: own.remove }).click();
      await expect(row).toHaveCount(count - 1);
      await page.getByRole("button", { name: own.undo }).click();
      await expect(row).toHaveCount(count);
      await expect.poll(async () => (await picturesNow()).length).toBe(count);

      const { pictures, revision } = (await call(`office/productpictures?id=${id}`)) as ProductPictures;
      await call("office/saveproductpictures", { id, revision, pictures: pictures.map((one) => ({ ...one, altEn: "Theirs" })) });
      await row.first().getByRole("button", { name: own.remove }).click();
      await expect(page.getByText(own.conflict)).toBeVisible();
      await expect(row).toHaveCount(count);
      await page.getByRole("button", { name: own.again }).click();
      await expect(row).toHaveCount(count - 1);
      await expect.poll(async () => (await picturesNow()).map(({ altEn }) => altEn)).toEqual(pictures.slice(1).map(() => "Theirs"));
    });
  });
}
