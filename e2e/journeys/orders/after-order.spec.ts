import type { APIRequestContext, Page } from "@playwright/test";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, type Language, shoot, test } from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";

eachLanguageAtOneSize();

const lists: Record<Language, string> = { en: "/en/product/list/porcelain/wood-look/", es: "/es/product/list/porcelanico/efecto-madera/" };
const say = {
  en: {
    figures: "How we calculated each amount",
    rate: /Rate for up to \d+ lb, valid since/,
    charge: /^Limited access, \$[\d.]+ more$/,
    charged: "Limited access",
    person: "Who else may pick it up? (optional)",
    receipt: "Payment receipt",
    paid: /^\$[\d,.]+ paid$/,
    text: /^Receipt for order \d+$/,
    expired: "This receipt link has expired",
    open: "Cancel items or the whole order",
    units: /^Cancel \(0 to/,
    next: "Continue",
    back: /We'll send \$[\d,.]+ back to your Visa ending in 4242/,
    reason: "Why are you canceling?",
    some: "Cancel these items",
    done: /^The items are canceled/,
    state: /^1 of \d+ canceled$/,
    all: "Cancel the whole order",
    order: "Cancel the order",
    gone: /^Order \d+ is canceled$/,
  },
  es: {
    figures: "Cómo calculamos cada importe",
    rate: /Tarifa de hasta \d+ lb, vigente desde el/,
    charge: /^Acceso limitado, \$[\d.]+ más$/,
    charged: "Acceso limitado",
    person: "¿Quién más puede recogerlo? (opcional)",
    receipt: "Recibo de pago",
    paid: /^\$[\d,.]+ pagados$/,
    text: /^Recibo del pedido \d+$/,
    expired: "Este enlace del recibo venció",
    open: "Cancelar artículos o todo el pedido",
    units: /^Cancelar \(de 0 a/,
    next: "Continuar",
    back: /Le devolveremos \$[\d,.]+ a su Visa terminada en 4242/,
    reason: "¿Por qué cancela?",
    some: "Cancelar estos artículos",
    done: /^Los artículos quedaron cancelados/,
    state: /^Se canceló 1 de \d+$/,
    all: "Cancelar todo el pedido",
    order: "Cancelar el pedido",
    gone: /^El pedido \d+ está cancelado$/,
  },
} as const;

async function order(page: Page, language: Language, name: string): Promise<void> {
  const shopper = new Shopper(page, language, name);
  await shopper.addFirstOf(lists[language]);
  const quantity = page.locator("main input[name=quantity]");
  await page.waitForLoadState("networkidle");
  await quantity.fill("3");
  // The bag saves it in the background, and leaving the page before that would drop it.
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST" && /shoppingbag/.test(answer.url()));
  await quantity.press("Enter");
  await saved;
  await shopper.reachPayment();
  await shopper.payWith("4242424242424242");
  await shopper.expectReceipt();
}

const headers = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera" };

/** Places a guest's order, whose card needs scripts. @returns the receipt's id */
async function placeByApi(request: APIRequestContext, api: string): Promise<string> {
  const call = async (path: string, data: object, more = {}) => {
    const answer = await (await request.post(`${api}/${path}`, { data, headers: { ...headers, ...more } })).json();
    if (!answer.success) throw new Error(JSON.stringify(answer));
    return answer.value;
  };
  const [card] = (await call("product/list", { query: "wood look porcelain", pageSize: 1 })).products;
  const [, itemNo] = /"itemNo":"([^"]+)"/.exec(JSON.stringify(card)) ?? [];
  const bag = await call("webshoppingbag/addbagitemV2", { items: [{ itemNo, quantity: 3, fulfilmentType: "DLVR" }] });
  const { shoppingBagQuoteId } = bag;
  const person = { firstName: "Ana", lastName: "Ruiz" };
  const quote = await call("checkout/checkout", {
    shoppingBagQuoteId,
    contact: { ...person, email: "plain-cancel@example.test", phone: "775 555 0199" },
    deliveryAddress: { ...person, line1: "1 Main St", city: "Reno", province: "NV", postalCode: "89501", country: "US" },
    deliveryService: "freight",
    billingSameAsDelivery: true,
  });
  const attempt = `plain-cancel-${Date.now()}`;
  const order = await call(
    "checkout/complete",
    {
      shoppingBagQuoteId,
      attempt,
      payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
      expectedTotalCents: quote.totals.totalCents,
      agreed: true,
      termsVersion: quote.termsVersion,
    },
    { "idempotency-key": `${attempt}-key` },
  );
  return order.receiptId;
}

