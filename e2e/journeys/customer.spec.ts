import { linkTo } from "../fixtures/mail.ts";
import { DEMO_PASSWORD, signIn } from "../fixtures/member.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, test } from "../fixtures/shop.ts";
import { Shopper } from "../fixtures/shopper.ts";

eachLanguageAtOneSize();

const NEW_PASSWORD = "cuatro palabras y un gato";

const say = {
  en: { users: "Your team", block: /^Block/, send: "Send invitation", use: /^Use / },
  es: { users: "Su equipo", block: /^Bloquear/, send: "Enviar invitación", use: /^Usar / },
} as const;

for (const language of ["en", "es"] as const) {
  test(`an administrator invites a user, who accepts and is blocked while signed in elsewhere (${language})`, async ({
    page,
    browser,
  }, info) => {
    const email = `invited-${info.project.name}-${language}-${info.retry}@example.test`;
    await signIn(page, language, "dealer-admin@demo.test");
    await page.goto(`/${language}/customerusers/manageusers?edit=new`);
    await expectAccessible(page);
    await page.locator("input[name=givenName]").fill("Ofelia");
    await page.locator("input[name=surname]").fill("Prado");
    await page.locator("input[name=email]").fill(email);
    await page.locator("#role-Sales").check();
    await page.getByRole("button", { name: say[language].send }).click();
    await expect(page.getByText(email).first()).toBeVisible();
    await expectAccessible(page);

    const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
    const other = await elsewhere.newPage();
    await other.goto(await linkTo(email, "account/register"));
    await expectAccessible(other);
    await other.locator("main input[name=password]").fill(NEW_PASSWORD);
    await other.locator("main form button[type=submit]").last().click();
    await expect(other).not.toHaveURL(/account\/register/);
    await other.goto(`/${language}/account/profile`);
    await expect(other.locator("h1")).toBeVisible();

    await page.goto(`/${language}/customerusers/manageusers`);
    const row = page.getByRole("listitem").filter({ hasText: email });
    await row.getByRole("button", { name: say[language].block }).click();
    await expect(row.getByRole("button", { name: say[language].block })).toHaveCount(0);

    await other.goto(`/${language}/account/profile`);
    await expect(other).toHaveURL(/account\/login\?returnTo=/);
    await elsewhere.close();
  });

  test(`a guest orders, creates an account on the receipt and finds the order in it (${language})`, async ({ page }, info) => {
    const shopper = new Shopper(page, language, `claim-${info.project.name}-${info.retry}`);
    await shopper.addFirstOf(language === "en" ? "/en/product/list/porcelain/wood-look/" : "/es/product/list/porcelanico/efecto-madera/");
    await shopper.reachPayment();
    await shopper.payWith("4242424242424242");
    await shopper.expectReceipt();
    await expectAccessible(page);
    await page.locator("main input[name=password]").fill(NEW_PASSWORD);
    await page.locator("main form:has(input[name=password]) button[type=submit]").click();
    await expect(page).toHaveURL(/account\/$/);
    await expectAccessible(page);
    await page.goto(await linkTo(shopper.email, "account/proveaddress"));
    await page.locator("main form button[type=submit]").first().click();
    await expect(page.getByRole("status").first()).toBeVisible();
    await page.goto(`/${language}/account/`);
    await expect(page.locator("main a[href*='account/orders/']")).toBeVisible();
  });
}

test("a saved address is used at checkout", async ({ page }) => {
  await signIn(page, "en", "homeowner@demo.test");
  await page.goto("/en/account/addresses?edit=new");
  await page.locator("input[name=label]").fill("Job site");
  const shopper = new Shopper(page, "en", "book");
  await shopper.fillAddress();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Job site").first()).toBeVisible();
  await expectAccessible(page);
  await shopper.addFirstOf("/en/product/list/porcelain/wood-look/");
  await shopper.goToCheckout();
  await expect(page.locator("input[name='contact.email']")).toHaveValue("homeowner@demo.test");
  await shopper.next();
  await expect(page).toHaveURL(/checkout\/shipping$/);
  await page.getByRole("link", { name: say.en.use }).first().click();
  await expect(page.locator("input[name='deliveryAddress.line1']")).toHaveValue("1 Main Street");
  await expectAccessible(page);
});

test("a mail program's one click unsubscribes, and opening the link alone does not", async ({ page, request }) => {
  await page.goto("/en/subscription/unsubscribe?token=unknown-token-of-a-mail-that-nobody-sent");
  await expectAccessible(page);
  const answer = await request.post("/en/subscription/unsubscribe?token=unknown-token-of-a-mail-that-nobody-sent", {
    form: { "List-Unsubscribe": "One-Click" },
  });
  expect(answer.status()).toBe(422);
});

const forms = {
  en: {
    name: "First name",
    save: "Save",
    wrong: "One field needs attention",
    saved: "Saved.",
    sure: "Check the box",
    end: "Delete account",
  },
  es: {
    name: "Nombre",
    save: "Guardar",
    wrong: "Hay un campo por corregir",
    saved: "Guardado.",
    sure: "Marque la casilla",
    end: "Eliminar cuenta",
  },
} as const;

for (const language of ["en", "es"] as const) {
  test(`the account's own forms name what is wrong at each field and say when they are saved (${language})`, {
    tag: language === "es" ? "@daily-phone" : [],
  }, async ({ page }) => {
    const words = forms[language];
    await signIn(page, language, "homeowner@demo.test");
    await page.goto(`/${language}/account/profile`);
    const name = page.getByLabel(words.name, { exact: true });
    const known = await name.inputValue();
    const save = page.getByRole("button", { name: words.save, exact: true });
    await page.waitForLoadState("networkidle");
    await name.fill("");
    await save.click();
    const summary = page.getByRole("alert").filter({ hasText: words.wrong });
    await expect(summary).toBeFocused();
    await expectAccessible(page);
    await summary.getByRole("link", { name: words.name }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await name.fill(known);
    await save.click();
    await expect(page.getByRole("status").filter({ hasText: words.saved })).toBeVisible();
    await expect(summary).toHaveCount(0);

    await page.goto(`/${language}/account/subscriptions`);
    await save.click();
    await expect(page.getByRole("status").filter({ hasText: words.saved })).toBeVisible();

    await page.goto(`/${language}/account/privacy`);
    await page.locator("main input[name=password]").fill(DEMO_PASSWORD);
    await page.getByRole("button", { name: words.end }).click();
    await expect(page.getByRole("alert").filter({ hasText: words.sure })).toBeVisible();
    await expect(page.locator("main input[name=confirm]")).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("main input[name=password]")).toHaveValue("");
  });
}
