import type { Page } from "@playwright/test";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, type Language, test, words } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const slug = "magnifica-calacatta-marble-look-porcelain";
const said = {
  en: {
    floor: "12 × 10 ft, drawn to scale",
    pieces: "60 whole pieces",
    sliver: /Along the right wall, pieces would be only .* wide\./,
    shift: /^Move the start/,
    isL: "L-shaped room",
    corner: "Length of the missing corner in feet",
    cornerWidth: "Width of the missing corner in feet",
    showWall: "Show the pattern",
    showFloor: "Show my room",
    load: "1 pallet, 610.8 lb (277.1 kg). Needs a liftgate, a dock or a forklift to unload.",
    border: /The border takes \d+ pieces of .+, which you order separately\./,
    sheets: "108 whole sheets, and 22 cuts from 12 more.",
  },
  es: {
    floor: "12 × 10 pies, dibujado a escala",
    pieces: "60 piezas enteras",
    sliver: /Junto a la pared derecha las piezas quedarían de solo .* de ancho\./,
    shift: /^Mover el arranque/,
    isL: "Cuarto en L",
    corner: "Largo de la esquina que falta, en pies",
    cornerWidth: "Ancho de la esquina que falta, en pies",
    showWall: "Ver el patrón",
    showFloor: "Ver mi cuarto",
    load: "1 tarima, 610.8 lb (277.1 kg). Para descargar hace falta rampa hidráulica, andén o montacargas.",
    border: /La cenefa lleva \d+ piezas de .+, que se piden por separado\./,
    sheets: "108 mallas enteras y 22 cortes de 12 mallas más.",
  },
} as const;

const pathIn = async (language: Language, page: Page, of = slug): Promise<void> => {
  await page.goto(`/en/product/detail/${of}`);
  if (language === "es") await page.goto((await page.locator('link[hreflang="es"]').getAttribute("href")) ?? "");
};

for (const language of ["en", "es"] as const) {
  test(`a room is drawn with its cuts, and its boxes follow from the drawing (${language})`, async ({ page }) => {
    const text = said[language];
    await pathIn(language, page);
    await page.getByLabel(words[language].length).fill("12");
    await page.getByLabel(words[language].width).fill("10");
    const floor = page.getByRole("region", { name: text.floor });
    await expect(floor).toContainText(text.pieces);
    const boxes = () => page.locator(".amount-result strong").textContent();
    const ofRoom = Number.parseInt((await boxes()) ?? "", 10);
    expect(ofRoom).toBe(12);
    await expect(page.locator(".buy > .load")).toContainText(text.load);
    await expectAccessibleAtBothSizes(page);

    // About half an inch more than three pieces with their joints.
    await page.getByLabel(words[language].length).fill("71.6 in");
    await expect(page.locator(".floor-said")).toContainText(text.sliver);
    await page.locator(".floor-said").getByRole("button", { name: text.shift }).click();
    await expect(page.locator(".floor-said")).not.toContainText(text.sliver);

    await page.getByLabel(words[language].length).fill("12");
    const before = Number.parseInt((await boxes()) ?? "", 10);
    await page.getByLabel(text.isL).check();
    await page.getByLabel(text.corner).fill("6");
    await page.getByLabel(text.cornerWidth).fill("5");
    await expect.poll(async () => Number.parseInt((await boxes()) ?? "", 10)).toBeLessThan(before);

    await page.getByLabel(text.isL).uncheck();
    await page.locator(".laying-border").selectOption({ index: 1 });
    await expect(page.locator(".floor-said")).toContainText(text.border);
    await expectAccessibleAtBothSizes(page);
    await page.locator(".laying-border").selectOption("");

    await page.getByRole("button", { name: text.showWall }).click();
    await expect(floor).toBeHidden();
    await page.getByRole("button", { name: text.showFloor }).click();
    await expect(floor).toBeVisible();
  });

  test(`a mosaic is counted by the sheet, with those that are cut (${language})`, async ({ page }) => {
    await pathIn(language, page, "brisa-aqua-glass-mosaic");
    await page.getByLabel(words[language].length).fill("12.5");
    await page.getByLabel(words[language].width).fill("9.5");
    await expect(page.locator(".floor-said")).toContainText(said[language].sheets);
  });
}
