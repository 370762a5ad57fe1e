import { expect, expectAccessibleAtBothSizes, expectToFit, test } from "../fixtures/shop.ts";

const words = {
  en: {
    query: "white matte 12x24 120 sqft",
    need: /\d+ boxes, \$/,
    door: /At your door by/,
    tray: "Samples beside each other",
    add: "Add 2 samples to bag",
    done: "The samples are in your bag.",
    filter: /White, Matte.*As filter/,
  },
  es: {
    query: "blanco mate 12x24 120 pies cuadrados",
    need: /\d+ cajas, \$/,
    door: /En su puerta a más tardar/,
    tray: "Muestras lado a lado",
    add: "Agregar 2 muestras a la bolsa",
    done: "Las muestras están en su bolsa.",
    filter: /Blanco, Mate.*Como filtro/,
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = words[language];
  test(`a search with an area says what it takes, and two samples lie beside each other before they are ordered (${language})`, async ({
    page,
  }, info) => {
    await page.goto(`/${language}/search?q=${encodeURIComponent(own.query)}`, { waitUntil: "networkidle" });
    const [first, second] = [page.locator(".card").nth(0), page.locator(".card").nth(1)];
    await expect(first).toContainText(own.need);
    await expect(first).toContainText(own.door);
    // The tray takes the buttons over once its code has come.
    await page.mouse.wheel(0, 50);
    await expect(first.locator("button[aria-pressed]")).toHaveCount(1);
    // On a touch screen the sample is always there; a mouse has to point at the card.
    for (const card of [first, second]) {
      if (info.project.name === "desktop") await card.hover();
      await card.locator("button[aria-pressed]").click();
    }
    const tray = page.getByRole("region", { name: own.tray });
    await expect(tray.getByRole("listitem")).toHaveCount(2);
    await expect(tray).toContainText("$6.00");
    await expect(tray).toContainText(own.door);
    await expectToFit(page);
    await expectAccessibleAtBothSizes(page);
    await tray.getByRole("button", { name: own.add }).click();
    await expect(page.getByText(own.done)).toBeVisible();
  });

  test(`words become filters while they are typed (${language})`, async ({ page }, info) => {
    test.skip(info.project.name === "phone", "the phone's field is in a sheet");
    await page.goto(`/${language}/`);
    await page.waitForLoadState("networkidle");
    const field = page.getByRole("banner").getByRole("searchbox").or(page.getByRole("banner").getByRole("combobox")).first();
    await field.focus();
    await page.waitForTimeout(500);
    await field.pressSequentially(language === "en" ? "white mat" : "blanco mat");
    await page.getByRole("option", { name: own.filter }).first().click();
    await expect(page).toHaveURL(/color=white&finish=matte/);
  });
}
