import { expect, test } from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";

/** A product of every kind, by its English address. */
const kinds = {
  porcelain: "magnifica-calacatta-marble-look-porcelain",
  mosaic: "brisa-aqua-glass-mosaic",
  hexagon: "colmena-black-porcelain-hexagon-mosaic",
  "plank on sale": "cabrillo-gull-wood-look-porcelain",
  trim: "canto-chalk-porcelain-trim",
  slab: "crema-marfil-marble-slab",
  mortar: "fija-large-format-mortar-gray",
  grout: "junta-bone-grout",
  "gift card": "azulejo-gift-card-clay",
};

const SCREEN = 900;
const TWO_LINES = 90;

test("price, quantity and button are in the first screen of every kind of product, on a first visit", {
  tag: "@daily-desktop",
}, async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) < 1000, "on a phone the button stays at the foot of the screen");
  await page.setViewportSize({ width: 1440, height: SCREEN });
  for (const [kind, slug] of Object.entries(kinds))
    for (const language of ["en", "es"] as const) {
      if (language === "en") await page.goto(`/en/product/detail/${slug}`);
      else await page.goto((await page.locator('link[hreflang="es"]').getAttribute("href")) ?? "");
      const place = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        return {
          name: box(".buy h1")?.height,
          button: box(".buy-button")?.bottom,
          ruler: box(".laid-ruler")?.bottom,
          bar: box(".laying")?.bottom,
        };
      });
      expect(place.button, `the button, ${kind}, ${language}`).toBeLessThanOrEqual(SCREEN);
      expect(place.ruler ?? 0, `the ruler, ${kind}, ${language}`).toBeLessThanOrEqual(SCREEN);
      expect(place.bar ?? 0, `the pattern bar, ${kind}, ${language}`).toBeLessThanOrEqual(SCREEN);
      expect(place.name, `the name, ${kind}, ${language}`).toBeLessThanOrEqual(TWO_LINES);
    }
});

test("the picture fills the first screen once the question about cookies is answered", { tag: "@daily-desktop" }, async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) < 1000, "on a phone the picture is above the facts");
  await page.setViewportSize({ width: 1440, height: SCREEN });
  await page.goto(`/en/product/detail/${kinds.porcelain}`);
  await page.locator(".consent button").first().click();
  const bar = () => page.locator(".laying").evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  // Below it is the line that ends the part.
  await expect.poll(bar).toBeGreaterThanOrEqual(SCREEN - 2);
  expect(await bar()).toBeLessThanOrEqual(SCREEN);
});

test("the button is in the first screen of the bag and of every step of checkout", async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) < 1000, "on a phone the steps are longer than the screen");
  await page.setViewportSize({ width: 1440, height: SCREEN });
  const shopper = new Shopper(page, "en", "first-screen");
  const expectInSight = async (role: "button" | "link", name: string | RegExp) => {
    const box = await page.getByRole(role, { name, exact: true }).last().boundingBox();
    expect((box?.y ?? SCREEN) + (box?.height ?? 0), page.url()).toBeLessThanOrEqual(SCREEN);
  };
  await shopper.addFirstOf("/en/product/list/porcelain/wood-look/");
  await expectInSight("link", shopper.say.checkout);
  await shopper.goToCheckout();
  await expectInSight("button", shopper.say.next);
  await shopper.tellWho();
  await expect(page).toHaveURL(/checkout\/shipping$/);
  await expectInSight("button", shopper.say.next);
  await shopper.fillAddress();
  await shopper.next();
  await expect(page).toHaveURL(/checkout\/shipping-options$/);
  await expectInSight("button", shopper.say.next);
  await shopper.next();
  await expect(page).toHaveURL(/checkout\/payment$/);
  await expectInSight("button", shopper.say.pay);
});
