import { holdScripts } from "../fixtures/held-scripts.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, test, untilScripted, words } from "../fixtures/shop.ts";

eachLanguageAtOneSize();

test("filters update the address and the list in place, and going back undoes them", { tag: "@daily-desktop" }, async ({ page }, info) => {
  await page.goto("/en/product/list/porcelain/");
  // A server that has just started lays every picture first, and a browser asks for six things at a time.
  await page.waitForLoadState("networkidle");
  const count = page.locator("#results");
  const all = await count.textContent();
  const open = page.locator(".sheet-opener");
  if (await open.isVisible()) await open.click();
  await page.locator("input[name=color]").first().check();
  await expect(page).toHaveURL(/color=/);
  await expect(count).not.toHaveText(all ?? "");
  if (info.project.name === "phone") {
    await expectAccessible(page);
    await page.locator(".sheet").getByRole("button", { name: /Show/ }).click();
    await expect(page.locator(".sheet")).toBeHidden();
  }
  await expect(page.getByRole("list", { name: "Applied filters" }).getByRole("link")).toHaveCount(1);
  await page.goBack();
  await expect(count).toHaveText(all ?? "");
  await page.goto("/en/product/list/porcelain/?from=2&to=4&sort=price_desc");
  await expect(page.locator(".sheet input[name=from]")).toHaveValue("2");
  await expect(page.locator("select[name=sort]")).toHaveValue("price_desc");
});

test("what is chosen before the page has its scripts is applied once it has them", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/en/product/list/porcelain/");
  const open = page.locator(".sheet-opener");
  if (await open.isVisible()) await open.click();
  await page.locator("input[name=color]").first().check();
  expect(page.url()).not.toContain("color=");
  release();
  await expect(page).toHaveURL(/color=/);
});

test("a picture that fails to load shows the product's name in its place, and nothing moves", async ({ page }) => {
  await page.goto("/en/product/list/porcelain/?view=detail");
  const href = (await page.locator("article h3 a").first().getAttribute("href")) ?? "";
  const boxOf = async (path: string) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    return page.locator("h1").boundingBox();
  };
  const name = async () => (await page.locator("h1").textContent()) ?? "";
  const before = await boxOf(href);
  // Bytes that are no picture, so that the console has no failed request to report.
  await page.route(/\/assets\/f\//, (route) => route.fulfill({ contentType: "image/webp", body: "no picture" }));
  const after = await boxOf(href);
  const field = page.locator("main span[role=img]").first();
  await expect(field).toHaveText(await name());
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
  const { width, height } = (await field.boundingBox()) ?? { width: 0, height: 0 };
  expect(width * height).toBeGreaterThan(10_000);
  await expectAccessible(page);
});

test("paging keeps the scroll position and restores it", { tag: "@daily-phone" }, async ({ page }) => {
  await page.goto("/en/product/list/porcelain/");
  const first = await page.locator("article h3").first().textContent();
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator("article h3").first()).not.toHaveText(first ?? "");
  await page.goBack();
  await expect(page.locator("article h3").first()).toHaveText(first ?? "");
});

test(
  "a product can be found through suggestions and added to the bag by keyboard alone",
  { tag: "@daily-desktop" },
  async ({ page }, info) => {
    test.skip(info.project.name === "phone", "there is no keyboard");
    await page.goto("/es/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Ir al contenido" })).toBeFocused();
    const field = page.getByRole("combobox").or(page.getByRole("searchbox")).first();
    await field.focus();
    await page.keyboard.type("marmol carrara");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectAccessible(page);
    const isAtProduct = page.locator("[role=option][aria-selected=true]", { hasText: "$" });
    const count = await page.getByRole("option").count();
    for (let step = 0; step < count && (await isAtProduct.count()) === 0; step++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/product\/detail\//);
    const add = page.getByRole("button", { name: words.es.add });
    await add.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Ver la bolsa" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^(?:Bag|Bolsa) 1$/ })).toBeVisible();
  },
);

for (const [language, query, where] of [
  ["en", "subway tile", "3 × 6 in"],
  ["es", "azulejo subway", "3 × 6 in"],
] as const) {
  test(`Enter searches for the typed text with suggestions open (${language})`, async ({ page }, info) => {
    await page.goto(`/${language}/`);
    if (info.project.name === "phone") await page.locator("button[popovertarget=search-sheet]").click();
    const field = page.locator("input[name=q]:visible").first();
    await field.click();
    await page.keyboard.type(query);
    // Visible isn't enough: a list without height hides its options and they still count as visible.
    await expect(page.getByRole("option").nth(2)).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/search\?q=/);
    await expect(page.locator("article").first()).toContainText(where);
  });
}

test("my store is remembered, and its stock shows on the list", async ({ page }, info) => {
  test.skip(info.project.name === "phone", "the same on a phone");
  await page.goto("/en/product/list/porcelain/");
  await page.getByRole("button", { name: "Choose a store" }).click();
  await page.locator("#my-store").selectOption("reno");
  await page.getByRole("button", { name: "Use this store" }).click();
  await expect(page.getByRole("button", { name: "Reno" })).toBeVisible();
  await expect(page.getByText(/At my store: \d+|Not at my store/).first()).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("searching, filtering, the bag and the steps up to payment work as plain forms", { tag: "@daily-phone" }, async ({ page }) => {
    await page.goto("/en/");
    // A sheet that the platform opens, not a script.
    const search = page.locator("button[popovertarget=search-sheet]");
    if (await search.isVisible()) await search.click();
    await page.locator("header input[name=q]:visible").fill("oak");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/search\?q=oak/);
    await page.locator("input[name=color]").first().check();
    await page.locator(".sheet noscript button, .sheet button[type=submit]").last().click();
    await expect(page).toHaveURL(/color=/);
    await page.locator("article h3 a").first().click();
    await page.getByRole("button", { name: words.en.add }).click();
    await expect(page).toHaveURL(/shoppingbag$/);
    await page.getByRole("link", { name: "Check out", exact: true }).click();
    await page.getByLabel("First name", { exact: true }).fill("Ana");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("Field is required").first()).toBeVisible();
    await expect(page.getByLabel("First name", { exact: true })).toHaveValue("Ana");
    await page.getByLabel("Last name", { exact: true }).fill("Ruiz");
    await page.getByLabel("Email", { exact: true }).fill("noscript@example.test");
    await page.getByLabel("Phone", { exact: true }).fill("775 555 0199");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/checkout\/shipping$/);
    await page.getByLabel("Street address").fill("1 Main Street");
    await page.getByLabel("City").fill("Reno");
    await page.getByLabel("State").selectOption("NV");
    await page.getByLabel("ZIP code").fill("89501");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/checkout\/payment$/);
    expect(await page.content()).toContain("Paying by card needs JavaScript");
  });
});

test("a list that a campaign or filters in another order lead to stays as it was sent", { tag: "@daily-phone" }, async ({ page }) => {
  for (const query of ["utm_source=mail&utm_medium=card", "gclid=7&color=white", "finish=matte&color=white"]) {
    await page.goto(`/en/product/list/porcelain/?${query}`);
    // A difference between the page and the browser's own rendering is an error of the page.
    await untilScripted(page);
  }
});
