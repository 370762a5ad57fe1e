import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    job: /Vista hospital/,
    send: "Send quote",
    addLine: "Add a line",
    item: /^Item number, line/,
    price: /^Unit price in dollars, line 1$/,
    removeLast: /^Remove line/,
    sent: /^Quote sent to /,
    record: "Record check",
    checkNo: "Check number",
    pays: /^Amount applied to invoice/,
    recordAmount: /^Record \$1\.00$/,
    recorded: /^Check of \$1\.00 recorded/,
    itemNo: "Item number",
    day: "New date",
    move: "Move dates",
    none: "No order is waiting for this item.",
  },
  es: {
    locale: "es-MX",
    job: /Vista hospital/,
    send: "Enviar cotización",
    addLine: "Agregar línea",
    item: /^Número de artículo, línea/,
    price: /^Precio unitario en dólares, línea 1$/,
    removeLast: /^Quitar línea/,
    sent: /^Cotización enviada a /,
    record: "Registrar cheque",
    checkNo: "Número de cheque",
    pays: /^Importe aplicado a la factura/,
    recordAmount: /^Registrar \$1\.00$/,
    recorded: /^Cheque de \$1\.00 registrado/,
    itemNo: "Número de artículo",
    day: "Nueva fecha",
    move: "Mover fechas",
    none: "Ningún pedido espera este artículo.",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`staff change the lines of a quote, record a check and move an item's dates (${language})`, async ({ page }) => {
      await openOffice(page, "/office/quotes");
      await page.getByRole("row", { name: own.job }).getByRole("link").first().click();
      const dialog = page.getByRole("dialog");
      for (const price of ["41.10", "39.90"]) {
        await page.getByRole("button", { name: own.send }).first().click();
        await dialog.getByRole("button", { name: own.addLine }).click();
        await expect(dialog.getByLabel(own.item).last()).toHaveValue("");
        await expectAccessible(page);
        await dialog.getByRole("button", { name: own.removeLast }).last().click();
        await dialog.getByLabel(own.price).fill(price);
        await dialog.getByRole("button", { name: own.send, exact: true }).click();
        await expect(page.getByText(own.sent)).toBeVisible();
      }
      await expect(page.locator(".version-table .is-changed").first()).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-quote-${language}`);

      await page.goto("/office/customers?query=Ladera");
      await page.getByRole("link", { name: /^Ladera/ }).click();
      await page.getByRole("button", { name: own.record, exact: true }).click();
      await dialog.getByLabel(own.checkNo).fill(`1042-${language}`);
      await dialog.getByLabel(own.pays).last().fill("1.00");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: own.recordAmount }).click();
      await expect(page.getByText(own.recorded)).toBeVisible();

      await page.goto("/office/orders/move");
      await page.getByLabel(own.itemNo).fill("NO-SUCH-ITEM");
      await page.getByLabel(own.day).fill("2099-01-02");
      await page.getByRole("button", { name: own.move }).click();
      await expect(page.getByText(own.none)).toBeVisible();
      await expectAccessibleAtBothSizes(page);
    });
  });
}
