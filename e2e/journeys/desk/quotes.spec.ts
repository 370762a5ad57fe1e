import { createAccount, guestCall, type TokenPair } from "../../fixtures/caller.ts";
import { linkTo } from "../../fixtures/mail.ts";
import { signIn } from "../../fixtures/member.ts";
import { answerQuote, askForQuote, fillBagFor } from "../../fixtures/sales-quote.ts";
import {
  eachLanguageAtOneSize,
  expect,
  expectAccessibleAtBothSizes,
  expectToFit,
  makeCardMistakes,
  shoot,
  test,
  typeCard,
} from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const PASSWORD = "grout lines and river stones";

const said = {
  en: {
    ask: "Request a quote",
    message: /^Your message/,
    working: "We're working on it",
    accept: "Accept quote",
    reject: "Reject quote",
    pay: /^Pay \$/,
    onCredit: /^Accept and order, \$/,
    agree: /^I agree to the/,
    thanks: "Thank you, Ana",
    signIn: "Sign in",
    reason: "Reason",
    price: "The price is too high",
    rejected: "Quote rejected",
    accepted: "Accepted",
    all: /^All/,
  },
  es: {
    ask: "Solicitar una cotización",
    message: /^Su mensaje/,
    working: "La estamos preparando",
    accept: "Aceptar cotización",
    reject: "Rechazar cotización",
    pay: /^Pagar \$/,
    onCredit: /^Aceptar y pedir, \$/,
    agree: /^Acepto las/,
    thanks: "Gracias, Ana",
    signIn: "Iniciar sesión",
    reason: "Motivo",
    price: "El precio es muy alto",
    rejected: "Cotización rechazada",
    accepted: "Aceptada",
    all: /^Todas/,
  },
} as const;

const newBuyer = async (language: string, part = "") => {
  const email = `quote-${language}${part}-${Date.now().toString(36)}@example.test`;
  return { ...(await createAccount(language, email, PASSWORD)), email };
};

for (const language of ["en", "es"] as const) {
  const own = said[language];

  test(`a customer asks for a quote, gets it by email, and pays it with a card (${language})`, async ({ page }, info) => {
    test.setTimeout(120_000);
    const look = (name: string) => shoot(page, `${info.project.name}-${language}-${name}`);
    const buyer = await newBuyer(language);
    const { itemNo } = await fillBagFor(buyer);
    await signIn(page, language, buyer.email, PASSWORD);
    await page.goto(`/${language}/shoppingbag`, { waitUntil: "networkidle" });
    await page.getByRole("link", { name: own.ask }).click();
    await expect(page.getByRole("heading", { level: 1, name: own.ask })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await expectToFit(page);
    await look("quote-request");
    await page.getByLabel(own.message).fill("In one lot, please.");
    await page.getByRole("button", { name: own.ask }).click();
    await expect(page).toHaveURL(/account\/quotes\/\d+$/);
    await expect(page.getByText(own.working)).toBeVisible();
    await expect(page.getByText("In one lot, please.")).toBeVisible();
    const quoteNo = Number(/\d+$/.exec(page.url())?.[0]);
    await answerQuote(quoteNo, itemNo);

    await page.goto(await linkTo(buyer.email, "order/acceptquote?link="), { waitUntil: "networkidle" });
    await expectAccessibleAtBothSizes(page);
    await expectToFit(page);
    await look("quote-accept");
    await makeCardMistakes(page, language, page.getByRole("button", { name: own.pay }));
    await typeCard(page, "4242 4242 4242 4242");
    await page.getByRole("button", { name: own.pay }).click();
    await page.getByLabel(own.agree).check();
    await page.getByRole("button", { name: own.pay }).click();
    await expect(page).toHaveURL(/order\/receipt\//, { timeout: 30_000 });
    await page.goto(`/${language}/account/quotes/${quoteNo}`);
    await expect(page.getByText(own.accepted, { exact: true })).toBeVisible();
  });

  test(`a business accepts a quote on its credit line (${language})`, async ({ page }, info) => {
    test.setTimeout(120_000);
    const look = (name: string) => shoot(page, `${info.project.name}-${language}-${name}`);
    // Both languages order at the same time, so each has its own person.
    const email = language === "en" ? "walt.jensen@demo.test" : "rosa.ibarra@demo.test";
    const pair = (await guestCall("account/login", { userName: email, password: "Azulejo-demo-1" })) as TokenPair;
    const { quoteNo, itemNo } = await askForQuote({ ...pair, email }, language);
    await answerQuote(quoteNo, itemNo);
    await signIn(page, language, email);
    await page.goto(`/${language}/account/quotes`, { waitUntil: "networkidle" });
    await page.getByRole("link", { name: own.all }).click();
    await expectAccessibleAtBothSizes(page);
    await expectToFit(page);
    await look("quotes");
    await page.getByRole("link", { name: String(quoteNo) }).click();
    await expect(page.getByRole("link", { name: own.accept })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await expectToFit(page);
    await look("quote");
    await page.getByRole("link", { name: own.accept }).click();
    const accept = page.getByRole("button", { name: own.onCredit });
    await expect(accept).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectAccessibleAtBothSizes(page);
    await page.getByLabel(own.agree).first().check();
    await accept.click();
    await expect(page).toHaveURL(/order\/receipt\//, { timeout: 30_000 });
    await expect(page.getByText("Lobby").first()).toBeVisible();
  });

  test(`whoever has the link rejects a quote without signing in (${language})`, async ({ page }, info) => {
    test.setTimeout(90_000);
    const buyer = await newBuyer(language);
    const { quoteNo, itemNo } = await askForQuote(buyer, language);
    await answerQuote(quoteNo, itemNo);
    await page.goto(await linkTo(buyer.email, "order/acceptquote?link="), { waitUntil: "networkidle" });
    await expect(page.getByRole("link", { name: own.signIn, exact: true }).first()).toBeVisible();
    await page.getByRole("link", { name: own.reject }).click();
    await page.waitForLoadState("networkidle");
    await expectAccessibleAtBothSizes(page);
    await expectToFit(page);
    await shoot(page, `${info.project.name}-${language}-quote-reject`);
    await page.getByLabel(own.reason).selectOption({ label: own.price });
    await page.getByRole("button", { name: own.reject }).click();
    await expect(page.getByRole("heading", { level: 1, name: own.rejected })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    expect((await page.goto(`/${language}/order/acceptquote?link=${"x".repeat(80)}`))?.status()).toBe(404);
  });
}

test("a quote is paid through PayPal's page, also after its buyer has left it", async ({ page }) => {
  test.setTimeout(120_000);
  const buyer = await newBuyer("en", "-paypal");
  const { quoteNo, itemNo } = await askForQuote(buyer, "en");
  await answerQuote(quoteNo, itemNo);
  await signIn(page, "en", buyer.email, PASSWORD);
  await page.goto(`/en/order/acceptquote?quote=${quoteNo}`, { waitUntil: "networkidle" });
  const continueToPayPal = async () => {
    await page.getByRole("radio", { name: "PayPal" }).check();
    await page.getByLabel(said.en.agree).check();
    await page.getByRole("button", { name: /^Continue to PayPal/ }).click();
  };
  await continueToPayPal();
  await page.getByRole("button", { name: "Cancel and return to the store" }).click();
  await expect(page.getByText("You left PayPal without paying.")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await continueToPayPal();
  await page.getByRole("button", { name: /Paula Reyes/ }).click();
  await expect(page).toHaveURL(/order\/receipt\//, { timeout: 30_000 });
  await expect(page.getByText("Paid with PayPal")).toBeVisible();
});
