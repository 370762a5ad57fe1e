import { holdScripts } from "../fixtures/held-scripts.ts";
import { expect, expectAccessible, test } from "../fixtures/shop.ts";
import { Shopper } from "../fixtures/shopper.ts";

test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, "the same on a phone");

const walls = { en: "/en/product/list/ceramic/", es: "/es/product/list/ceramica/" } as const;

const said = {
  en: "You can order up to 9,999 of an item. For more, ask us for a quote. Your bag still has 1 box.",
  es: "Puede pedir hasta 9,999 de cada artículo. Para más, pídanos una cotización. Su bolsa todavía tiene 1 caja.",
};

for (const language of ["en", "es"] as const) {
  test(`too large a quantity is refused with a message, and the field shows the line's quantity (${language})`, async ({ page }) => {
    const shopper = new Shopper(page, language, "quantity");
    await shopper.addFirstOf(walls[language]);
    const field = page.locator("main input[name=quantity]");
    await page.waitForLoadState("networkidle");
    await field.fill("99999");
    await field.blur();
    await expect(page.getByRole("alert").filter({ hasText: said[language] })).toBeVisible();
    await expect(field).toHaveValue("1");
    await expectAccessible(page);
    await field.fill("2");
    await field.blur();
    await expect(page.getByText(said[language])).toHaveCount(0);
    await expect(field).toHaveValue("2");
  });
}

test("pickup shows each store's stock and date, and choosing another store changes the date", async ({ page }) => {
  const shopper = new Shopper(page, "en", "stores");
  await shopper.addFirstOf(walls.en, { way: "PKUP" });
  const stores = page.locator("label", { has: page.locator("input[name=storeNumber]") });
  await expect(stores.first()).toContainText(/Ready \w+ \d+, \d{4}/);
  const elsewhere = stores.filter({ hasText: "Comes from another store" }).first();
  const here = stores.filter({ hasText: "All in stock" }).first();
  await expect(here).toBeVisible();
  for (const store of [here, elsewhere]) {
    if ((await store.count()) === 0) continue;
    await store.locator("input").check();
    await expect(page.getByText("Choose delivery or a pickup store.")).toHaveCount(0);
    await expect(store.locator("input")).toBeChecked();
  }
  await expectAccessible(page);
});

test("ways to receive two lines that are chosen before the bag has its scripts are both kept", async ({ page }) => {
  const shopper = new Shopper(page, "en", "early ways");
  await shopper.addFirstOf(walls.en);
  await shopper.addFirstOf("/en/product/list/porcelain/");
  const release = await holdScripts(page);
  await page.reload();
  const ways = page.locator("select[name=fulfilmentType]");
  for (const way of await ways.all()) await way.selectOption("PKUP");
  let answered = 0;
  page.on("response", (response) => {
    if (response.request().method() === "POST" && response.url().includes("shoppingbag")) answered += 1;
  });
  release();
  await expect.poll(() => answered).toBe(2);
  await page.reload();
  await expect(ways).toHaveCount(2);
  for (const way of await ways.all()) await expect(way).toHaveValue("PKUP");
});

test("a store that is chosen before the bag has its scripts is taken once it has them", async ({ page }) => {
  await new Shopper(page, "en", "early store").addFirstOf(walls.en, { way: "PKUP" });
  const release = await holdScripts(page);
  await page.reload();
  const last = page.locator("input[name=storeNumber]").last();
  const number = (await last.getAttribute("value")) ?? "";
  const useStore = page.getByRole("button", { name: "Pick up here" });
  await last.check();
  await expect(useStore).toBeVisible();
  release();
  await expect(useStore).toBeHidden();
  await page.reload();
  await expect(page.locator(`input[name=storeNumber][value="${number}"]`)).toBeChecked();
});
