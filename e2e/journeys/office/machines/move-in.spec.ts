import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../../fixtures/shop.ts";
import { openOffice } from "../../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    begin: "Begin a move",
    create: "Begin",
    source: "System",
    choose: "Choose files",
    check: "Check the files",
    empty: "is empty",
    save: "Export CSV",
    sign: "Your name, to accept that the totals differ",
    run: "Move in",
    done: "Moved in",
    recognized: "customers_export.csv: Shopify, customers",
    accepted: "Difference accepted by Ana Ruiz",
  },
  es: {
    locale: "es-MX",
    begin: "Empezar una mudanza",
    create: "Empezar",
    source: "Sistema",
    choose: "Elegir archivos",
    check: "Revisar los archivos",
    empty: "está vacío",
    save: "Exportar CSV",
    sign: "Su nombre, para aceptar que los totales no coinciden",
    run: "Iniciar la mudanza",
    done: "Terminada",
    recognized: "customers_export.csv: Shopify, customers",
    accepted: "Diferencia aceptada por Ana Ruiz",
  },
} as const;

const file = (name: string, ...lines: string[]) => ({ name, mimeType: "text/csv", buffer: Buffer.from(`${lines.join("\r\n")}\r\n`) });

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`files of another system are uploaded, checked, signed and moved in (${language})`, async ({ page }) => {
      test.slow();
      await openOffice(page, "/office/staff/moves");
      await expectAccessibleAtBothSizes(page);
      await page.getByRole("button", { name: own.begin }).click();
      const source = `shop-${language}-${Date.now().toString(36)}`;
      await page.getByLabel(own.source).fill(source);
      await page.getByRole("button", { name: own.create, exact: true }).click();
      await page
        .getByLabel(own.choose)
        .setInputFiles([
          file("businesses.csv", "id,name,paymentTerm", `1,Sierra ${source},NET30`, "2,,NET30"),
          file("invoices.csv", "id,business,issuedOn,total,open", "I-1,1,2026-08-03,100.00,40.00"),
          file("control.csv", "figure,amount", "receivables,50.00"),
          file(
            "customers_export.csv",
            "First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1",
            `Inés,Vega,ines-${source}@vega.test,no,`,
          ),
          file("notes of the owner, with a long name.csv", "a,b", "1,2"),
        ]);
      await expect(page.getByRole("button", { name: "customers_export.csv" })).toBeVisible();
      await expect(page.getByRole("cell", { name: "notes of the owner, with a long name.csv", exact: true })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-move-files-${language}`);
      // The other language's move may be under way, and there is one at a time.
      await expect(async () => {
        const check = page.getByRole("button", { name: own.check });
        if (await check.isVisible()) await check.click();
        await expect(page.getByText(own.empty, { exact: true })).toBeVisible({ timeout: 5000 });
      }).toPass();
      await expect(page.getByText(own.recognized)).toBeVisible();
      await expect(page.getByRole("button", { name: own.check })).toBeEnabled();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-move-checked-${language}`);
      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name: own.save }).click();
      expect((await saving).suggestedFilename()).toBe(`${source}.rejected.csv`);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      // By keyboard alone: the name, then the button after it.
      await page.getByLabel(own.sign).fill("Ana Ruiz");
      await expect(async () => {
        const run = page.getByRole("button", { name: own.run, exact: true });
        if (await run.isVisible()) {
          await page.getByLabel(own.sign).press("Enter");
        }
        await expect(page.getByRole("status").getByText(own.done, { exact: true })).toBeVisible({ timeout: 5000 });
      }).toPass();
      await expect(page.getByText(own.accepted)).toBeVisible();
      await expectAccessible(page);
      await shoot(page, `office-move-done-${language}`);
    });
  });
}
