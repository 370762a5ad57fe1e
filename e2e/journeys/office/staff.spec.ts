import { randomUUID } from "node:crypto";
import { linkTo } from "../../fixtures/mail.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const PASSWORD = "wide joints and cold stones";

/** The second person sits at a desk in both languages. */
const desk = { viewport: { width: 1280, height: 800 }, isMobile: false } as const;

const say = {
  en: {
    locale: "en-US",
    email: "Email",
    password: "Password",
    signIn: "Sign in",
    staff: "Staff",
    invite: "Invite somebody",
    name: "Name",
    role: "Role",
    warehouse: "Warehouse",
    content: "Content",
    stores: "Stores",
    some: "Only these stores",
    send: "Send invitation",
    join: "Join",
    choose: "Choose a password",
    orders: "Orders",
    change: "Change role or stores",
    all: "All stores",
    save: "Save",
    block: "Block",
    reason: "Reason",
    blocked: "Blocked: Left in October",
    unblock: "Unblock",
    signedOut: "Sign in again",
    refused: "This invitation can't be used",
    lastOwner: /^This is the last person who may do everything/,
  },
  es: {
    locale: "es-MX",
    email: "Correo electrónico",
    password: "Contraseña",
    signIn: "Iniciar sesión",
    staff: "Personal",
    invite: "Invitar a alguien",
    name: "Nombre",
    role: "Rol",
    warehouse: "Almacén",
    content: "Contenido",
    stores: "Tiendas",
    some: "Solo estas tiendas",
    send: "Enviar invitación",
    join: "Entrar",
    choose: "Elija una contraseña",
    orders: "Pedidos",
    change: "Cambiar rol o tiendas",
    all: "Todas las tiendas",
    save: "Guardar",
    block: "Bloquear",
    reason: "Motivo",
    blocked: "Bloqueada: Left in October",
    unblock: "Desbloquear",
    signedOut: "Inicie sesión de nuevo",
    refused: "Esta invitación no sirve",
    lastOwner: /^Es la última persona que puede hacer todo/,
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`an owner invites somebody, changes what they may do, and blocks them (${language})`, async ({ page, browser }) => {
      const email = `luis-${randomUUID()}@example.test`;
      await page.goto("/office/staff");
      await page.getByLabel(own.email).fill("staff@demo.test");
      await page.getByLabel(own.password).fill("Azulejo-demo-1");
      await page.getByRole("button", { name: own.signIn, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: own.staff })).toBeVisible();

      await page.getByRole("button", { name: own.invite }).click();
      const invitation = page.getByRole("dialog");
      await invitation.getByLabel(own.name).fill("Luis Peña");
      await invitation.getByLabel(own.email).fill(email);
      await invitation.getByLabel(own.role).selectOption({ label: own.warehouse });
      await invitation.getByRole("combobox", { name: own.stores }).selectOption({ label: own.some });
      await invitation.getByLabel("Reno").check();
      await expectAccessible(page);
      await invitation.getByRole("button", { name: own.send }).click();
      await expect(page.getByRole("row", { name: new RegExp(email) })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-staff-${language}`);

      // In a browser of their own, the invited person joins.
      const link = await linkTo(email, "/office/invitation#");
      const theirs = await (await browser.newContext({ ...desk, locale: own.locale })).newPage();
      await theirs.goto(link);
      await theirs.getByLabel(own.choose).fill(PASSWORD);
      await expectAccessibleAtBothSizes(theirs);
      await theirs.getByRole("button", { name: own.join, exact: true }).click();
      await theirs.getByRole("navigation").getByRole("link", { name: own.orders }).first().click();
      await expect(theirs.getByRole("heading", { level: 1, name: own.orders })).toBeVisible();

      // The same link works only once.
      const stranger = await (await browser.newContext({ ...desk, locale: own.locale })).newPage();
      await stranger.goto(link);
      await expect(stranger.getByRole("heading", { level: 1, name: own.refused })).toBeVisible();
      await expectAccessible(stranger);

      // Another role counts at once where they are signed in.
      await page.reload();
      await page
        .getByRole("row", { name: new RegExp(email) })
        .getByRole("link")
        .click();
      await expect(page.getByRole("heading", { level: 1, name: "Luis Peña" })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await page.getByRole("button", { name: own.change }).click();
      await page.getByRole("dialog").getByLabel(own.role).selectOption({ label: own.content });
      await expectAccessible(page);
      await page.getByRole("dialog").getByRole("button", { name: own.save }).click();
      await expect(page.getByRole("definition").filter({ hasText: own.content })).toBeVisible();
      await theirs.goto("/office/");
      await expect(theirs.getByRole("navigation").getByRole("link", { name: own.orders })).toHaveCount(0);

      // Blocked, they are signed out where they are.
      await page.getByRole("button", { name: own.block, exact: true }).click();
      await page.getByRole("dialog").getByLabel(own.reason).fill("Left in October");
      await page.getByRole("dialog").getByRole("button", { name: own.block, exact: true }).click();
      await expect(page.getByText(own.blocked)).toBeVisible();
      await expect(page.getByRole("button", { name: own.unblock })).toBeVisible();
      await theirs.goto("/office/");
      await expect(theirs).toHaveURL(/\/office\/signin/);
    });
  });
}
