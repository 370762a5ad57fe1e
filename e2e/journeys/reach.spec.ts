import type { Page } from "@playwright/test";
import { pageKinds } from "../fixtures/page-kinds.ts";
import { expect, expectAccessible, expectToFit, shoot, test, words } from "../fixtures/shop.ts";

/** The other pages use the same components with the same colors. In Spanish, only the text differs. */
const inTheDark = new Set(["home", "list", "search", "article", "legal", "store", "contact", "404"]);

/** Axe would read a color in the middle of its transition. */
const untilColorsChanged = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map((one) => one.finished));
  });

test.describe.configure({ mode: "parallel" });

for (const language of ["en", "es"] as const) {
  test(`every page is accessible at 320 px, in light and in dark (${language})`, async ({ page }, info) => {
    test.skip(info.project.name === "desktop", "the phone is the harder case");
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 320, height: 700 });
    const check = async (name: string, schemes: readonly ("light" | "dark")[]) => {
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        await untilColorsChanged(page);
        await expectAccessible(page);
        await shoot(page, `320-${scheme}-${language}-${name}`);
      }
      await page.emulateMedia({ colorScheme: "light" });
    };
    for (const [name, path] of Object.entries(pageKinds[language])) {
      await page.goto(`/${language}/${path}`);
      await expect(page.locator("h1"), name).toHaveCount(1);
      if (inTheDark.has(name)) await check(name, ["light", "dark"]);
      else if (language === "en") await check(name, ["light"]);
      else await expectToFit(page);
    }
    await page.goto(`/${language}/${pageKinds[language].list}`);
    await page.locator("article h3 a").first().click();
    await expect(page.getByRole("button", { name: words[language].add })).toBeVisible();
    await check("detail", ["light", "dark"]);
  });
}

test("the language switch stays on the page", { tag: "@daily-phone" }, async ({ page }) => {
  await page.goto("/en/product/list/porcelain/marble-look/?sort=price_asc");
  const name = await page.locator("html").getAttribute("lang");
  expect(name).toBe("en-US");
  const menu = page.locator("button[popovertarget=phone-menu]");
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL("/es/product/list/porcelanico/efecto-marmol/?sort=price_asc");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
  await expect.poll(async () => (await page.context().cookies()).find((one) => one.name === "i18n_redirected")?.value).toBe("es");
  await page.goto("/");
  await expect(page).toHaveURL("/es/");
});

test("an unknown path shows its name and a way back", async ({ page }) => {
  const answer = await page.goto("/es/no-existe?a=b");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle("404 - Página no encontrada: /es/no-existe?a=b");
  await page.getByRole("main").getByRole("link", { name: "Ir a la página de inicio" }).click();
  await expect(page).toHaveURL("/es/");
});
