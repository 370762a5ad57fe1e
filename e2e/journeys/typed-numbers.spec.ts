import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, test, untilLive } from "../fixtures/shop.ts";

eachLanguageAtOneSize();

const words = {
  en: {
    list: "/en/product/list/porcelain/",
    length: "Length in feet",
    width: "Width in feet",
    area: "Area in square feet",
    byArea: "By area",
    unreadable: /Enter a length like/,
    most: "Enter 10,000,000 or less.",
    price: "Enter a number in figures",
  },
  es: {
    list: "/es/product/list/porcelanico/",
    length: "Largo en pies",
    width: "Ancho en pies",
    area: "Superficie en pies cuadrados",
    byArea: "Por superficie",
    unreadable: /Escriba una medida como/,
    most: "Escriba 10,000,000 o menos.",
    price: "Escriba el número con cifras",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const say = words[language];

  test(`a room is read as people write it, and what can't be read is said (${language})`, async ({ page }) => {
    await page.goto(say.list);
    await page.locator("article h3 a").first().click();
    const length = page.getByRole("textbox", { name: say.length });
    await untilLive(length);
    const units = page.locator(".amount-result strong");
    await page.getByRole("textbox", { name: say.width }).fill("10");
    await length.fill("12.5");
    const same = await units.innerText();
    expect(same).not.toMatch(/^1 /);
    for (const typed of ["12,5", "12 1/2", "12½", "12'6\"", "12 ft 6 in", "12 pies 6 pulg", "3.81 m"]) {
      await length.fill("1");
      await length.fill(typed);
      await expect(units, typed).toHaveText(same);
    }
    await length.fill("twelve");
    await expect(page.getByText(say.unreadable)).toBeVisible();
    await expect(length).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator(".buy-button")).toBeDisabled();
    await expectAccessibleAtBothSizes(page);
    const byArea = page.getByRole("radio", { name: say.byArea });
    // The bar at a phone's foot would take the click.
    await byArea.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
    await byArea.check({ force: true });
    await page.getByRole("textbox", { name: say.area }).fill("99,999,999");
    await expect(page.getByText(say.most)).toBeVisible();
  });

  test(`a price that can't be read is said beside its field (${language})`, async ({ page }) => {
    await page.goto(`${say.list}?from=ten&to=12%2C5`);
    const [from, to] = [page.locator("input[name=from]:not([type=hidden])"), page.locator("input[name=to]:not([type=hidden])")];
    await expect(from).toHaveValue("ten");
    await expect(to).toHaveValue("12.5");
    await expect(from).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("[role=alert]", { hasText: say.price })).toHaveCount(1);
  });
}
