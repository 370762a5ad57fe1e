import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { givePasskeyDevice } from "../../fixtures/authenticator.ts";
import { guestCall, signedInStaff } from "../../fixtures/caller.ts";
import { linkTo } from "../../fixtures/mail.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const PASSWORD = "wide joints and cold stones";

const say = {
  en: {
    locale: "en-US",
    email: "Email",
    password: "Password",
    current: "Current password",
    signIn: "Sign in",
    menu: "Menu",
    signOut: "Sign out",
    choose: "Choose a password",
    join: "Join",
    add: "Add passkey",
    go: "Continue",
    name: "Name",
    added: "Passkey added.",
    withPasskey: "Sign in with a passkey",
    needed: /signs in with a passkey/,
    puzzle: /solves a short puzzle/,
    remove: /^Remove the passkey/,
    removeGo: "Remove",
    removed: "Passkey removed.",
  },
  es: {
    locale: "es-MX",
    email: "Correo electrónico",
    password: "Contraseña",
    current: "Contraseña actual",
    signIn: "Iniciar sesión",
    menu: "Menú",
    signOut: "Cerrar sesión",
    choose: "Elija una contraseña",
    join: "Entrar",
    add: "Agregar llave de acceso",
    go: "Continuar",
    name: "Nombre",
    added: "Se agregó la llave de acceso.",
    withPasskey: "Iniciar sesión con una llave de acceso",
    needed: /entra con una llave de acceso/,
    puzzle: /resuelve un breve acertijo/,
    remove: /^Quitar la llave/,
    removeGo: "Quitar",
    removed: "Se quitó la llave de acceso.",
  },
} as const;

/** Somebody who was invited opens their account. @returns their email */
async function join(page: Page, own: (typeof say)["en" | "es"], language: string): Promise<string> {
  const email = `passkey-${randomUUID()}@example.test`;
  const staff = await signedInStaff();
  await staff("office/invitestaff", { email, name: "Inés Vega", language, role: "warehouse", stores: null }, randomUUID());
  await page.goto(await linkTo(email, "/office/invitation#"));
  await page.getByLabel(own.choose).fill(PASSWORD);
  await page.getByRole("button", { name: own.join, exact: true }).click();
  await expect(page).not.toHaveURL(/invitation/);
  return email;
}

/** Guesses a password until the shop asks for a captcha; it makes the guesses wait. */
async function guessUntilCaptcha(email: string): Promise<void> {
  const guess = () => guestCall("office/signin", { email, password: "not the password" }).catch((error: Error) => error.message);
  await expect.poll(guess, { timeout: 60_000, intervals: [500] }).toContain("human");
}

for (const language of ["en", "es"] as const) {
  const own = say[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`staff add a passkey and sign in with it (${language})`, async ({ page }) => {
      await givePasskeyDevice(page);
      const email = await join(page, own, language);
      await page.goto("/office/account");
      await page.getByRole("button", { name: own.add }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(own.name).fill("Counter laptop");
      await dialog.getByLabel(own.current).fill(PASSWORD);
      await expectAccessible(page);
      await dialog.getByRole("button", { name: own.go }).click();
      await expect(page.getByText(own.added)).toBeVisible();
      await expect(page.getByRole("row", { name: /Counter laptop/ })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-passkeys-${language}`);

      // The password alone no longer opens the office; the passkey does.
      if (test.info().project.name === "phone") await page.getByRole("button", { name: own.menu, exact: true }).click();
      await page.getByRole("button", { name: own.signOut, exact: true }).first().click();
      await page.getByLabel(own.email).fill(email);
      await page.getByLabel(own.password).fill(PASSWORD);
      await page.getByRole("button", { name: own.signIn, exact: true }).click();
      await expect(page.getByRole("alert")).toHaveText(own.needed);
      await expectAccessibleAtBothSizes(page);
      await page.getByRole("button", { name: own.withPasskey }).click();
      await expect(page).not.toHaveURL(/signin/);

      await page.goto("/office/account");
      await page.getByRole("button", { name: own.remove }).click();
      await page.getByRole("dialog").getByLabel(own.current).fill(PASSWORD);
      await expectAccessible(page);
      await page.getByRole("dialog").getByRole("button", { name: own.removeGo, exact: true }).click();
      await expect(page.getByText(own.removed)).toBeVisible();
    });

    test(`staff solve a puzzle after many wrong passwords (${language})`, async ({ page }) => {
      test.slow();
      const email = await join(page, own, language);
      await page.context().clearCookies();
      await page.goto("/office/signin");
      const attempt = async (password: string) => {
        await page.getByLabel(own.email).fill(email);
        await page.getByLabel(own.password).fill(password);
        await page.getByRole("button", { name: own.signIn, exact: true }).click();
      };
      await guessUntilCaptcha(email);
      await attempt(PASSWORD);
      await expect(page.getByText(own.puzzle)).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-sign-in-puzzle-${language}`);
      await attempt(PASSWORD);
      await expect(page).not.toHaveURL(/signin/, { timeout: 20_000 });
    });
  });
}
