import { someSpreadsheet } from "@azulejo/testing/spreadsheets.ts";
import { signedInStaff } from "../../fixtures/caller.ts";
import { guestOrder } from "../../fixtures/guest-order.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const say = {
  en: {
    locale: "en-US",
    order: "Order",
    checkNow: "Check now",
    checked: "Checked: everything agrees.",
    agrees: "Agrees",
    csv: "Export CSV",
    by: "Item",
    total: "Total",
    choose: "Choose a file",
    compare: "Compare",
    unread: "Line 3 can't be read.",
    unknown: "The shop has no invoice with this number.",
    missing: "Not open in accounting.",
    compared: /^open-balances-\d{4}-\d\d-\d\d\.csv$/,
  },
  es: {
    locale: "es-MX",
    order: "Pedido",
    checkNow: "Revisar ahora",
    checked: "Revisado: todo cuadra.",
    agrees: "Cuadra",
    csv: "Exportar CSV",
    by: "Artículo",
    total: "Total",
    choose: "Elegir un archivo",
    compare: "Comparar",
    unread: "El renglón 3 no se puede leer.",
    unknown: "La tienda no tiene una factura con este número.",
    missing: "No está abierta en contabilidad.",
    compared: /^saldos-abiertos-\d{4}-\d\d-\d\d\.csv$/,
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`accounting compares its open invoices with the shop's (${language})`, async ({ page }) => {
      await openOffice(page, "/office/money/balances");
      const choose = (text: string) =>
        page.getByLabel(own.choose).setInputFiles({ name: "open-invoices.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
      await choose("Num,Customer,Open balance\nINV-1,Bodega Sur,12.00\nINV-2,Bodega Sur,twelve\n");
      await page.getByRole("button", { name: own.compare }).click();
      await expect(page.getByText(own.unread)).toBeVisible();
      await choose("Num,Customer,Open balance\nINV-1,Bodega Sur,9876543.00\n");
      await page.getByRole("button", { name: own.compare }).click();
      await expect(page.locator("tbody tr").first()).toContainText("9,876,543");
      await expect(page.locator("tbody tr").first()).toContainText(own.unknown);
      await expect(page.getByText(own.missing).first()).toBeVisible();
      const sheet = someSpreadsheet([["Open Invoices"], ["Num", "Customer", "Open balance"], ["INV-3", "Bodega Sur", 8_765_432.5]]);
      await page.getByLabel(own.choose).setInputFiles({ name: "open-invoices.xlsx", mimeType: XLSX, buffer: sheet });
      await expect(page.locator("textarea")).toHaveValue(/INV-3,Bodega Sur,8765432.5/);
      await page.getByRole("button", { name: own.compare }).click();
      await expect(page.locator("tbody tr").first()).toContainText("8,765,432.50");
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-open-balances-${language}`);
      const file = page.waitForEvent("download");
      await page.getByRole("button", { name: own.csv }).click();
      expect((await file).suggestedFilename()).toMatch(own.compared);
    });

    test(`accounting sees payments, checks the books, saves journals and reads reports (${language})`, async ({ page }) => {
      // Nine pages with long tables, each examined at both sizes.
      test.slow();
      const { orderNo } = await guestOrder(language);
      await openOffice(page, "/office/money");
      await expect(page.getByRole("link", { name: `${own.order} ${orderNo}` })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-payments-${language}`);

      await page.goto("/office/money/check");
      await page.getByRole("button", { name: own.checkNow }).click();
      await expect(page.locator(".facts-line").first()).toContainText("staff@demo.test");
      expect(await page.locator("table .warn").allInnerTexts()).toEqual([]);
      await expect(page.getByText(own.checked)).toBeVisible();
      await expect(page.getByText(own.agrees).first()).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-check-${language}`);

      await page.goto("/office/money/months");
      const journal = page.waitForEvent("download");
      await page.locator("tbody").getByRole("button").first().click();
      expect((await journal).suggestedFilename()).toMatch(/^journal-\d{4}-\d{2}\.csv$/);
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-months-${language}`);

      for (const path of [
        "money/back",
        "money/ageing",
        "money/taxes?from=2020-01-01&to=2099-12-31",
        "reports/samples",
        "reports/stock",
        "reports/stock?show=low",
      ]) {
        await page.goto(`/office/${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessibleAtBothSizes(page);
        await shoot(page, `office-${path.replaceAll(/\W/g, "-")}-${language}`);
      }

      await page.goto("/office/reports");
      await expect(page.locator(".chart canvas")).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-sales-${language}`);
      await page.getByRole("link", { name: own.by, exact: true }).click();
      await expect(page).toHaveURL(/by=item/);
      await expect(page.locator("tfoot")).toContainText(own.total);

      // The page's sums equal the API's.
      const call = await signedInStaff();
      // The shop is west of Greenwich: there it may still be yesterday.
      const [yesterday, today] = [Date.now() - 86_400_000, Date.now()].map((at) => new Date(at).toISOString().slice(0, 10));
      const { totals } = (await call(`office/salesreport?from=${yesterday}&to=${today}`)) as { totals: { goodsCents: number } };
      expect(totals.goodsCents).toBeGreaterThan(0);
      const saved = page.waitForEvent("download");
      await page.getByRole("button", { name: own.csv }).click();
      expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
    });
  });
}
