import { expect, expectAccessible, makeCardMistakes, test, untilScripted } from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";

test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, "the same on a phone");

const walls = { en: "/en/product/list/ceramic/", es: "/es/product/list/ceramica/" } as const;

for (const [language, other] of [
  ["en", "es"],
  ["es", "en"],
] as const) {
  test(`after an empty, a wrong and a declined card, another card pays (${language})`, {
    tag: language === "es" ? "@daily-desktop" : [],
  }, async ({ page }) => {
    const shopper = new Shopper(page, language, "declined");
    await shopper.addFirstOf(walls[language]);
    await shopper.reachPayment();
    await makeCardMistakes(page, language, page.getByRole("button", { name: shopper.say.pay }));
    await shopper.payWith("4000000000000002");
    await expect(page.getByRole("alert").filter({ hasText: shopper.say.declined })).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await shopper.payWith("4242424242424242");
    await shopper.expectReceipt();
  });

  test(`an order is placed after the bank's challenge (${other})`, { tag: other === "en" ? "@daily-desktop" : [] }, async ({ page }) => {
    const shopper = new Shopper(page, other, "bank");
    await shopper.addFirstOf(walls[other]);
    await shopper.reachPayment();
    await shopper.payWith("4000000000003220");
    const bank = page.locator("iframe").last().contentFrame();
    await bank.locator("button[value=complete]").click({ timeout: 20_000 });
    await shopper.expectReceipt();
  });
}

test("a pickup order shows where and when, without a delivery charge", async ({ page }) => {
  const shopper = new Shopper(page, "es", "pickup");
  await shopper.addFirstOf(walls.es, { way: "PKUP" });
  await shopper.goToCheckout();
  await shopper.tellWho();
  await expect(page).toHaveURL(/checkout\/pickup$/);
  await page.locator("input[name=storeNumber]").nth(1).check();
  await expectAccessible(page);
  await shopper.next();
  await expect(page).toHaveURL(/checkout\/payment$/);
  await shopper.fillAddress();
  await expectAccessible(page);
  await shopper.payWith("5555555555554444");
  await shopper.expectReceipt();
});

test("a second click and a second tab create no second order", { tag: "@daily-desktop" }, async ({ page, context }) => {
  const shopper = new Shopper(page, "en", "twice");
  await shopper.addFirstOf(walls.en);
  await shopper.reachPayment();
  const tab = await context.newPage();
  await tab.goto("/en/checkout/payment");
  const inTab = new Shopper(tab, "en", "twice");
  await shopper.payWith("4242424242424242");
  await page
    .getByRole("button", { name: /Pay/ })
    .click({ timeout: 500 })
    .catch(() => {});
  await shopper.expectReceipt();
  await inTab.payWith("4242424242424242");
  await expect(tab).toHaveURL(/shoppingbag|checkout\/payment/);
  await expect(tab.getByRole("heading", { name: shopper.say.thanks })).toHaveCount(0);
  expect(await shopper.mails()).toHaveLength(1);
});

test("a gift card is sent by email and needs no delivery address", async ({ page }) => {
  const shopper = new Shopper(page, "en", "gift");
  await shopper.addFirstOf("/en/product/list/gift-cards/");
  await untilScripted(page);
  await page.getByLabel("Recipient's name").fill("Luz");
  await page.getByLabel("Recipient's email").fill("luz@example.test");
  await page.getByRole("button", { name: "Save recipient" }).click();
  await expectAccessible(page);
  await shopper.goToCheckout();
  await shopper.tellWho();
  await expect(page).toHaveURL(/checkout\/payment$/);
  await shopper.fillAddress();
  await shopper.payWith("4242424242424242");
  await shopper.expectReceipt();
});
