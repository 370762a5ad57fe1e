import { placesOf, recordTraffic } from "../../fixtures/canary.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, type Language, shoot, test, words } from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";

eachLanguageAtOneSize();

const sandbox = `http://localhost:${Number(process.env.E2E_PORT ?? 3410) + 1}`;
const lists: Record<Language, string> = { en: "/en/product/list/porcelain/wood-look/", es: "/es/product/list/porcelanico/efecto-madera/" };
const say = {
  en: {
    way: "E-Check",
    routing: "Routing number",
    routingAgain: "Confirm routing number",
    account: "Account number",
    accountAgain: "Confirm account number",
    type: "Account type",
    checking: "Checking",
    authorize: "I have read this and authorize the debit",
    mandate: /^I authorize .+ to debit \$[\d,.]+ electronically, one time/,
    place: /^Place the order: \$.+ by e-check/,
    wrongRouting: "That isn't a routing number. Check its 9 digits.",
    different: "The account numbers don't match.",
    missing: "Read the authorization and check its box to continue.",
    pending: "E-checks usually take 4 business days to clear. We'll email you",
    from: "By e-check from your STRIPE TEST BANK account ending in",
  },
  es: {
    way: "Cheque electrónico",
    routing: "Número de ruta",
    routingAgain: "Confirme el número de ruta",
    account: "Número de cuenta",
    accountAgain: "Confirme el número de cuenta",
    type: "Tipo de cuenta",
    checking: "Cheques",
    authorize: "Leí este texto y autorizo el débito",
    mandate: /^Autorizo a .+ a debitar electrónicamente \$[\d,.]+, una sola vez/,
    place: /^Hacer el pedido: \$.+ con cheque electrónico/,
    wrongRouting: "Ese no es un número de ruta. Revise sus 9 dígitos.",
    different: "Los números de cuenta no coinciden.",
    missing: "Lea la autorización y marque su casilla para continuar.",
    pending: "Los cheques electrónicos suelen tardar 4 días hábiles en acreditarse. Le avisaremos por correo",
    from: "Con cheque electrónico de su cuenta de STRIPE TEST BANK terminada en",
  },
} as const;

/** The bank's answers, each with the receipt's words and the subject of the email about it. */
const outcomes = {
  en: {
    account: "000123456789",
    last4: "6789",
    shown: "Paid by e-check from your STRIPE TEST BANK",
    subject: /^Your payment for order \d+ has cleared/,
  },
  es: {
    account: "000222222227",
    last4: "2227",
    shown: "Su banco devolvió el cheque electrónico",
    subject: /^Su banco devolvió el pago del pedido/,
  },
} as const;

for (const language of ["en", "es"] as const) {
  test(`an order is paid by e-check, and the bank answers days later (${language})`, async ({ page, request }, info) => {
    test.setTimeout(150_000);
    const own = say[language];
    const { account, last4, shown, subject } = outcomes[language];
    const traffic = recordTraffic(page);
    const shopper = new Shopper(page, language, "e-check");
    const look = (name: string) => shoot(page, `${info.project.name}-${language}-${name}`);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await shopper.addFirstOf(lists[language]);
    await shopper.reachPayment();
    await page.getByRole("radio", { name: own.way }).check();
    await expect(page.locator("#card-number")).toBeHidden();
    await expect(page.getByText(own.mandate)).toBeVisible();

    await field(own.type).selectOption(own.checking);
    await field(own.routing).fill("110000001");
    await field(own.routingAgain).fill("110000001");
    await field(own.account).fill(account);
    await field(own.accountAgain).fill("000123456780");
    await page.getByLabel(words[language].agree).check();
    await page.getByRole("button", { name: own.place }).click();
    for (const fault of [own.wrongRouting, own.different, own.missing]) await expect(page.getByText(fault).last()).toBeVisible();
    await expect(field(own.account)).toHaveValue(account);
    await expectAccessibleAtBothSizes(page);
    await look("e-check-faults");

    for (const label of [own.routing, own.routingAgain]) await field(label).fill("110000000");
    await field(own.accountAgain).fill(account);
    await page.getByLabel(own.authorize).check();
    await look("e-check");
    await page.getByRole("button", { name: own.place }).click();
    await shopper.expectReceipt();
    await expect(page.getByText(own.pending)).toBeVisible();
    await expect(page.getByText(`${own.from} ${last4}`)).toBeVisible();
    await expect(page.getByText(own.mandate)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await look("e-check-receipt");
    expect(await placesOf(account, { page, traffic, email: shopper.email })).toEqual([]);
    expect(traffic.sent.filter((one) => one.includes("110000000"))).toEqual([]);

    await request.post(`${sandbox}/stripe/bank/days`, { form: { days: "4" } });
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(shown)).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await expect.poll(async () => (await shopper.mails()).some((mail) => subject.test(mail.subject)), { timeout: 30_000 }).toBe(true);
    await expectAccessibleAtBothSizes(page);
    if (language === "es") await expect(page.getByRole("link", { name: "Pagar con tarjeta" })).toHaveAttribute("href", /\/es\/payorder/);
    await look("e-check-answered");
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what an e-check needs, and keeps the other ways", async ({ page }) => {
    const shopper = new Shopper(page, "en", "plain-e-check");
    await shopper.addFirstOf(lists.en);
    await shopper.reachPayment();
    expect(await page.content()).toContain("Paying by e-check needs JavaScript.");
    await expect(page.locator(".bank-part")).toBeHidden();
    await page.getByRole("radio", { name: say.en.way }).check();
    await expect(page.locator(".card-only").first()).toBeHidden();
    await expect(page.locator(".bank-part")).not.toHaveCSS("display", "none");
    await page.getByRole("radio", { name: "Card" }).check();
    await expect(page.locator(".card-only").first()).toBeVisible();
  });
});
