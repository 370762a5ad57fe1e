import type { Page } from "@playwright/test";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, type Language, shoot, test } from "../fixtures/shop.ts";
import { Shopper } from "../fixtures/shopper.ts";

eachLanguageAtOneSize();

const lists: Record<Language, string> = { en: "/en/product/list/porcelain/wood-look/", es: "/es/product/list/porcelanico/efecto-madera/" };
const say = {
  en: {
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
    open: "Cancelar artículos o todo el pedido",
    units: /^Cancelar \(de 0 a/,
    next: "Continuar",
    back: /Le devolveremos \$[\d,.]+ a su Visa con terminación 4242/,
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
  const quantity = page.locator("main input[type=number]").first();
  await quantity.fill("3");
  await quantity.press("Enter");
  await shopper.reachPayment();
  await shopper.payWith("4242424242424242");
  await shopper.expectReceipt();
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
}
