import { signIn } from "../../fixtures/member.ts";
import {
  eachLanguageAtOneSize,
  expect,
  expectAccessibleAtBothSizes,
  expectToFit,
  makeCardMistakes,
  shoot,
  test,
  typeCard,
  untilCardFields,
} from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const said = {
  en: {
    title: "Invoices",
    overdue: /^61 to 90 days/,
    all: "All",
    paid: "Paid",
    search: "Invoice, order, PO or job",
    chosen: /^2 selected, \$/,
    pay: /^Pay \$/,
    payTitle: "Pay invoices",
    update: "Update amounts",
    wrong: /no more than what is left/,
    thanks: "Payment received. Thank you.",
    statements: "Statements",
    byCard: /^Payment by card ending in 4242/,
    balance: "Balance",
    none: "Nothing to pay.",
  },
  es: {
    title: "Facturas",
    overdue: /^61 a 90 días/,
    all: "Todas",
    paid: "Pagadas",
    search: "Factura, pedido, O. C. u obra",
    chosen: /^2 elegidas, \$/,
    pay: /^Pagar \$/,
    payTitle: "Pagar facturas",
    update: "Actualizar importes",
    wrong: /no mayor que lo que queda/,
    thanks: "Recibimos su pago. Gracias.",
    statements: "Estados de cuenta",
    byCard: /^Pago con tarjeta terminada en 4242/,
    balance: "Saldo",
    none: "No hay nada por pagar.",
  },
} as const;

for (const language of ["en", "es"] as const)
  test(
    `an accountant finds what is due, pays two invoices at once, one in part, and finds the payment on the statement (${language})`,
    { tag: language === "es" ? "@daily-phone" : [] },
    async ({ page }, info) => {
      test.setTimeout(120_000);
      const own = said[language];
      const look = (name: string) => shoot(page, `${info.project.name}-${language}-${name}`);
      await signIn(page, language, "dealer-accounting@demo.test");
      await page.goto(`/${language}/account/`);
      await expect(page.getByRole("heading", { level: 2, name: own.balance })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectAccessibleAtBothSizes(page);
      await look("desk-overview");

      await page.goto(`/${language}/account/invoices`, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1, name: own.title })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await expectToFit(page);
      await look("invoices");
      const rows = page.locator("table tbody tr");
      const open = await rows.count();
      // On a phone, the ageing is folded.
      const ages = page.getByRole("button", { name: language === "en" ? /past due$/ : /vencidos$/ });
      if (await ages.isVisible()) await ages.click();
      await page.getByRole("link", { name: own.overdue }).click();
      await expect(page).toHaveURL(/age=61-90/);
      await expect.poll(() => rows.count()).toBeLessThan(open);
      await page.goBack();
      await expect(rows).toHaveCount(open);

      // Both languages pay at the same time, so each takes its own.
      const boxes = page.getByRole("checkbox", { name: language === "en" ? /^Invoice \d/ : /^Factura \d/ });
      const from = language === "en" ? 5 : 9;
      await boxes.nth(from).check();
      await boxes.nth(from + 1).check();
      await expect(page.getByText(own.chosen)).toBeVisible();
      await page.getByRole("button", { name: own.pay }).click();
      await expect(page.getByRole("heading", { level: 1, name: own.payTitle })).toBeVisible();
      const amounts = page.locator("input[name=amount]");
      await expect(amounts).toHaveCount(2);
      await amounts.nth(1).fill("999999");
      await page.getByRole("button", { name: own.update }).click();
      await expect(page.getByText(own.wrong)).toBeVisible();
      await amounts.nth(1).fill("25.50");
      await page.getByRole("button", { name: own.update }).click();
      await expect(page.getByText(own.wrong)).toBeHidden();
      await untilCardFields(page);
      await expectAccessibleAtBothSizes(page);
      await look("invoices-pay");
      await makeCardMistakes(page, language, page.getByRole("button", { name: own.pay }));
      await typeCard(page, "4242424242424242");
      await page.getByRole("button", { name: own.pay }).click();
      await expect(page.getByText(own.thanks)).toBeVisible();

      await page.goto(`/${language}/account/statements`, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1, name: own.statements })).toBeVisible();
      await expect(page.getByText(own.byCard).first()).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await expectToFit(page);
      await look("statements");
    },
  );

test("a buyer sees neither invoices nor statements", async ({ page }) => {
  await signIn(page, "en", "dealer-buyer@demo.test");
  await page.goto("/en/account/");
  await expect(page.getByRole("link", { name: "Invoices" })).toHaveCount(0);
  await expect(page.getByText("Credit left")).toHaveCount(0);
});

test("invoices are exported, and paid from without scripts", async ({ browser, page }) => {
  await signIn(page, "en", "dealer-admin@demo.test");
  await page.goto("/en/account/invoices");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Export CSV" }).click()]);
  expect(download.suggestedFilename()).toBe("invoices.csv");
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const still = await plain.newPage();
  await still.goto("/en/account/invoices");
  await still.locator("input[name=invoice]").last().check();
  await still.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(still.getByRole("heading", { level: 1, name: "Pay invoices" })).toBeVisible();
  await plain.close();
});
