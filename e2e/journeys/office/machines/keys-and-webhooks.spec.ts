import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../../fixtures/shop.ts";
import { openOffice } from "../../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    newKey: "Create API key",
    create: "Create key",
    name: "Name",
    role: "Role",
    addresses: "Allowed addresses",
    once: "Copy the secret now. You can't see it again.",
    revoke: "Revoke",
    revoked: (name: string) => `${name} is revoked.`,
    newHook: "Add webhook",
    address: "Address",
    orders: "Orders",
    contact: "Contact email",
    refused: /The shop can't send to this address/,
    test: "Send test",
    tested: "Test message sent.",
    log: "Messages of the last 30 days",
  },
  es: {
    locale: "es-MX",
    newKey: "Crear clave de API",
    create: "Crear clave",
    name: "Nombre",
    role: "Rol",
    addresses: "Direcciones permitidas",
    once: "Copie el secreto ahora. No podrá verlo otra vez.",
    revoke: "Revocar",
    revoked: (name: string) => `${name} está revocada.`,
    newHook: "Agregar webhook",
    address: "Dirección",
    orders: "Pedidos",
    contact: "Correo de contacto",
    refused: /La tienda no puede enviar a esta dirección/,
    test: "Enviar prueba",
    tested: "Mensaje de prueba enviado.",
    log: "Mensajes de los últimos 30 días",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`an API key is created, shown once and revoked (${language})`, async ({ page }) => {
      const name = `ERP ${language} ${Date.now()}`;
      await openOffice(page, "/office/staff/keys");
      await page.getByRole("button", { name: own.newKey }).click();
      await page.getByLabel(own.name, { exact: true }).fill(name);
      await page.getByLabel(own.role, { exact: true }).selectOption("owner");
      await page.getByLabel(own.addresses).fill("203.0.113.0/24\n2001:db8::/32");
      await page.getByRole("dialog").getByRole("button", { name: own.create }).click();
      await expect(page.getByText(own.once)).toBeVisible();
      await expect(page.getByText(/^azk_[\w-]{43}$/)).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-api-key-${language}`);
      await page.reload();
      const row = page.getByRole("row").filter({ hasText: name });
      await expect(row).toContainText("203.0.113.0/24, 2001:db8::/32");
      await expect(page.getByText(/azk_/)).toHaveCount(0);
      await row.getByRole("button", { name: own.revoke }).click();
      await page.getByRole("dialog").getByRole("button", { name: own.revoke }).click();
      await expect(page.getByText(own.revoked(name))).toBeAttached();
    });

    test(`a webhook is added, refused at a private address, and tested (${language})`, async ({ page }) => {
      const name = `Hook ${language} ${Date.now()}`;
      await openOffice(page, "/office/settings/webhooks");
      await page.getByRole("button", { name: own.newHook }).click();
      await page.getByLabel(own.name, { exact: true }).fill(name);
      await page.getByLabel(own.address, { exact: true }).fill("https://10.0.0.1/hook");
      await page.getByLabel(own.orders, { exact: true }).check();
      await page.getByLabel(own.contact).fill("it@hooks.example");
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: own.newHook }).click();
      await expect(page.getByText(own.refused)).toBeVisible();
      // Nobody has this name (RFC 2606), so nothing leaves.
      await page.getByLabel(own.address, { exact: true }).fill("https://hooks.invalid/");
      await dialog.getByRole("button", { name: own.newHook }).click();
      await expect(page.getByText(/^whsec_/)).toBeVisible();
      await page.getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { name: own.log })).toBeVisible();
      await page.getByRole("button", { name: own.test }).click();
      await expect(page.getByText(own.tested)).toBeAttached();
      await expect(page.getByRole("table")).toContainText("msg_");
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-webhook-${language}`);
    });
  });
}
