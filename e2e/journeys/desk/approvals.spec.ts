import { guestCall, type TokenPair } from "../../fixtures/caller.ts";
import { linkTo } from "../../fixtures/mail.ts";
import { DEMO_PASSWORD, signIn } from "../../fixtures/member.ts";
import { fillBagFor } from "../../fixtures/sales-quote.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, expectToFit, shoot, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

/** Each language has a buyer of its own, so that their limits and bags don't meet. */
const said = {
  en: {
    buyer: { email: "omar.haddad@demo.test", name: "Omar Haddad" },
    above: /^Orders above/,
    whose: /^Applies to/,
    add: "Add limit",
    applies: "The limit applies from now on.",
    ask: "Request approval",
    asked: /^Your company has been asked/,
    answer: /^Note/,
    approve: "Approve",
    approved: /^Approved\. /,
    pay: /^Place the order on account|^Pay \$|^Place/,
  },
  es: {
    buyer: { email: "lupe.arriaga@demo.test", name: "Lupe Arriaga" },
    above: /^Pedidos de más de/,
    whose: /^Se aplica a/,
    add: "Agregar límite",
    applies: "El límite se aplica desde ahora.",
    ask: "Solicitar autorización",
    asked: /^Ya se solicitó a su empresa/,
    answer: /^Nota/,
    approve: "Autorizar",
    approved: /^Autorizado\. /,
    pay: /^Hacer el pedido|^Pagar \$/,
  },
} as const;

for (const language of ["en", "es"] as const) {
  test(`an administrator sets a limit, a buyer asks, and orders once it is approved (${language})`, async ({ page, browser }, info) => {
    test.setTimeout(120_000);
    const own = said[language];
    const look = (name: string) => shoot(page, `${info.project.name}-${language}-${name}`);
    const toApprovals = () => page.goto(`/${language}/account/approvals`, { waitUntil: "networkidle" });
    await signIn(page, language, "dealer-admin@demo.test");
    await toApprovals();
    await page.getByLabel(own.above).fill("50");
    await page.getByLabel(own.whose).selectOption({ label: own.buyer.name });
    await page.getByRole("button", { name: own.add, exact: true }).click();
    await expect(page.getByText(own.applies)).toBeVisible();

    const pair = (await guestCall("account/login", { userName: own.buyer.email, password: DEMO_PASSWORD })) as TokenPair;
    await fillBagFor({ ...pair, email: own.buyer.email });
    const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await signIn(other, language, own.buyer.email);
    await other.goto(`/${language}/checkout/payment`, { waitUntil: "networkidle" });
    await expectAccessibleAtBothSizes(other);
    await expectToFit(other);
    await shoot(other, `${info.project.name}-${language}-approval-checkout`);
    await other.getByLabel(own.answer).fill("Vista hospital");
    await other.getByRole("button", { name: own.ask }).click();
    await expect(other.getByText(own.asked)).toBeVisible();

    await toApprovals();
    const entry = page.getByRole("article").filter({ hasText: own.buyer.name });
    await expect(entry.getByText("Vista hospital")).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await expectToFit(page);
    await look("approvals");
    await entry.getByRole("button", { name: own.approve, exact: true }).click();
    await expect(page.getByText(own.approved)).toBeVisible();

    await other.goto(await linkTo(own.buyer.email, `/checkout`), { waitUntil: "networkidle" });
    await expect(other.getByRole("button", { name: own.pay }).first()).toBeVisible();
    await other.context().close();
  });
}
