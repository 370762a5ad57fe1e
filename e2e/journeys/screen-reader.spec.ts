import { edgelessInForcedColors } from "../fixtures/accessibility-tree.ts";
import { pageKinds } from "../fixtures/page-kinds.ts";
import { eachLanguageAtOneSize, expect, expectToFit, test, words } from "../fixtures/shop.ts";
import { coveredShare, zooms } from "../fixtures/zoom.ts";

eachLanguageAtOneSize();

for (const language of ["en", "es"] as const) {
  test(`fields keep their edges in forced colors (${language})`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    const faults: string[] = [];
    for (const name of ["home", "list", "bag", "contact", "login"]) {
      await page.goto(`/${language}/${pageKinds[language][name]}`);
      faults.push(...(await edgelessInForcedColors(page)).map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test(`pages can be read at 200 and 400 % (${language})`, async ({ page, context, baseURL }) => {
    test.setTimeout(120_000);
    const covered: string[] = [];
    await context.addCookies([{ name: "cantera_consent", value: "necessary", url: baseURL ?? "" }]);
    for (const size of Object.values(zooms)) {
      await page.setViewportSize(size);
      for (const name of ["home", "list", "search", "bag", "article", "store", "contact", "login"]) {
        await page.goto(`/${language}/${pageKinds[language][name]}`);
        await expectToFit(page);
        const share = await coveredShare(page);
        if (share > 0.35) covered.push(`${name} at ${size.width} px: ${share.toFixed(2)}`);
      }
      await page.goto(`/${language}/${pageKinds[language].list}`);
      await page.locator("article h3 a").first().click();
      await expect(page).toHaveURL(/product.detail/, { timeout: 15_000 });
      await expect(page.getByRole("button", { name: words[language].add }).first()).toBeVisible();
      await expectToFit(page);
      const share = await coveredShare(page);
      if (share > 0.35) covered.push(`detail at ${size.width} px: ${share.toFixed(2)}`);
    }
    expect(covered).toEqual([]);
  });
}
