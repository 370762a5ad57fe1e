import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { linkTo } from "../fixtures/mail.ts";
import { signIn } from "../fixtures/member.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, type Language, shoot, test, untilScripted } from "../fixtures/shop.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    list: "/en/product/list/porcelain/wood-look/",
    email: "Email",
    notify: "Notify me",
    sent: "Check your email",
    confirm: "Confirm request",
    confirmed: "Your request is confirmed",
    waiting: "We'll send one email",
    withdraw: "Withdraw request",
    ended: "This request has ended",
  },
  es: {
    list: "/es/product/list/porcelanico/efecto-madera/",
    email: "Correo electrónico",
    notify: "Avisarme",
    sent: "Revise su correo",
    confirm: "Confirmar solicitud",
    confirmed: "Su solicitud está confirmada",
    waiting: "Le enviaremos un solo correo",
    withdraw: "Retirar solicitud",
    ended: "Esta solicitud ha terminado",
  },
} as const;

/** Opens a product's page and asks for more boxes than there are. */
async function wantMore(page: Page, language: Language): Promise<void> {
  await page.goto(say[language].list);
  await page.locator("article h3 a").first().click();
  const units = page.locator("input[name=measure][value=units]");
  await expect(units).toBeVisible();
  await untilScripted(page);
  const notify = page.getByRole("button", { name: say[language].notify });
  await expect(notify).toHaveCount(0);
  // A choice made before the calculator is scripted has no effect.
  await expect(async () => {
    await page.locator("input[name=measure][value=area]").check();
    await units.check();
    await page.locator("input[name=quantity]").first().fill("9999", { timeout: 1000 });
    await expect(notify).toBeVisible({ timeout: 5000 });
  }).toPass();
}

for (const language of ["en", "es"] as const) {
  const own = say[language];
  test(`a guest asks for an email when more boxes are available, confirms and withdraws (${language})`, {
    tag: language === "es" ? "@daily-phone" : [],
  }, async ({ page }) => {
    const address = `wait-${randomUUID()}@example.test`;
    await wantMore(page, language);
    const email = page.getByLabel(own.email, { exact: true });
    await email.fill("ana@");
    await page.getByRole("button", { name: own.notify }).click();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `stock-alert-${language}`);
    await email.fill(address);
    await page.getByRole("button", { name: own.notify }).click();
    await expect(page.getByRole("status").filter({ hasText: own.sent })).toBeVisible();
    await page.goto(await linkTo(address, "/subscription/stock-alert"));
    await expectAccessibleAtBothSizes(page);
    await page.getByRole("button", { name: own.confirm }).click();
    await expect(page.getByRole("status").filter({ hasText: own.confirmed })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `stock-alert-confirmed-${language}`);
    await page.getByRole("button", { name: own.withdraw }).click();
    await expect(page.getByRole("status").filter({ hasText: own.ended })).toBeVisible();
  });
  test(`a signed-in customer asks for one and withdraws it beside the subscriptions (${language})`, async ({ page }) => {
    await signIn(page, language, "homeowner@demo.test");
    await wantMore(page, language);
    await expect(page.getByLabel(own.email, { exact: true })).toHaveValue("homeowner@demo.test");
    await page.getByRole("button", { name: own.notify }).click();
    await expect(page.getByRole("status").filter({ hasText: own.waiting })).toBeVisible();
    await page.goto(`/${language}/account/subscriptions`);
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `stock-alerts-${language}`);
    await page.getByRole("button", { name: own.withdraw }).click();
    await expect(page.getByRole("button", { name: own.withdraw })).toHaveCount(0);
  });
}