for (const language of ["en", "es"] as const) {
  test(`a guest cancels one box of an order, then the rest of it (${language})`, async ({ page }, info) => {
    test.setTimeout(150_000);
    const own = say[language];
    const look = (name: string) => shoot(page, `${info.project.name}-${language}-${name}`);
    await order(page, language, `cancel-${info.retry}`);
    await look("after-order-receipt");
    await page.getByRole("link", { name: own.open }).click();
    await expect(page.getByLabel(own.units)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await look("after-order-choice");
    await page.getByLabel(own.units).fill("1");
    await page.getByRole("button", { name: own.next }).click();
    await expect(page.getByText(own.back)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await look("after-order-review");
    await page.getByLabel(own.reason).fill("Too many");
    await page.getByRole("button", { name: own.some }).click();
    await expect(page.getByText(own.done)).toBeVisible();
    await expect(page.getByText(own.state)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await look("after-order-changed");
    await page.getByRole("link", { name: own.open }).click();
    await page.getByRole("link", { name: own.all }).click();
    await page.getByRole("button", { name: own.order }).click();
    await expect(page.getByRole("heading", { name: own.gone })).toBeVisible();
    await expect(page.getByRole("link", { name: own.open })).toHaveCount(0);
  });

  test(`a guest opens where the amounts of an order came from, and its receipts (${language})`, async ({ page }, info) => {
    const own = say[language];
    await order(page, language, `figures-${info.retry}`);
    await expect(page.getByText(own.rate)).toHaveCount(0);
    await page.getByRole("link", { name: own.figures }).click();
    await expect(page.getByText(own.rate)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `${info.project.name}-${language}-after-order-figures`);
    await page.reload();
    await expect(page.getByText(own.rate)).toBeVisible();

    const [, id] = /receipt\/([\w-]+)/.exec(page.url()) ?? [];
    await page.getByRole("link", { name: own.receipt }).click();
    await expect(page.getByText(own.paid)).toBeVisible();
    await expect(page).toHaveTitle(/^(?:Receipt|Recibo) /);
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `${info.project.name}-${language}-payment-receipt`);
    await page.goto(`/${language}/receipt/order/${id}`);
    await expect(page.getByRole("heading", { name: own.text })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `${info.project.name}-${language}-receipt-text`);
    await page.goto(`/${language}/order/expired`);
    await expect(page.getByRole("heading", { name: own.expired })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    for (const wrong of [`receipt/payment/${id}`, "receipt/payment/1", `receipt/quote/${id}`])
      expect((await page.goto(`/${language}/${wrong}`))?.status()).toBe(404);
  });

  test(`a guest adds limited access to a delivery, and names who may pick up another order (${language})`, async ({ page }, info) => {
    test.setTimeout(150_000);
    const own = say[language];
    const look = (name: string) => shoot(page, `${info.project.name}-${language}-${name}`);
    const shopper = new Shopper(page, language, `limited-${info.retry}`);
    await shopper.addFirstOf(lists[language]);
    await shopper.goToCheckout();
    await shopper.tellWho();
    await shopper.fillAddress();
    await shopper.next();
    await expect(page).toHaveURL(/checkout\/shipping-options$/);
    await page.locator("input[value=freight]").check();
    await page.getByLabel(own.charge).check();
    await expectAccessibleAtBothSizes(page);
    await look("delivery-charges");
    await shopper.next();
    await expect(page).toHaveURL(/checkout\/payment$/);
    await look("delivery-charges-payment");
    await shopper.payWith("4242424242424242");
    await shopper.expectReceipt();
    await expect(page.locator("dt", { hasText: own.charged })).toBeVisible();

    await shopper.addFirstOf(lists[language], { way: "PKUP" });
    await shopper.goToCheckout();
    await shopper.tellWho();
    await expect(page).toHaveURL(/checkout\/pickup$/);
    await page.locator("input[name=storeNumber]").first().check();
    await page.getByLabel(own.person).fill("Luis Ortega");
    await expectAccessibleAtBothSizes(page);
    await look("pickup-person");
    await shopper.next();
    await expect(page).toHaveURL(/checkout\/payment$/);
    await look("pickup-person-payment");
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the amounts open and the order is canceled by plain links and forms", async ({ page, request, baseURL }) => {
    const receiptId = await placeByApi(request, `${baseURL}/api`);
    await page.goto(`/en/order/receipt/${receiptId}`);
    await page.getByRole("link", { name: say.en.figures }).click();
    await expect(page.getByText(say.en.rate)).toBeVisible();
    await page.getByRole("link", { name: say.en.open }).click();
    await page.getByLabel(say.en.units).fill("1");
    await page.getByRole("button", { name: say.en.next }).click();
    await page.getByLabel(say.en.reason).fill("Too many");
    await page.getByRole("button", { name: say.en.some }).click();
    await expect(page.getByText(say.en.done)).toBeVisible();
    await expect(page.getByText(say.en.state)).toBeVisible();
  });
});
