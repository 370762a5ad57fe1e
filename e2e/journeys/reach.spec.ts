import { expect, test } from "../fixtures/shop.ts";

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
