import type { Page } from "@playwright/test";
import { Member } from "../../fixtures/member.ts";
import {
  eachLanguageAtOneSize,
  expect,
  expectAccessibleAtBothSizes,
  type Language,
  makeCardMistakes,
  shoot,
  test,
  typeCard,
  words,
} from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";

eachLanguageAtOneSize();

const lists: Record<Language, string> = { en: "/en/product/list/ceramic/", es: "/es/product/list/ceramica/" };
const say = {
  en: {
    add: "Add a card",
    name: "Card name",
    save: "Save card",
    saved: "The card is saved.",
    visa: "Visa ending in 4242",
    bank: "Visa ending in 3220",
    other: "Another card",
    keep: "Save this card for next time",
    makeDefault: "Make default",
    remove: "Remove",
    removed: /has been removed/,
    empty: /No saved cards yet/,
  },
  es: {
    add: "Agregar una tarjeta",
    name: "Nombre de la tarjeta",
    save: "Guardar tarjeta",
    saved: "La tarjeta se guardó.",
    visa: "Visa terminada en 4242",
    bank: "Visa terminada en 3220",
    other: "Otra tarjeta",
    keep: "Guardar esta tarjeta para la próxima vez",
    makeDefault: "Usar como predeterminada",
    remove: "Quitar",
    removed: /se quitó/,
    empty: /Todavía no hay tarjetas guardadas/,
  },
} as const;

/** Presses a button of the bank's page. */
const answerBank = (page: Page) =>
  page.locator("dialog iframe").contentFrame().locator("button[value=complete]").click({ timeout: 20_000 });

for (const language of ["en", "es"] as const) {
  test(`a card is saved in the account, pays an order, and is removed (${language})`, async ({ page }, info) => {
    test.setTimeout(180_000);
    const own = say[language];
    const look = (name: string) => shoot(page, `${info.project.name}-${language}-${name}`);
    const member = new Member(page, language, "cards");
    await member.join();
    await page.goto(member.at("account/payments"));
    await expect(page.getByText(own.empty)).toBeVisible();
    await page.getByRole("link", { name: own.add }).click();
    await makeCardMistakes(page, language, page.getByRole("button", { name: own.save }));
    await typeCard(page, "4000000000003220");
    await page.getByLabel(own.name).fill("Elm Street");
    await expectAccessibleAtBothSizes(page);
    await look("saved-card-form");
    await page.getByRole("button", { name: own.save }).click();
    await answerBank(page);
    await expect(page.getByRole("status").filter({ hasText: own.saved })).toBeVisible();
    await expect(page.getByText("Elm Street")).toBeVisible();
    await expectAccessibleAtBothSizes(page);

    const shopper = new Shopper(page, language, "saved-card");
    await shopper.addFirstOf(lists[language]);
    await shopper.reachPayment();
    await expect(page.getByRole("radio", { name: own.bank })).toBeChecked();
    await expect(page.locator("#card-number")).toBeHidden();
    await expectAccessibleAtBothSizes(page);
    await look("saved-card-checkout");
    await page.getByRole("radio", { name: own.other }).check();
    await expect(page.locator("#card-number")).toBeVisible();
    await expect(page.getByLabel(own.keep)).not.toBeChecked();
    await page.getByRole("radio", { name: own.bank }).check();
    await page.getByLabel(words[language].agree).check();
    await page.getByRole("button", { name: words[language].pay }).click();
    await answerBank(page);
    await shopper.expectReceipt();

    await page.goto(member.at("account/payments"));
    await look("saved-cards");
    await page.getByRole("button", { name: `${own.remove} ${own.bank}` }).click();
    await expect(page.getByRole("status").filter({ hasText: own.removed })).toBeVisible();
    await expect(page.getByText(own.empty)).toBeVisible();
  });
}

test("a card that pays is saved when asked, and pays the next order without scripts", async ({ page, browser }) => {
  test.setTimeout(180_000);
  const member = new Member(page, "en", "keeps-card");
  await member.join();
  const shopper = new Shopper(page, "en", "keeps-card");
  await shopper.addFirstOf(lists.en);
  await shopper.reachPayment();
  await page.getByLabel(say.en.keep).check();
  await shopper.payWith("4242424242424242");
  await shopper.expectReceipt();

  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const there = await plain.newPage();
  const again = new Shopper(there, "en", "keeps-card");
  await again.addFirstOf(lists.en);
  await again.reachPayment();
  await expect(there.getByRole("radio", { name: say.en.visa })).toBeChecked();
  await there.getByLabel(words.en.agree).check();
  await there.getByRole("button", { name: words.en.pay }).click();
  await again.expectReceipt();
  await there.goto("/en/account/payments");
  await there.getByRole("button", { name: `${say.en.remove} ${say.en.visa}` }).click();
  await expect(there.getByText(say.en.empty)).toBeVisible();
  await plain.close();
});
