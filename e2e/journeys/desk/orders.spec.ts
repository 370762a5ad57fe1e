import { readFile } from "node:fs/promises";
import { placeOrderAs } from "../../fixtures/account-order.ts";
import { createAccount } from "../../fixtures/caller.ts";
import { signIn } from "../../fixtures/member.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, expectToFit, shoot, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const PASSWORD = "grout lines and river stones";

const said = {
  en: {
    title: "Orders",
    search: "Order, job, item or lot",
    none: "No orders match.",
    all: "Show all orders",
    csv: "Export CSV",
    filters: "Filters",
    range: "Ordered",
    confirmed: "Confirmed",
    completed: /^Completed/,
    figures: "How we calculated each amount",
    prices: "Prices",
    cancel: "Cancel the order or some items",
    again: "Order again",
  },
  es: {
    title: "Pedidos",
    search: "Pedido, obra, artículo o lote",
    none: "Ningún pedido coincide.",
    all: "Ver todos los pedidos",
    csv: "Exportar CSV",
    filters: "Filtros",
    range: "Fecha del pedido",
    confirmed: "Confirmado",
    completed: /^Completados/,
    figures: "Cómo calculamos cada importe",
    prices: "Precios",
    cancel: "Cancelar el pedido o algunos artículos",
    again: "Pedir de nuevo",
  },
} as const;

for (const language of ["en", "es"] as const)
  test(`a customer finds, sorts, exports and opens orders (${language})`, async ({ page }, info) => {
    test.setTimeout(90_000);
    const own = said[language];
    const email = `orders-${language}-${Date.now().toString(36)}@example.test`;
    const buyer = { ...(await createAccount(language, email, PASSWORD)), email };
    const small = await placeOrderAs(buyer, ["porcelain"]);
    const large = await placeOrderAs(buyer, ["porcelain", "ceramic", "natural-stone", "decorative-mosaic"]);
    await signIn(page, language, email, PASSWORD);
    await page.goto(`/${language}/account/orders`);
    await expect(page.getByRole("heading", { level: 1, name: own.title })).toBeVisible();
    const rows = page.locator("table tbody tr");
    await expect(rows.first()).toContainText(String(large));
    await expect(rows.nth(1)).toContainText(String(small));
    await expect(rows.first()).toContainText(own.confirmed);
    await expect(rows.first().locator(".line-picture")).toHaveCount(4);
    await page.waitForLoadState("networkidle");
    await expectAccessibleAtBothSizes(page);
    await expectToFit(page);
    await shoot(page, `${info.project.name}-${language}-orders`);

    // On a phone, the filters are folded.
    const filters = page.getByRole("button", { name: own.filters });
    if (await filters.isVisible()) await filters.click();
    await page.getByRole("searchbox", { name: own.search }).fill(String(small));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`search=${small}`));
    await expect(rows).toHaveCount(1);
    await page.reload();
    await expect(rows).toHaveCount(1);

    await page.getByLabel(own.range).selectOption("30");
    await expect(page).toHaveURL(/days=30/);
    await expect(rows).toHaveCount(1);
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: own.csv }).click();
    const file = await (await downloading).path();
    const lines = (await readFile(file, "utf8")).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(String(small));

    await page.getByRole("searchbox", { name: own.search }).fill("zzz");
    await page.keyboard.press("Enter");
    await expect(page.getByText(own.none)).toBeVisible();
    await page.getByRole("link", { name: own.all }).click();
    await expect(rows.first()).toContainText(String(large));
    await page.getByRole("link", { name: own.completed }).click();
    await expect(page).toHaveURL(/status=completed/);
    await expect(page.getByRole("link", { name: String(large) })).toHaveCount(0);
    await page.goBack();
    await page.getByRole("link", { name: String(large), exact: true }).click();
    await expect(page).toHaveURL(/account\/orders\//);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(String(large));
    await expect(page.locator(".order-line")).toHaveCount(4);
    await page.waitForLoadState("networkidle");
    await expectAccessibleAtBothSizes(page);
    await expectToFit(page);
    await shoot(page, `${info.project.name}-${language}-order`);
    await page.getByRole("link", { name: own.figures }).click();
    await expect(page.getByRole("heading", { name: own.prices, exact: true })).toBeVisible();
    await page.getByRole("link", { name: own.cancel }).click();
    await expect(page).toHaveURL(/\/cancel$/);
    await page.goBack();
    await page.getByRole("link", { name: own.again }).click();
    await expect(page).toHaveURL(/account\/quickorder\?order=/);
  });

test("orders of strangers and of a private person stay apart", async ({ page }) => {
  await signIn(page, "en", "dealer-buyer@demo.test");
  await page.goto("/en/account/retailorders");
  await expect(page.locator("table")).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto("/en/account/orders");
  await expect(page).toHaveURL(/account\/login/);
  expect((await page.request.get("/en/account/orders.csv")).headers()["content-type"]).toContain("text/html");
});
