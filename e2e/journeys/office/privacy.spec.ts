import { randomUUID } from "node:crypto";
import { createAccount } from "../../fixtures/caller.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    email: "Email",
    title: "Privacy requests",
    record: "Record request",
    save: "Record",
    kind: "Type",
    deletion: "Deletion of data",
    name: "Full name",
    received: "Received",
    details: "What they ask",
    verify: "Verify person",
    how: "How they proved it",
    download: "Download their data",
    erase: "Delete their data",
    none: "No account has confirmed this address",
    done: /Done$/,
  },
  es: {
    locale: "es-MX",
    email: "Correo electrónico",
    title: "Solicitudes de privacidad",
    record: "Registrar solicitud",
    save: "Registrar",
    kind: "Tipo",
    deletion: "Eliminación de datos",
    name: "Nombre completo",
    received: "Recibida",
    details: "Qué pide",
    verify: "Verificar persona",
    how: "Cómo lo demostró",
    download: "Descargar sus datos",
    erase: "Eliminar sus datos",
    none: "Ninguna cuenta ha confirmado este correo",
    done: /Atendida$/,
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`staff record, verify and carry out a request for deletion (${language})`, async ({ page }) => {
      const email = `privacy-${randomUUID()}@example.test`;
      await createAccount(language, email, "a gate of blue azulejo");
      await openOffice(page, "/office/privacy");
      await expect(page.getByRole("heading", { level: 1, name: own.title })).toBeVisible();
      await expectAccessibleAtBothSizes(page);

      await page.getByRole("button", { name: own.record }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(own.kind).selectOption({ label: own.deletion });
      await dialog.getByLabel(own.name).fill("Ana Ruiz");
      await dialog.getByLabel(own.email).fill(email);
      await dialog.getByLabel(own.received).fill(new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10));
      await dialog.getByLabel(own.details).fill("Please delete my account.");
      await expectAccessible(page);
      await shoot(page, `office-privacy-record-${language}`);
      await dialog.getByRole("button", { name: own.save, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: own.deletion })).toBeVisible();
      await expect(page.getByRole("button", { name: own.erase })).toHaveCount(0);
      await page.getByRole("button", { name: own.verify }).click();
      await dialog.getByLabel(own.how).fill("Answered from the address");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: own.verify }).click();
      await expect(page.getByText("Answered from the address")).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-privacy-request-${language}`);

      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: own.download }).click();
      expect((await download).suggestedFilename()).toMatch(/^personal-data-P-.+\.json$/);
      await page.getByRole("button", { name: own.erase }).click();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: own.erase }).click();
      await expect(page.getByText(own.none)).toBeVisible();
      await expect(page.getByText(own.done)).toBeVisible();
      await expectAccessibleAtBothSizes(page);

      await page.goto("/office/privacy");
      await expect(page.getByRole("heading", { level: 1, name: own.title })).toBeVisible();
      await shoot(page, `office-privacy-${language}`);
    });
  });
}
