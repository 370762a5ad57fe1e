import { eachLanguageAtOneSize, expect, expectAccessible, test } from "../fixtures/shop.ts";

eachLanguageAtOneSize();

/** Presses Tab until the element has the focus. @returns the presses it took */
async function tabTo(page: import("@playwright/test").Page, isThere: () => Promise<boolean>): Promise<number> {
  for (let presses = 1; presses <= 60; presses++) {
    await page.keyboard.press("Tab");
    if (await isThere()) return presses;
  }
  throw new Error("not reached in 60 presses");
}

test(
  "a department's looks open by keyboard, close by Escape, and lead to their lists",
  { tag: "@daily-desktop" },
  async ({ page }, info) => {
    test.skip(info.project.name === "phone", "there is no keyboard");
    await page.goto("/en/");
    const link = page.getByRole("banner").getByRole("link", { name: "Porcelain", exact: true });
    await expect(link).toHaveAttribute("aria-expanded", "false");
    await link.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("region", { name: "Porcelain" });
    await expect(panel.getByRole("link", { name: /Marble look/ })).toBeVisible();
    await expect(page).toHaveURL("/en/");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await panel.getByRole("link", { name: /Marble look/ }).click();
    await expect(page).toHaveURL("/en/product/list/porcelain/marble-look/");
  },
);

test("departments that don't fit on one line are under More, by keyboard too", async ({ page }, info) => {
  test.skip(info.project.name === "phone", "there is no bar");
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto("/es/");
  const bar = page.getByRole("banner").getByRole("navigation", { name: "Departamentos" });
  const more = bar.getByRole("button", { name: "Más" });
  await more.focus();
  await page.keyboard.press("Enter");
  const last = bar.getByRole("link", { name: "Novedades" });
  await expect(last).toBeVisible();
  expect((await bar.boundingBox())?.height, "one line").toBeLessThan(48);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(last).toBeHidden();
  await expect(more).toBeFocused();
  // Another journey brings in a department.
  await page.setViewportSize({ width: 1680, height: 800 });
  await expect(more).toBeHidden();
  await expect(last).toBeVisible();
});

test("the phone's menu covers the page with departments and their material (es)", { tag: "@daily-phone" }, async ({ page }) => {
  await page.goto("/es/");
  const bar = page.getByRole("banner");
  await bar.getByRole("button", { name: "Menú" }).click();
  const menu = page.getByRole("navigation", { name: "Menú" });
  await expect(menu.getByRole("link", { name: "Porcelánico" })).toBeVisible();
  await expect(menu.locator("img").first()).toBeVisible();
  await expect(menu.getByRole("link", { name: "English" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await bar.getByRole("button", { name: "Menú" }).click();
  await menu.getByRole("link", { name: "Porcelánico" }).click();
  await expect(page).toHaveURL("/es/product/list/porcelanico/");
  const look = page.getByRole("navigation", { name: "Efectos" }).getByRole("link").first();
  await expect(look).toBeVisible();
  await expect(page.getByRole("region", { name: "Cookies" }), "a first visit has the question about cookies above them").toBeVisible();
  const top = async () => (await page.locator("article").first().boundingBox())?.y ?? 1000;
  expect(await top(), "a department's products begin within the first 260 px").toBeLessThan(260);
  await page.getByRole("button", { name: "Solo esenciales" }).click();
  await look.click();
  await expect(page).toHaveURL(/efecto-marmol/);
  // The address changes before the page does.
  await expect(page.locator("main h1")).toContainText("efecto mármol");
  expect(await top(), "products begin within the first 260 px below a title of two lines, too").toBeLessThan(260);
});

test("a skip link leads past the filters: the first product is 40 presses away at most", async ({ page }, info) => {
  test.skip(info.project.name === "phone", "there is no keyboard");
  await page.goto("/en/product/list/porcelain/marble-look/");
  const focused = (name: RegExp) => () =>
    page.evaluate((words) => new RegExp(words).test(document.activeElement?.textContent ?? ""), name.source);
  const toSkip = await tabTo(page, focused(/^Skip filters/));
  await page.keyboard.press("Enter");
  const toProduct = await tabTo(page, () => page.evaluate(() => document.activeElement?.closest("article") != null));
  expect(toSkip + toProduct + 1).toBeLessThanOrEqual(40);
});
