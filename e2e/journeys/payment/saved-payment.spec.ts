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
    empty: /Nothing saved yet/,
    addAccount: "Add a bank account",
    owner: "Account owner's name",
    type: "Account type",
    checking: "Checking",
    routing: ["Routing number", "Confirm routing number"],
    account: ["Account number", "Confirm account number"],
    authorize: "I have read this and authorize the debit",
    agreeToSave: "I have read this and agree",
    missing: "Read the authorization and check its box to continue.",
    saveAccount: "Save bank account",
    accountSaved: "The bank account is saved.",
    eCheck: "E-Check",
    savedAccount: "STRIPE TEST BANK account ending in 6789",
    place: /^Place the order: \$.+ by e-check/,
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
    empty: /Todavía no hay nada guardado/,
    addAccount: "Agregar una cuenta bancaria",
    owner: "Nombre del titular de la cuenta",
    type: "Tipo de cuenta",
    checking: "Cheques",
    routing: ["Número de ruta", "Confirme el número de ruta"],
    account: ["Número de cuenta", "Confirme el número de cuenta"],
    authorize: "Leí este texto y autorizo el débito",
    agreeToSave: "Leí este texto y estoy de acuerdo",
    missing: "Lea la autorización y marque su casilla para continuar.",
    saveAccount: "Guardar cuenta bancaria",
    accountSaved: "La cuenta bancaria se guardó.",
    eCheck: "Cheque electrónico",
    savedAccount: "Cuenta de STRIPE TEST BANK terminada en 6789",
    place: /^Hacer el pedido: \$.+ con cheque electrónico/,
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

for (const language of ["en", "es"] as const) {
  test(`a bank account is saved in the account, pays an order, and is removed (${language})`, async ({ page }, info) => {
    test.setTimeout(180_000);
    const own = say[language];
    const look = (name: string) => shoot(page, `${info.project.name}-${language}-${name}`);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const member = new Member(page, language, "accounts");
    await member.join();
    await page.goto(member.at("account/payments?edit=bank"), { waitUntil: "networkidle" });
    await field(own.owner).fill("Ana Ruiz");
    await field(own.type).selectOption(own.checking);
    for (const label of own.routing) await field(label).fill("110000000");
    for (const label of own.account) await field(label).fill("000123456789");
    await page.getByRole("button", { name: own.saveAccount }).click();
    await expect(page.getByText(own.missing).last()).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await look("saved-account-form");
    await page.getByLabel(own.agreeToSave).check();
    await page.getByRole("button", { name: own.saveAccount }).click();
    await expect(page.getByRole("status").filter({ hasText: own.accountSaved })).toBeVisible();
    await expect(page.getByText(own.savedAccount).first()).toBeVisible();
    await expectAccessibleAtBothSizes(page);

    const shopper = new Shopper(page, language, "saved-account");
    await shopper.addFirstOf(lists[language]);
    await shopper.reachPayment();
    await page.getByRole("radio", { name: own.eCheck }).check();
    await expect(page.getByRole("radio", { name: own.savedAccount })).toBeChecked();
    await expect(field(own.account[0])).toHaveCount(0);
    await page.getByLabel(own.authorize).check();
    await page.getByLabel(words[language].agree).check();
    await expectAccessibleAtBothSizes(page);
    await look("saved-account-checkout");
    await page.getByRole("button", { name: own.place }).click();
    await shopper.expectReceipt();

    await page.goto(member.at("account/payments"));
    await look("saved-accounts");
    await page.getByRole("button", { name: `${own.remove} ${own.savedAccount}` }).click();
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
