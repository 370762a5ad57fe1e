import { type Page, test as plain } from "@playwright/test";
import {
  eachLanguageAtOneSize,
  expect,
  expectAccessibleAtBothSizes,
  expectToFit,
  type Language,
  shoot,
  test,
  words,
} from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";

eachLanguageAtOneSize();

const lists: Record<Language, string> = { en: "/en/product/list/porcelain/wood-look/", es: "/es/product/list/porcelanico/efecto-madera/" };
const say = {
  en: {
    next: "You approve the payment at PayPal and then come back here.",
    plain: /^Continue to PayPal to pay \$/,
    button: "Pay with PayPal",
    pays: /Paula Reyes/,
    declined: /Diego Luna/,
    cancel: "Cancel and return to the store",
    left: "You left PayPal without paying",
    failed: "PayPal's button didn't load.",
    paid: "Paid with PayPal",
    card: "Card",
  },
  es: {
    next: "Usted autoriza el pago en PayPal y luego vuelve aquí.",
    plain: /^Continuar a PayPal para pagar \$/,
    button: "Pagar con PayPal",
    pays: /Paula Reyes/,
    declined: /Diego Luna/,
    cancel: "Cancelar y volver a la tienda",
    left: "Usted salió de PayPal sin pagar",
    failed: "No se pudo cargar el botón de PayPal.",
    paid: "Pagado con PayPal",
    card: "Tarjeta",
  },
} as const;

async function choosePayPal(page: Page, language: Language): Promise<void> {
  await page.getByRole("radio", { name: "PayPal" }).check();
  await expect(page.getByText(say[language].next)).toBeVisible();
}

/** Presses PayPal's button. @returns its window */
async function openWindow(page: Page, language: Language): Promise<Page> {
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.frameLocator(".paypal-button iframe").getByRole("button", { name: say[language].button }).press("Enter"),
  ]);
  return opened;
}

for (const language of ["en", "es"] as const) {
  test(
    `an order is paid through PayPal, also after a decline (${language})`,
    { tag: language === "es" ? "@daily-phone" : [] },
    async ({ page }, info) => {
      test.setTimeout(120_000);
      const own = say[language];
      const shopper = new Shopper(page, language, "paypal");
      const scripts: string[] = [];
      page.on("request", (request) => request.url().includes("/paypal/sdk/js") && scripts.push(request.url()));
      await shopper.addFirstOf(lists[language]);
      await shopper.reachPayment();
      await expect(page.locator(".paypal-part")).toBeHidden();
      expect(scripts).toEqual([]);
      await choosePayPal(page, language);
      await expect(page.locator("#card-number")).toBeHidden();
      await expect(page.locator(".paypal-button iframe")).toBeVisible();
      await expect(page.getByRole("button", { name: own.plain })).toBeHidden();
      expect(scripts).toHaveLength(1);
      await expectAccessibleAtBothSizes(page);
      await page.getByLabel(words[language].agree).check();
      await shoot(page, `${info.project.name}-${language}-paypal`);

      const opened = await openWindow(page, language);
      await opened.getByRole("button", { name: own.declined }).click();
      // PayPal's script opens its window again.
      const again = await page.waitForEvent("popup");
      await again.getByRole("button", { name: own.pays }).click();
      await shopper.expectReceipt();
      await expect(page.getByText(own.paid)).toBeVisible();
      await shoot(page, `${info.project.name}-${language}-paypal-receipt`);
      expect((await shopper.mails()).length).toBeGreaterThan(0);
    },
  );

  test(`a buyer who leaves PayPal pays by card (${language})`, async ({ page }) => {
    test.setTimeout(120_000);
    const own = say[language];
    const shopper = new Shopper(page, language, "paypal-left");
    await shopper.addFirstOf(lists[language]);
    await shopper.reachPayment();
    await choosePayPal(page, language);
    const refused = await openWindow(page, language);
    await expect.poll(() => refused.isClosed()).toBe(true);
    await page.getByLabel(words[language].agree).check();
    const opened = await openWindow(page, language);
    await opened.getByRole("button", { name: own.cancel }).click();
    await expect(page.getByText(own.left).first()).toBeVisible();
    const closed = await openWindow(page, language);
    await closed.getByRole("button", { name: own.cancel }).waitFor();
    await closed.close();
    await expect(page.getByText(own.left).first()).toBeVisible();
    await page.getByRole("radio", { name: own.card, exact: true }).check();
    await shopper.payWith("4242424242424242");
    await shopper.expectReceipt();
  });
}

plain("the page says so when PayPal's script does not load, and leads to PayPal's page instead", async ({ page }, info) => {
  plain.skip(info.project.name === "phone", "one browser is enough");
  plain.setTimeout(90_000);
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await page.route("**/paypal/sdk/js*", (route) => route.abort());
  const shopper = new Shopper(page, "en", "paypal-script");
  await shopper.addFirstOf(lists.en);
  await shopper.reachPayment();
  await page.getByRole("radio", { name: "PayPal" }).check();
  await expect(page.getByText(say.en.failed)).toBeVisible();
  expect(messages.filter((one) => one.startsWith("Failed to load the"))).toEqual(["Failed to load the PayPal SDK script"]);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectToFit(page);
  await page.getByLabel(words.en.agree).check();
  await page.getByRole("button", { name: say.en.plain }).click();
  await page.getByRole("button", { name: say.en.pays }).click();
  await shopper.expectReceipt();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a button leads to PayPal and back, with or without a payment", async ({ page }) => {
    test.setTimeout(90_000);
    const shopper = new Shopper(page, "es", "paypal-plain");
    await shopper.addFirstOf(lists.es);
    await shopper.reachPayment();
    await page.getByRole("radio", { name: "PayPal" }).check();
    await expect(page.locator(".paypal-part")).toBeVisible();
    await expect(page.locator(".card-only").first()).toBeHidden();
    await page.getByLabel(words.es.agree).check();
    await page.locator("form.payment-step button[type=submit]").click();
    await page.getByRole("button", { name: say.es.cancel }).click();
    await expect(page.getByText(say.es.left)).toBeVisible();
    await page.getByRole("radio", { name: "PayPal" }).check();
    await page.getByLabel(words.es.agree).check();
    await page.locator("form.payment-step button[type=submit]").click();
    await page.getByRole("button", { name: say.es.pays }).click();
    await shopper.expectReceipt();
    await expect(page.getByText(say.es.paid)).toBeVisible();
  });
});
