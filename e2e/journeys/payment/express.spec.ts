import type { Page } from "@playwright/test";
import { linkTo } from "../../fixtures/mail.ts";
import { signIn } from "../../fixtures/member.ts";
import { owingOrder, sendLink } from "../../fixtures/owing-order.ts";
import {
  eachLanguageAtOneSize,
  expect,
  expectAccessibleAtBothSizes,
  expectToFit,
  type Language,
  shoot,
  test,
  untilScripted,
  words,
} from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";

eachLanguageAtOneSize();

const lists: Record<Language, string> = { en: "/en/product/list/porcelain/wood-look/", es: "/es/product/list/porcelanico/efecto-madera/" };
const say = {
  en: {
    agree: "Agree to the terms of sale first.",
    pay: "Pay",
    declined: "Pay with a declined card",
    cancel: "Cancel",
    refused: /declined/,
    paid: "Payment received",
    payInvoices: /^Pay \$/,
    invoice: /^Invoice \d/,
    thanks: "Payment received. Thank you.",
  },
  es: {
    agree: "Acepte primero las condiciones de venta.",
    pay: "Pagar",
    declined: "Pagar con una tarjeta rechazada",
    cancel: "Cancelar",
    refused: /rechaz/,
    paid: "Pago recibido",
    payInvoices: /^Pagar \$/,
    invoice: /^Factura \d/,
    thanks: "Recibimos su pago. Gracias.",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const tag = language === "es" ? "@daily-phone" : [];
  test(`an order is paid with Apple Pay, after a cancel and a decline of Google Pay (${language})`, { tag }, async ({ page }, info) => {
    test.setTimeout(120_000);
    const own = say[language];
    const shopper = new Shopper(page, language, "express");
    // The buttons are pressed by key: a click waits for the frame to be drawn, and the browser doesn't draw one that is out of sight.
    const buttons = page.frameLocator(".express-part iframe");
    const sheet = page.getByRole("dialog").locator("iframe").contentFrame();
    await shopper.addFirstOf(lists[language]);
    await shopper.reachPayment();
    await buttons.getByRole("button", { name: "Apple Pay" }).press("Enter");
    await expect(page.getByText(own.agree).first()).toBeVisible();
    await page.getByLabel(words[language].agree).check();
    await expectAccessibleAtBothSizes(page);
    await expectToFit(page);
    await shoot(page, `${info.project.name}-${language}-express`);

    await buttons.getByRole("button", { name: "Apple Pay" }).press("Enter");
    await sheet.getByRole("button", { name: own.cancel }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await buttons.getByRole("button", { name: "Google Pay" }).press("Enter");
    await sheet.getByRole("button", { name: own.declined }).click();
    await expect(page.getByRole("alert").filter({ hasText: own.refused }).first()).toBeVisible();
    await buttons.getByRole("button", { name: "Apple Pay" }).press("Enter");
    await sheet.getByRole("button", { name: own.pay, exact: true }).click();
    await page.waitForURL(/\/order\/receipt\//);
    await expect(page.getByText(/4242/).first()).toBeVisible();
  });
}

/** Cancels Apple Pay, is declined with Google Pay, and pays with Apple Pay. */
async function payByWallet(page: Page, language: Language): Promise<void> {
  const own = say[language];
  const buttons = page.frameLocator(".express-part iframe");
  const sheet = page.getByRole("dialog").locator("iframe").contentFrame();
  await buttons.getByRole("button", { name: "Apple Pay" }).press("Enter");
  await sheet.getByRole("button", { name: own.cancel }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await buttons.getByRole("button", { name: "Google Pay" }).press("Enter");
  await sheet.getByRole("button", { name: own.declined }).click();
  await expect(page.getByRole("alert").filter({ hasText: own.refused }).first()).toBeVisible();
  await buttons.getByRole("button", { name: "Apple Pay" }).press("Enter");
  await sheet.getByRole("button", { name: own.pay, exact: true }).click();
}

const allowsFrames = (policy: string | undefined) => expect(policy).toMatch(/payment=\(self "http/);

for (const language of ["en", "es"] as const) {
  const tag = language === "es" ? "@daily-phone" : [];
  test(
    `a payment link is paid with Apple Pay, after a cancel and a decline of Google Pay (${language})`,
    { tag },
    async ({ page }, info) => {
      test.setTimeout(120_000);
      const order = await owingOrder(language);
      await sendLink(order);
      const opened = await page.goto(await linkTo(order.email, "payorder/confirm/"));
      allowsFrames(opened?.headers()["permissions-policy"]);
      await expect(page.frameLocator(".express-part iframe").getByRole("button", { name: "Apple Pay" })).toBeAttached();
      await expectAccessibleAtBothSizes(page);
      await expectToFit(page);
      await shoot(page, `${info.project.name}-${language}-express-link`);
      await payByWallet(page, language);
      await expect(page.getByRole("heading", { level: 1, name: say[language].paid })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(/4242/).first()).toBeVisible();
    },
  );

  test(`invoices are paid with Apple Pay, after a cancel and a decline of Google Pay (${language})`, async ({ page }, info) => {
    test.setTimeout(120_000);
    const own = say[language];
    await signIn(page, language, "dealer-accounting@demo.test");
    await page.goto(`/${language}/account/invoices`);
    await untilScripted(page);
    // Both languages pay at the same time, so each takes its own.
    await page
      .getByRole("checkbox", { name: own.invoice })
      .nth(language === "en" ? -1 : -3)
      .check();
    const opening = page.waitForResponse(
      (response) => response.url().includes("/account/invoices/pay") && response.request().isNavigationRequest(),
    );
    await page.getByRole("button", { name: own.payInvoices }).click();
    allowsFrames((await opening).headers()["permissions-policy"]);
    await expect(page.frameLocator(".express-part iframe").getByRole("button", { name: "Apple Pay" })).toBeAttached();
    await expectAccessibleAtBothSizes(page);
    await expectToFit(page);
    await shoot(page, `${info.project.name}-${language}-express-invoices`);
    await payByWallet(page, language);
    await expect(page.getByText(own.thanks)).toBeVisible({ timeout: 30_000 });
  });
}
