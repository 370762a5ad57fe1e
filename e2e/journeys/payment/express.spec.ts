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
    agree: "Agree to the terms of sale first.",
    pay: "Pay",
    declined: "Pay with a declined card",
    cancel: "Cancel",
    refused: /declined/,
  },
  es: {
    agree: "Acepte primero las condiciones de venta.",
    pay: "Pagar",
    declined: "Pagar con una tarjeta rechazada",
    cancel: "Cancelar",
    refused: /rechaz/,
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
