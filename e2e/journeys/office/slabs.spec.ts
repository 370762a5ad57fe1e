import { join } from "node:path";
import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    add: "Receive slabs",
    bundle: "Bundle",
    block: "Block",
    item: "Item number",
    sizes: "Sizes, in the order the slabs were cut",
    wrong: "These lines aren't a size: 2.",
    take: "Receive 2 slabs",
    sell: "Mark as sold",
    note: "Note for the history",
    back: "Make available again",
    close: "Close",
    pictured: (code: string) => `The shop shows the photograph of ${code}.`,
  },
  es: {
    locale: "es-MX",
    add: "Recibir placas",
    bundle: "Atado",
    block: "Bloque",
    item: "Número de artículo",
    sizes: "Medidas, en el orden del corte",
    wrong: "Estas líneas no son una medida: 2.",
    take: "Recibir 2 placas",
    sell: "Marcar como vendida",
    note: "Nota para el historial",
    back: "Volver a ofrecer",
    close: "Cerrar",
    pictured: (code: string) => `La tienda ya muestra la fotografía de ${code}.`,
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];
  test.describe(language, () => {
    test.use({ locale: own.locale });

    test(`the slab yard takes a bundle in, sells a slab and takes it back (${language})`, async ({ page }) => {
      await openOffice(page, "/office/stock/slabs", "slab-yard@demo.test");
      const itemNo = await page.locator("main table a[href*='/stock?item=']").first().innerText();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-slabs-${language}`);
      await page.getByRole("link", { name: own.add }).click();
      const bundle = `E${Date.now().toString(36).toUpperCase()}`;
      await page.getByLabel(own.bundle, { exact: true }).fill(bundle);
      await page.getByLabel(own.block, { exact: true }).fill("B-77");
      await page.getByLabel(own.item).fill(itemNo);
      await page.getByLabel(own.sizes).fill("126.5 x 63\nabout 120");
      await expect(page.getByText(own.wrong)).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(own.sizes).fill("126.5 x 63\n125 x 62");
      const photographs = ["c11-2.webp", "c11-1.webp"].map((name) => join(import.meta.dirname, "../../../seed/pictures/bundles", name));
      await page.locator(".drop-zone input[type=file]").setInputFiles(photographs);
      await expect(page.locator(".intake-slabs img")).toHaveCount(2);
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-slab-intake-${language}`);
      await page.getByRole("button", { name: own.take }).click();
      await page.getByRole("button", { name: `${bundle}-2` }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(own.note).fill("Counter <b>sale</b>");
      await dialog.getByRole("button", { name: own.sell }).click();
      await expect(dialog.getByText("Counter <b>sale</b>")).toBeVisible();
      await expect(dialog.getByRole("img")).toHaveAttribute("src", /c11-2/);
      await dialog.locator("input[type=file]").setInputFiles(join(import.meta.dirname, "../../../seed/pictures/bundles/c11-3.webp"));
      await expect(page.getByText(own.pictured(`${bundle}-2`))).toBeVisible();
      await expect(dialog.getByRole("img")).toBeVisible();
      await expectAccessible(page);
      await shoot(page, `office-slab-${language}`);
      await dialog.getByRole("button", { name: own.back }).click();
      await expect(dialog.getByRole("button", { name: own.sell })).toBeVisible();
    });
  });
}
