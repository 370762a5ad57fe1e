import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../../fixtures/shop.ts";
import { openOffice } from "../../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    term: "blitherstone",
    finds: "marble hexagon",
    more: "limestone",
    add: "Add synonym",
    type: "Shoppers type",
    also: "Also finds",
    try: "See what it finds",
    now: /^Now: 0 products, 0 pages/,
    withWords: /^With these synonyms: [1-9]/,
    save: "Save",
    added: "blitherstone was added.",
    edit: "Edit blitherstone",
    changed: "blitherstone was changed.",
    remove: "Remove blitherstone",
    removed: "blitherstone was removed.",
    undo: "Undo",
  },
  es: {
    locale: "es-MX",
    term: "piedratonta",
    finds: "mármol hexágono",
    more: "caliza",
    add: "Agregar sinónimo",
    type: "El cliente escribe",
    also: "También encuentra",
    try: "Ver qué encuentra",
    now: /^Ahora: 0 productos, 0 páginas/,
    withWords: /^Con estos sinónimos: [1-9]/,
    save: "Guardar",
    added: "Se agregó piedratonta.",
    edit: "Editar piedratonta",
    changed: "Se modificó piedratonta.",
    remove: "Quitar piedratonta",
    removed: "Se quitó piedratonta.",
    undo: "Deshacer",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`a search word is tried, finds at once, and every change is undone (${language})`, async ({ page, request }) => {
      const results = async () => (await request.get(`/${language}/search?q=${own.term}`)).text();
      const isFound = async () => (await results()).includes("/product/detail/");
      expect(await isFound()).toBe(false);

      // The link in the report of searches leads here.
      const to = `/content/search-words?in=${language}&add=${own.term}`;
      await openOffice(page, `/office${to}`, "content@demo.test");
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByLabel(own.type)).toHaveValue(own.term);
      await dialog.getByLabel(own.also).fill(own.finds);
      await dialog.getByRole("button", { name: own.try }).click();
      await expect(dialog.getByText(own.now)).toBeVisible();
      await expect(dialog.getByText(own.withWords)).toBeVisible();
      await expectAccessible(page);
      await shoot(page, `office-search-word-${language}`);
      await dialog.getByRole("button", { name: own.save, exact: true }).click();
      const notice = page.locator("main").getByText(own.added);
      await expect(notice).toBeVisible();
      expect(await isFound()).toBe(true);
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-search-words-${language}`);

      await page.getByRole("button", { name: own.edit }).click();
      await dialog.getByLabel(own.also).fill(own.more);
      await dialog.getByRole("button", { name: own.save, exact: true }).click();
      await expect(page.locator("main").getByText(own.changed)).toBeVisible();
      await page.getByRole("button", { name: own.undo, exact: true }).click();
      await expect(page.getByRole("button", { name: own.undo, exact: true })).toHaveCount(0);
      await expect(page.getByRole("row").filter({ hasText: own.term })).toContainText(own.finds);

      await page.getByRole("button", { name: own.remove }).click();
      await expect(page.locator("main").getByText(own.removed)).toBeVisible();
      expect(await isFound()).toBe(false);
      await page.getByRole("button", { name: own.undo, exact: true }).click();
      await expect(page.getByRole("button", { name: own.undo, exact: true })).toHaveCount(0);
      await expect(page.getByRole("row").filter({ hasText: own.term })).toContainText(own.finds);
      expect(await isFound()).toBe(true);
      await page.getByRole("button", { name: own.remove }).click();
      await expect(page.getByRole("row").filter({ hasText: own.term })).toHaveCount(0);
    });
  });
}
