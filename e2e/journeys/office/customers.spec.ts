import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    find: "Name, number, person, email or phone",
    search: "Search",
    applications: "Applications",
    lock: "Put on hold",
    unlock: "Remove hold",
    reason: "Reason",
    locked: /^On hold: Past due$/,
    merge: "Merge accounts",
    compare: "Compare",
    stays: "Stays: Ladera",
    back: "Go back",
  },
  es: {
    locale: "es-MX",
    find: "Nombre, número, persona, correo o teléfono",
    search: "Buscar",
    applications: "Solicitudes",
    lock: "Bloquear",
    unlock: "Desbloquear",
    reason: "Motivo",
    locked: /^Cuenta bloqueada: Past due$/,
    merge: "Unir cuentas",
    compare: "Comparar",
    stays: "Queda: Ladera",
    back: "Volver",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`staff see what would move before two accounts become one (${language})`, async ({ page }) => {
      await openOffice(page, "/office/customers?query=Ladera");
      await page.getByRole("link", { name: /^Ladera/ }).click();
      await page.locator(".page-heading .menu-opener").click();
      await page.getByRole("link", { name: own.merge, exact: true }).click();
      await expectAccessibleAtBothSizes(page);
      await page.locator("main").getByRole("searchbox").fill("Estudio");
      await page.getByRole("radio").first().check();
      await page.getByRole("button", { name: own.compare }).click();
      await expect(page.getByText(own.stays).first()).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await page.getByRole("button", { name: own.merge }).click();
      const dialog = page.getByRole("dialog");
      await expectAccessibleAtBothSizes(page);
      // Nothing is merged: other journeys need both accounts.
      await dialog.getByRole("button", { name: own.back }).click();
      await expect(dialog).toBeHidden();
    });

    test(`staff find a business by one of its people, and lock a person with a reason (${language})`, async ({ page }) => {
      await openOffice(page, "/office/customers");
      await page.getByLabel(own.find).fill("dealer-admin@demo.test");
      await page.locator("main").getByRole("button", { name: own.search, exact: true }).click();
      await page.getByRole("link", { name: /^Ladera/ }).click();
      await expect(page.getByRole("heading", { level: 1, name: /^Ladera/ })).toBeFocused();
      await expect(page.getByText("dealer-buyer@demo.test")).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-customer-${language}`);

      await page.goto("/office/people?query=hidden-prices");
      await expectAccessibleAtBothSizes(page);
      await page.locator("tbody a").first().click();
      await expect(page.getByText("hidden-prices@demo.test")).toBeVisible();
      // Both languages may be at it at once.
      const unlock = page.getByRole("button", { name: own.unlock, exact: true });
      if (await unlock.isVisible()) await unlock.click();
      await page.getByRole("button", { name: own.lock, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(own.reason).fill("Past due");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: own.lock, exact: true }).click();
      await expect(page.getByText(own.locked)).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await unlock.click();
      await expect(page.getByRole("button", { name: own.lock, exact: true })).toBeVisible();

      await page.goto("/office/applications?status=all");
      await expect(page.getByRole("heading", { level: 1, name: own.applications })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
    });
  });
}
