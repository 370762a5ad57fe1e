import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, type Language, shoot, test } from "../fixtures/shop.ts";
import { Shopper } from "../fixtures/shopper.ts";

eachLanguageAtOneSize();

const lists: Record<Language, string> = { en: "/en/product/list/porcelain/wood-look/", es: "/es/product/list/porcelanico/efecto-madera/" };
const ZIP = "89502";
const ELSEWHERE = { city: "Las Vegas", state: "NV", zip: "89101" };
const say = {
  en: {
    total: `To ${ZIP}, tax included`,
    door: "To your door, tax included",
    held: /^Price held until \w{3}, \w{3} \d+, \d+:\d\d [AP]M P[SD]T$/,
    stores: "Other stores",
    stock: /Stock isn't reserved/,
    honored: (total: string) => `You pay the price we quoted: ${total} to ${ZIP}, held until`,
    elsewhere: `It's for delivery to ${ZIP}.`,
    both: (total: string) => `Your quote of ${total} doesn't apply to this order. Today's total is $`,
    paid: /^You paid the price of quote \d+: \$[\d,.]+, held until \w{3}, \w{3} \d+, \d+:\d\d [AP]M P[SD]T\.$/,
    figures: /^Quote \d+ for \$[\d,.]+\. This order uses its amounts\.$/,
    open: "How we calculated each amount",
  },
  es: {
    total: `Hasta ${ZIP}, con impuestos`,
    door: "En su puerta, con impuestos",
    held: /^Precio garantizado hasta el .+ P[SD]T$/,
    stores: "Otras tiendas",
    stock: /existencias no se apartan/,
    honored: (total: string) => `Paga el precio que cotizamos: ${total} a ${ZIP}, garantizado hasta`,
    elsewhere: `Es para entrega en ${ZIP}.`,
    both: (total: string) => `Su cotización de ${total} no vale para este pedido. El total de hoy es $`,
    paid: /^Pagó el precio de la cotización \d+: \$[\d,.]+, garantizado hasta el .+ P[SD]T\.$/,
    figures: /^Cotización \d+ por \$[\d,.]+\. Este pedido tiene sus importes\.$/,
    open: "Cómo calculamos cada importe",
  },
} as const;

for (const language of ["en", "es"] as const) {
  test(`a shopper sees the price to the door, pays it to the cent, and the receipt names the quote (${language})`, async ({
    page,
  }, info) => {
    test.setTimeout(120_000);
    const own = say[language];
    const shopper = new Shopper(page, language, `delivered-${info.project.name}`);
    const look = (name: string) => shoot(page, `${info.project.name}-${language}-delivered-${name}`);
    await page.goto(lists[language]);
    await page.locator("article h3 a").first().click();
    await expect(page.getByRole("button", { name: shopper.say.add })).toBeVisible();
    const door = page.locator(".door-price");
    // Text typed before the scripts arrive is not sent.
    await expect(async () => {
      await page.locator("#zip").fill("");
      await page.locator("#zip").fill(ZIP);
      await expect(door.getByText(own.total)).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(door.getByText(own.held)).toBeVisible();
    const total = (await door.locator("strong").innerText()).trim();
    await door.locator("summary").first().press("Enter");
    await expect(door.getByText(own.stock)).toBeVisible();
    await door.getByText(own.stores).press("Enter");
    await expectAccessibleAtBothSizes(page);
    await look("product");

    await page.getByRole("button", { name: shopper.say.add }).click();
    await shopper.openBag();
    await expect(page.getByText(own.door)).toBeVisible();
    await expect(page.locator("aside dd", { hasText: total })).toBeVisible();
    await expect(page.getByText(own.held)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await look("bag");

    await shopper.reachPayment(ELSEWHERE);
    await expect(page.getByText(own.elsewhere)).toBeVisible();
    await expect(page.getByText(own.both(total))).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await look("void");

    await page.goto(`/${language}/checkout/shipping`);
    await shopper.fillAddress({ city: "Reno", state: "NV", zip: ZIP });
    await shopper.next();
    await expect(page).toHaveURL(/checkout\/shipping-options$/);
    await shopper.next();
    await expect(page.getByText(own.honored(total))).toBeVisible();
    await expect(page.getByRole("button", { name: shopper.say.pay })).toContainText(total);
    await expectAccessibleAtBothSizes(page);
    await look("honored");

    await shopper.payWith("4242424242424242");
    await shopper.expectReceipt();
    await expect(page.getByText(own.paid)).toBeVisible();
    await page.getByRole("link", { name: own.open }).click();
    await expect(page.getByText(own.figures)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await look("receipt");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const language of ["en", "es"] as const) {
    test(`a shopper sees the price to the door, and nobody else gets it (${language})`, async ({ page, browser }) => {
      const own = say[language];
      await page.goto(lists[language]);
      await page.locator("article h3 a").first().click();
      const product = page.url();
      await page.locator("#quantity input[name=quantity]").fill("12");
      await page.locator("#plain-zip").fill("nowhere");
      await page.locator("button[name=door]").click();
      await expect(page.locator("#plain-zip")).toHaveAttribute("aria-invalid", "true");
      await page.locator("#quantity input[name=quantity]").fill("12");
      await page.locator("#plain-zip").fill(ZIP);
      await page.locator("button[name=door]").click();
      const door = page.locator(".door-price");
      await expect(door.getByText(own.total)).toBeVisible();
      await expect(door.getByText(own.held)).toBeVisible();
      await expect(page.locator("#quantity input[name=quantity]")).toHaveValue("12");
      expect(page.url()).not.toContain(ZIP);
      const address = page.url();
      const total = (await door.locator("strong").innerText()).trim();

      const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      for (const shown of [address, product]) {
        await stranger.goto(shown);
        await expect(stranger.locator(".door-price")).toHaveCount(0);
        await expect(stranger.getByText(total)).toHaveCount(0);
      }
      await stranger.context().close();

      await page.locator("#buy button[type=submit]").click();
      await expect(page).toHaveURL(/shoppingbag/);
      await expect(page.locator("aside dd", { hasText: total })).toBeVisible();
    });
  }
});
