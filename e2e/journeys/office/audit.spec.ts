import { signedInStaff } from "../../fixtures/caller.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: { locale: "en-US", signIn: "Sign in", kind: "Action", moved: "Container date changed", download: "Export CSV", due: "Due" },
  es: { locale: "es-MX", signIn: "Iniciar sesión", kind: "Acción", moved: "Fecha de contenedor cambiada", download: /CSV/, due: "Llegada" },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`who changed what is found, and can be saved as a file (${language})`, async ({ page }) => {
      const call = await signedInStaff();
      const { containers } = (await call("office/containers")) as { containers: { code: string; expectedOn: string }[] };
      const { code = "", expectedOn = "" } = containers[language === "en" ? 2 : 3] ?? {};
      await call("office/movecontainer", { code, expectedOn: "2099-05-05" });
      await call("office/movecontainer", { code, expectedOn });

      await openOffice(page, `/office/audit?no=${code}`);
      const newest = page.locator("tbody tr").first();
      await expect(newest).toContainText(own.moved);
      await expect(newest).toContainText(own.due);
      await expect(newest).toContainText("2099-05-05");
      await expect(page.getByRole("link", { name: code }).first()).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-audit-${language}`);

      await page.getByLabel(own.kind, { exact: true }).selectOption("container.moved");
      await expect(page).toHaveURL(/kind=container\.moved/);
      const file = page.waitForEvent("download");
      await page.getByRole("button", { name: own.download }).click();
      expect((await file).suggestedFilename()).toMatch(/\.csv$/);
    });
  });
}
