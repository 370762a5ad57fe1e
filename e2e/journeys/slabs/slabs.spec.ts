import { guestCall, signedInCaller } from "../../fixtures/caller.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, expectToFit, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();
// The close look is made of tiles.
test.use({ pictures: true });

const said = {
  en: {
    yard: "Slab yard, Reno",
    filters: "Filters",
    granite: "Granite",
    show: "Show slabs",
    compare: "Compare slabs",
    zoom: "Look closer",
    whole: "Ruler:",
    free: "available",
    held: "on hold until",
  },
  es: {
    yard: "Patio de placas, Reno",
    filters: "Filtros",
    granite: "Granito",
    show: "Ver placas",
    compare: "Comparar placas",
    zoom: "Ver de cerca",
    whole: "Regla:",
    free: "disponible",
    held: "apartada hasta",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = said[language];

  test(`a visitor filters a yard, compares two slabs and opens one as a book (${language})`, async ({ page }) => {
    await page.goto(`/${language}/slabs/store/reno`);
    await expect(page.getByRole("heading", { level: 1, name: own.yard })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await page.waitForLoadState("networkidle");
    if (await page.getByText(own.filters, { exact: true }).isVisible()) await page.getByText(own.filters, { exact: true }).click();
    await page.getByRole("checkbox", { name: own.granite }).check();
    await expect(page).toHaveURL(/stone=granite/);
    await expect(page.locator("main")).not.toContainText("Apuana");
    for (const box of (await page.locator("input[name=slab]").all()).slice(0, 2)) await box.check();
    await page.getByRole("button", { name: own.compare }).click();
    await expect(page.locator("thead th")).toHaveCount(2);
    await expectToFit(page);
    await page.goto(`/${language}/slabs/detail?code=C11-1&view=book`);
    await expect(page.locator("figure img")).toHaveCount(2);
    await expectAccessibleAtBothSizes(page);
  });

  test(`a slab is looked at closely by keyboard alone (${language})`, { tag: language === "en" ? "@daily-desktop" : [] }, async ({
    page,
  }) => {
    await page.goto(`/${language}/slabs/detail?code=C11-2`);
    await expectAccessibleAtBothSizes(page);
    await page.getByRole("link", { name: own.zoom }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/slabs\/zoom/);
    const ruler = page.getByRole("img", { name: own.whole });
    await expect(ruler).toBeVisible({ timeout: 30_000 });
    const whole = await ruler.getAttribute("aria-label");
    await page.locator("section[tabindex='0']").last().focus();
    for (let press = 0; press < 4; press++) await page.keyboard.press("+");
    await expect(ruler).not.toHaveAttribute("aria-label", whole ?? "");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("0");
    await expect(ruler).toHaveAttribute("aria-label", whole ?? "");
    await expectAccessibleAtBothSizes(page);
  });

  test(`a counter's size is followed from a slab to its layout and its yard (${language})`, async ({ page }) => {
    await page.goto(`/${language}/slabs/detail?code=C11-2`, { waitUntil: "networkidle" });
    const counter = page.locator("svg.counter [role=group]");
    await counter.focus();
    for (let press = 0; press < 4; press++) await page.keyboard.press("Shift+ArrowLeft");
    await expect(counter).toHaveAttribute("aria-label", /92 × 26/);
    await page.goto(`/${language}/slabs/layout?code=C11-2`, { waitUntil: "networkidle" });
    await expect(page.locator(".layout-labels")).toContainText("92 × 26 in");
    await page.goto(`/${language}/slabs/store/reno`, { waitUntil: "networkidle" });
    await expect(page.locator("svg.need").first()).toHaveAttribute("width", String(92 * 2.5));

    // And back: the box of the yard is dragged, and the slab's counter has its size.
    const summary = page.locator(".filters > summary");
    if (await summary.isVisible()) await summary.click();
    const box = page.locator(".size-box");
    await box.scrollIntoViewIfNeeded();
    await expect(page.locator("input[name=w]")).toHaveValue("92");
    const corner = (await box.locator(".handle").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const whole = (await box.boundingBox()) ?? corner;
    await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
    await page.mouse.down();
    await page.mouse.move(whole.x + whole.width / 2, whole.y + whole.height / 2, { steps: 4 });
    const [width, height] = [await page.locator("input[name=w]").inputValue(), await page.locator("input[name=h]").inputValue()];
    await page.mouse.up();
    await expect(page).toHaveURL(new RegExp(`w=${width}&h=${height}`));
    expect(Number(width)).toBeLessThan(92);
    await page.goto(`/${language}/slabs/detail?code=C11-2`, { waitUntil: "networkidle" });
    await expect(counter).toHaveAttribute("aria-label", new RegExp(`${width} × ${height}`));
  });

  test(`a hold shows at once to everybody, and ends when it is released (${language})`, async ({ page }) => {
    const code = language === "en" ? "M28-1" : "N36-1";
    const buyer = await signedInCaller("dealer-buyer@demo.test");
    const state = page.locator("dl dd").nth(1);
    await page.goto(`/${language}/slabs/detail?code=${code}`);
    await expect(state).toHaveText(own.free);
    await buyer("slabs/hold", { code });
    await expect(async () => {
      await page.reload();
      await expect(state).toContainText(own.held, { timeout: 500 });
    }).toPass();
    await buyer("slabs/leave", { code });
    await expect(async () => {
      await page.reload();
      await expect(state).toHaveText(own.free, { timeout: 500 });
    }).toPass();
  });
}

test("a yard is filtered and compared without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/en/slabs/store/reno?stone=onyx&w=100");
  await expect(page.locator("main")).toContainText("onyx");
  await expect(page.locator("main")).not.toContainText("Apuana");
  await page.goto("/en/slabs/zoom?code=C11-1");
  await expect(page.getByRole("img", { name: "slab C11-1" })).toBeVisible();
  await context.close();
});

test("an unknown slab or store is not found", async () => {
  await expect(guestCall("slabs/detail", { code: "NONE-1" })).rejects.toThrow();
  await expect(guestCall("slabs/list/nowhere", {})).rejects.toThrow();
});

for (const language of ["en", "es"] as const)
  test(`a question about a slab names it and its yard (${language})`, async ({ page }) => {
    const own = { en: "Ask about it", es: "Preguntar por ella" }[language];
    await page.goto(`/${language}/slabs/detail?code=C11-1`);
    await page.getByRole("link", { name: own }).click();
    await expect(page).toHaveURL(/contact\/\?slab=C11-1/);
    await expect(page.locator("textarea")).toHaveValue(/C11-1/);
    await expect(page.locator("select[name=topic]")).toHaveValue("product");
    await expect(page.locator("main select[name=store]")).not.toHaveValue("");
  });
