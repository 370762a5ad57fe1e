import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, expectToFit, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const said = {
  en: {
    lay: "Lay out your counter",
    ell: "L-shape",
    length: "Length",
    arrange: "Arrange automatically",
    save: "Save and get a link",
    link: "Link for the fabricator",
  },
  es: {
    lay: "Planear su cubierta",
    ell: "En L",
    length: "Largo",
    arrange: "Acomodar automáticamente",
    save: "Guardar y obtener un enlace",
    link: "Enlace para el marmolero",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = said[language];

  test(`a guest lays a counter with a seam, moves it by keyboard, and shares it by link (${language})`, {
    tag: language === "es" ? "@daily-phone" : [],
  }, async ({ page, browser, baseURL }) => {
    await page.goto(`/${language}/slabs/detail?code=E32-3`);
    await page.getByRole("link", { name: own.lay }).click();
    await expect(page).toHaveURL(/slabs\/layout\?code=E32-3/);
    await expectAccessibleAtBothSizes(page);
    await page.waitForLoadState("networkidle");
    await page.getByLabel(own.length, { exact: true }).fill("160 1/2");
    await page.getByLabel(own.length, { exact: true }).press("Enter");
    await page.getByRole("button", { name: own.ell, exact: true }).click();
    await page.getByRole("button", { name: own.arrange }).click();
    const pieces = page.locator("g.laid");
    await expect(pieces).toHaveCount(3);
    await expect(page.locator(".layout-stage .wrong")).toHaveCount(0);
    const first = pieces.first();
    const place = first.locator("g[transform]");
    const before = await place.getAttribute("transform");
    await first.focus();
    await page.keyboard.press("Shift+ArrowLeft");
    await expect(page.locator(".layout-stage .wrong")).not.toHaveCount(0);
    await page.keyboard.press("z");
    await expect(page.locator(".layout-stage .wrong")).toHaveCount(0);
    await expect(place).toHaveAttribute("transform", before ?? "");
    await page.getByRole("button", { name: own.save }).click();
    await expect(page).toHaveURL(/\?link=/);
    const link = await page.getByLabel(own.link).inputValue();
    await expectAccessibleAtBothSizes(page);
    await expectToFit(page);
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const shared = await plain.newPage();
    await shared.goto(new URL(link).pathname + new URL(link).search);
    await expect(shared.locator("g.laid")).toHaveCount(3);
    await expect(shared.getByRole("row")).toHaveCount(3);
    await plain.close();
  });
}

test("a link that nobody was given opens nothing", async ({ page }) => {
  expect((await page.goto("/en/slabs/layout?link=aaaaaaaaaaaaaaaaaaaaaa"))?.status()).toBe(404);
});
