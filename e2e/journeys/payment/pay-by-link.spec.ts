import { createAccount, guestCall } from "../../fixtures/caller.ts";
import { holdScripts } from "../../fixtures/held-scripts.ts";
import { linkTo } from "../../fixtures/mail.ts";
import { owingOrder, saveCard, sendLink } from "../../fixtures/owing-order.ts";
import {
  eachLanguageAtOneSize,
  expect,
  expectAccessibleAtBothSizes,
  makeCardMistakes,
  shoot,
  test,
  typeCard,
} from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    title: "Pay an order",
    number: "Order number",
    email: "Email",
    find: "Find order",
    unknown: /couldn't find an order/,
    next: "Continue to payment",
    pay: /^Pay \$/,
    declined: /declined/,
    paid: "Payment received",
    settled: "Nothing left to pay",
    expired: "This link has expired",
    invalid: "This link isn't valid",
    authorize: "Confirm payment",
    authorizeNow: /^Confirm and pay \$/,
    authorized: "Payment confirmed",
    card: "Visa ending in 3220",
  },
  es: {
    title: "Pagar un pedido",
    number: "Número de pedido",
    email: "Correo electrónico",
    find: "Buscar pedido",
    unknown: /No encontramos un pedido/,
    next: "Continuar al pago",
    pay: /^Pagar \$/,
    declined: /rechazada/,
    paid: "Pago recibido",
    settled: "No queda nada por pagar",
    expired: "Este enlace venció",
    invalid: "Este enlace no es válido",
    authorize: "Confirmar pago",
    authorizeNow: /^Confirmar y pagar \$/,
    authorized: "Pago confirmado",
    card: "Visa terminada en 3220",
  },
} as const;

for (const language of ["en", "es"] as const) {
  test(`what a returned check left owed is paid by order number, once (${language})`, async ({ page, context }, info) => {
    test.setTimeout(180_000);
    const own = say[language];
    const look = (name: string) => shoot(page, `${info.project.name}-${language}-${name}`);
    const order = await owingOrder(language);
    await page.goto(`/${language}/payorder`);
    await expect(page.getByRole("heading", { level: 1, name: own.title })).toBeVisible();
    await page.getByLabel(own.number).fill(`No. ${order.orderNo}`);
    await page.getByLabel(own.email, { exact: true }).fill("else@example.test");
    await page.getByRole("button", { name: own.find }).click();
    await expect(page.getByText(own.unknown)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await look("pay-order");
    await page.getByLabel(own.email, { exact: true }).fill(order.email);
    await page.getByRole("button", { name: own.find }).click();
    await expect(page).toHaveURL(/payorder\/preconfirm/);
    await expectAccessibleAtBothSizes(page);
    await look("pay-order-review");
    await page.getByRole("link", { name: own.next }).click();
    await expect(page.getByRole("button", { name: own.pay })).toBeVisible();
    await expectAccessibleAtBothSizes(page);

    await makeCardMistakes(page, language, page.getByRole("button", { name: own.pay }));
    await typeCard(page, "4000000000000002");
    await page.getByRole("button", { name: own.pay }).click();
    await expect(page.getByRole("alert").filter({ hasText: own.declined })).toBeVisible({ timeout: 20_000 });
    const tab = await context.newPage();
    await tab.goto(page.url());
    await typeCard(page, "4000000000003220");
    await look("pay-order-card");
    await page.getByRole("button", { name: own.pay }).click();
    const bank = page.locator("dialog iframe").contentFrame().locator("button[value=complete]");
    await expect(bank).toBeVisible({ timeout: 20_000 });
    // An attempt that only waits for its payer is replaced by a new one, so another tab can pay too.
    await tab.reload();
    await expect(tab.getByRole("button", { name: own.pay })).toBeVisible();
    await bank.click();
    await expect(page.getByRole("heading", { level: 1, name: own.paid })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText("3220")).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await look("pay-order-paid");
    await tab.reload();
    await expect(tab.getByRole("heading", { level: 1, name: own.paid })).toBeVisible();
  });
}

for (const language of ["en", "es"] as const) {
  test(`a customer authorizes a saved card, with the bank where it asks (${language})`, async ({ page }, info) => {
    test.setTimeout(120_000);
    const own = say[language];
    const look = (name: string) => shoot(page, `${info.project.name}-${language}-${name}`);
    const { authToken } = await createAccount(
      language,
      `authorizes-${language}-${Date.now().toString(36)}@example.test`,
      "a gate of blue azulejo",
    );
    await saveCard(`Bearer ${authToken}`, "pm_card_threeDSecure2Required");
    const order = await owingOrder(language, `Bearer ${authToken}`);
    await sendLink(order, "requestpayment");
    const link = await linkTo(order.email, "paymentAuthRequest/confirm/");
    expect(link).toContain(`/${language}/`);
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: own.authorize })).toBeVisible();
    await expect(page.getByText(own.card)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await look("authorize");
    await page.getByRole("button", { name: own.authorizeNow }).click();
    const bank = page.locator("dialog iframe").contentFrame().locator("button[value=complete]");
    await bank.click({ timeout: 20_000 });
    await expect(page.getByRole("heading", { level: 1, name: own.authorized })).toBeVisible({ timeout: 30_000 });
    await expectAccessibleAtBothSizes(page);
    await look("authorized");
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: own.paid })).toBeVisible();
  });
}

test("a link that staff email pays; an older one, a wrong one and a settled one say so", { tag: "@daily-phone" }, async ({ page }) => {
  test.setTimeout(120_000);
  const own = say.en;
  const order = await owingOrder("en");
  await sendLink(order);
  const first = await linkTo(order.email, "payorder/confirm/");
  const asked = (await guestCall("customer/createpayorderrequestbyorderno", order)) as { slug: string };
  await page.goto(first);
  await typeCard(page, "4242424242424242");
  await page.getByRole("button", { name: own.pay }).click();
  await expect(page.getByRole("heading", { level: 1, name: own.paid })).toBeVisible({ timeout: 30_000 });
  await page.goto(`/en/payorder/confirm/${asked.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: own.settled })).toBeVisible();

  const other = await owingOrder("en");
  await sendLink(other);
  const older = await linkTo(other.email, "payorder/confirm/");
  await sendLink(other);
  await page.goto(older);
  await expect(page.getByRole("heading", { level: 1, name: own.expired })).toBeVisible();
  expect((await page.goto("/en/payorder/confirm/not-a-link"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: own.invalid })).toBeVisible();
});

test("a link is paid through PayPal's page, also after its payer has left it", async ({ page }) => {
  test.setTimeout(120_000);
  const order = await owingOrder("en");
  await sendLink(order);
  const continueToPayPal = async () => {
    await expect(page.locator("#card-number")).toBeHidden();
    await page.getByRole("button", { name: /^Continue to PayPal/ }).click();
  };
  // Chosen before the scripts run.
  const release = await holdScripts(page);
  await page.goto(await linkTo(order.email, "payorder/confirm/"));
  await page.getByRole("radio", { name: "PayPal" }).check();
  release();
  await continueToPayPal();
  await page.getByRole("button", { name: "Cancel and return to the store" }).click();
  await expect(page.getByText("You left PayPal without paying.")).toBeVisible();
  await page.getByRole("radio", { name: "PayPal" }).check();
  await continueToPayPal();
  await page.getByRole("button", { name: /Paula Reyes/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: say.en.paid })).toBeVisible({ timeout: 30_000 });
});
