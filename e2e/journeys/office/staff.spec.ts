import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { appCode } from "../../fixtures/authenticator.ts";
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
    invite: "Invite someone",
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
    roles: "Roles",
    copy: "Copy",
    copyName: "Name in English",
    copied: "Copy of Warehouse",
    refunds: "Cancel orders and give money back",
    saveRole: "Save role",
    deleteRole: "Delete",
    account: "My account",
    addApp: "Add authenticator app",
    addTitle: "Protect your account",
    go: "Use an authenticator app",
    code: "Code",
    confirm: "Confirm",
    keep: "Keep these recovery codes",
    kept: "I've kept them",
    withCode: /^After your password you type a code/,
    thisBrowser: /· This browser/,
    endOne: /^Sign out .+, signed in/,
    ended: "Signed out there.",
    current: "Current password",
    newPassword: "New password",
    changePassword: "Change password",
    passwordChanged: /^Password changed\./,
    refused: "This invitation can't be used",
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
    roles: "Roles",
    copy: "Copiar",
    copyName: "Nombre en español",
    copied: "Copia de Almacén",
    refunds: "Cancelar pedidos y devolver dinero",
    saveRole: "Guardar rol",
    deleteRole: "Eliminar",
    account: "Mi cuenta",
    addApp: "Agregar aplicación de autenticación",
    addTitle: "Proteja su cuenta",
    go: "Usar aplicación de autenticación",
    code: "Código",
    confirm: "Confirmar",
    keep: "Guarde estos códigos de recuperación",
    kept: "Ya los guardé",
    withCode: /^Después de la contraseña, usted escribe/,
    thisBrowser: /· Este navegador/,
    endOne: /^Cerrar sesión de .+, iniciada/,
    ended: "La sesión se cerró.",
    current: "Contraseña actual",
    newPassword: "Contraseña nueva",
    changePassword: "Cambiar contraseña",
    passwordChanged: /^Se cambió la contraseña\./,
    refused: "Esta invitación no sirve",
  },
} as const;

async function signIn(page: Page, own: (typeof say)["en" | "es"], path: string, email = "staff@demo.test", password = "Azulejo-demo-1") {
  await page.goto(path);
  await page.getByLabel(own.email).fill(email);
  await page.getByLabel(own.password).fill(password);
  await page.getByRole("button", { name: own.signIn, exact: true }).click();
}

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`an owner invites somebody, changes what they may do, and blocks them (${language})`, async ({ page, browser }) => {
      const email = `luis-${randomUUID()}@example.test`;
      await signIn(page, own, "/office/staff");
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

      // They see where they are signed in, end the other session, and change their password.
      await signIn(stranger, own, "/office/", email, PASSWORD);
      await expect(stranger.getByRole("link", { name: email })).toBeVisible();
      await theirs.getByRole("link", { name: email }).click();
      await expect(theirs.getByRole("heading", { level: 1, name: own.account })).toBeVisible();
      await expect(theirs.getByText(own.thisBrowser)).toBeVisible();
      await theirs.getByRole("button", { name: own.endOne }).click();
      await expect(theirs.getByText(own.ended)).toBeVisible();
      await stranger.goto("/office/");
      await expect(stranger).toHaveURL(/\/office\/signin/);
      await theirs.getByLabel(own.current).fill(PASSWORD);
      await theirs.getByLabel(own.newPassword).fill(`${PASSWORD} again`);
      await expectAccessibleAtBothSizes(theirs);
      await theirs.getByRole("button", { name: own.changePassword }).click();
      await expect(theirs.getByText(own.passwordChanged)).toBeVisible();

      // They add an authenticator app, and from then on sign in with its codes.
      await theirs.getByRole("link", { name: own.addApp }).click();
      await expect(theirs.getByRole("heading", { level: 1, name: own.addTitle })).toBeVisible();
      await expectAccessibleAtBothSizes(theirs);
      await theirs.getByLabel(own.password).fill(`${PASSWORD} again`);
      await theirs.getByRole("button", { name: own.go }).click();
      const secret = (await theirs.locator("code.key").textContent()) ?? "";
      await expect(theirs.locator("svg.qr-code")).toBeVisible();
      await theirs.getByLabel(own.code, { exact: true }).fill(appCode(secret));
      await expectAccessibleAtBothSizes(theirs);
      await theirs.getByRole("button", { name: own.confirm }).click();
      await expect(theirs.getByRole("heading", { level: 1, name: own.keep })).toBeVisible();
      await expect(theirs.getByRole("listitem")).toHaveCount(10);
      await expectAccessibleAtBothSizes(theirs);
      await theirs.getByRole("button", { name: own.kept }).click();
      await expect(theirs.getByText(own.withCode)).toBeVisible();
      await signIn(stranger, own, "/office/signin", email, `${PASSWORD} again`);
      await stranger.getByLabel(own.code, { exact: true }).fill(appCode(secret, 1));
      await expectAccessible(stranger);
      await stranger.getByRole("button", { name: own.signIn, exact: true }).click();
      await expect(stranger.getByRole("link", { name: email })).toBeVisible();

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

    test(`an owner copies a role, changes its rights and deletes it (${language})`, async ({ page }) => {
      await signIn(page, own, "/office/staff/roles");
      await page.getByRole("link", { name: own.warehouse, exact: true }).click();
      await page.getByRole("link", { name: own.copy, exact: true }).click();
      const name = `${own.copied} ${randomUUID().slice(0, 8)}`;
      await expect(page.getByLabel(own.copyName)).toHaveValue(own.copied);
      await page.getByLabel(own.copyName).fill(name);
      await page.getByLabel(own.refunds).check();
      await expectAccessibleAtBothSizes(page);
      await page.getByRole("button", { name: own.saveRole }).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await page.getByLabel(own.refunds).uncheck();
      await page.getByRole("button", { name: own.saveRole }).click();
      await page.reload();
      await expect(page.getByLabel(own.refunds)).not.toBeChecked();
      await expectAccessibleAtBothSizes(page);
      await page.getByRole("button", { name: own.deleteRole, exact: true }).click();
      await expectAccessible(page);
      await page.getByRole("dialog").getByRole("button", { name: own.deleteRole, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: own.roles })).toBeVisible();
      await expect(page.getByRole("link", { name })).toHaveCount(0);
      await expectAccessibleAtBothSizes(page);
    });
  });
}
