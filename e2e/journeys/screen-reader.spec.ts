import { edgelessInForcedColors, faultsOfTree, smallTargets } from "../fixtures/accessibility-tree.ts";
import { eachLanguageAtOneSize, expect, type Language, test, words } from "../fixtures/shop.ts";

/** One page of each kind. */
const pages: Record<Language, string[]> = {
  en: [
    "",
    "product/",
    "product/list/porcelain/",
    "product/list/decorative-mosaic/?view=grid",
    "product/sale/",
    "product/compare",
    "search?q=marble",
    "search?q=zzzzzz",
    "search/content?q=returns",
    "shoppingbag",
    "blog/",
    "blog/articles/shower-floor-mosaics/",
    "location/reno/",
    "contact/",
    "account/login",
    "account/register",
    "no-such-page",
  ],
  es: [
    "",
    "product/",
    "product/list/porcelanico/",
    "product/list/mosaico-decorativo/?view=grid",
    "product/sale/",
    "product/compare",
    "search?q=mármol",
    "search?q=zzzzzz",
    "search/content?q=devoluciones",
    "shoppingbag",
    "blog/",
    "blog/articles/shower-floor-mosaics/",
    "location/reno/",
    "contact/",
    "account/login",
    "account/register",
    "no-such-page",
  ],
};

eachLanguageAtOneSize();

for (const language of ["en", "es"] as const) {
  test(`every page kind is read and touched without guessing (${language})`, async ({ page }) => {
    test.setTimeout(180_000);
    const faults: string[] = [];
    const note = async (name: string) => {
      faults.push(...(await faultsOfTree(page)).map((fault) => `${name}: ${fault}`));
      faults.push(...(await smallTargets(page)).map((fault) => `${name}: ${fault}`));
    };
    for (const path of pages[language]) {
      await page.goto(`/${language}/${path}`);
      await note(path);
    }
    await page.goto(`/${language}/${pages[language][2]}`);
    await page.locator("article h3 a").first().click();
    await expect(page.getByRole("button", { name: words[language].add, exact: true })).toBeVisible();
    await note("detail");
    expect(faults).toEqual([]);
  });

  test(`fields keep their edges in forced colors (${language})`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    const faults: string[] = [];
    for (const path of ["", pages[language][2] ?? "", "shoppingbag", "contact/", "account/login"]) {
      await page.goto(`/${language}/${path}`);
      faults.push(...(await edgelessInForcedColors(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
