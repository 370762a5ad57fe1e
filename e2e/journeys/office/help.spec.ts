import { signedInStaff } from "../../fixtures/caller.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    help: "Help: Stock by lot",
    says: /Tiles of one lot match/,
    close: "Close help",
    keys: "Keyboard shortcuts",
    statements: /^Statements of /,
    send: "Send by email",
    sendStatement: "Send statement",
    sent: /^The statement goes to /,
  },
  es: {
    locale: "es-MX",
    help: "Ayuda: Existencias por lote",
    says: /Las piezas de un mismo lote/,
    close: "Cerrar la ayuda",
    keys: "Atajos de teclado",
    statements: /^Estados de cuenta de /,
    send: "Enviar por correo",
    sendStatement: "Enviar estado de cuenta",
    sent: /^El estado de cuenta se envía a /,
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`staff read what a page's words mean, and send a statement (${language})`, async ({ page }) => {
      await openOffice(page, "/office/stock");
      await page.getByRole("button", { name: own.help }).click();
      const panel = page.getByRole("dialog");
      await expect(panel.getByText(own.says)).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-help-${language}`);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectAccessible(page);
      await panel.getByRole("button", { name: own.close }).click();
      await expect(page.getByRole("button", { name: own.help })).toBeFocused();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: own.keys })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");

      const call = await signedInStaff();
      const { customers } = (await call("office/customers?query=Ladera")) as { customers: { customerId: number }[] };
      await page.setViewportSize(language === "en" ? { width: 1440, height: 1000 } : { width: 390, height: 844 });
      await page.goto(`/office/customers/${customers[0]?.customerId}/statements`);
      await expect(page.getByRole("heading", { level: 1, name: own.statements })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-statements-${language}`);
      await page.getByRole("button", { name: own.send }).click();
      await expectAccessible(page);
      await panel.getByRole("button", { name: own.sendStatement }).click();
      await expect(page.getByText(own.sent)).toBeVisible();
    });
  });
}
