import { signedInStaff } from "../../fixtures/caller.ts";
import { guestOrder } from "../../fixtures/guest-order.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice, startAction } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    note: "note",
    message: "message",
    text: "Text",
    saveNote: "Save note",
    send: "Send message",
    noted: "Note saved.",
    back: "Create return",
    reason: "Reason",
    announce: "Create return",
    units: /^Units of /,
    received: "Received",
    inspect: "Inspect",
    saveInspection: "Save inspection",
    refund: "Refund",
    refundAmount: /^Refund \$/,
    found: /2 sellable/,
    refunded: /^Refunded\. /,
    list: "Returns",
    replacements: "Replacements",
    replace: "Replace",
    setAside: "Set aside and email the customer",
    handOver: "Fulfill",
    carrier: "Carrier",
    sent: /^Fulfilled\. /,
  },
  es: {
    locale: "es-MX",
    note: "nota",
    message: "mensaje",
    text: "Texto",
    saveNote: "Guardar nota",
    send: "Enviar mensaje",
    noted: "Nota guardada.",
    back: "Crear devolución",
    reason: "Motivo",
    announce: "Crear devolución",
    units: /^Unidades de /,
    received: "Ya llegó",
    inspect: "Revisar",
    saveInspection: "Guardar revisión",
    refund: "Reembolsar",
    refundAmount: /^Reembolsar \$/,
    found: /2 vendibles/,
    refunded: /^Reembolsada\. /,
    list: "Devoluciones",
    replacements: "Reposiciones",
    replace: "Reponer",
    setAside: "Apartar y avisar al cliente",
    handOver: "Despachar",
    carrier: "Transportista",
    sent: /^Despachada\. /,
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`staff write about an order, take goods back and refund them (${language})`, {
      tag: language === "es" ? "@daily-phone" : [],
    }, async ({ page }) => {
      const { orderNo } = await guestOrder(language);
      const call = await signedInStaff();
      const { lines } = (await call(`office/order?orderNo=${orderNo}`)) as { lines: { lineId: number; quantity: number }[] };
      const handedOver = lines.map(({ lineId, quantity }) => ({ lineId, units: quantity }));
      await expect.poll(() => call("office/shiplines", { orderNo, lines: handedOver, carrier: "UPS" }).then(() => "ok", String)).toBe("ok");

      await openOffice(page, `/office/orders/${orderNo}`);
      await page.getByRole("button", { name: own.note }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(own.text).fill("Pays late, always pays.");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: own.saveNote }).click();
      await expect(page.getByText("Pays late, always pays.")).toBeVisible();
      await page.getByRole("button", { name: own.message }).click();
      await dialog.getByLabel(own.text).fill("The truck comes at 8.");
      await dialog.getByRole("button", { name: own.send }).click();
      await expect(page.getByText("The truck comes at 8.")).toBeVisible();

      await startAction(page, own.back);
      await dialog.getByLabel(own.units).first().fill("2");
      await dialog.getByLabel(own.reason).selectOption({ index: 1 });
      await expectAccessible(page);
      await dialog.getByRole("button", { name: own.announce }).click();
      await page.getByRole("button", { name: own.received, exact: true }).click();
      await page.getByRole("button", { name: own.inspect, exact: true }).click();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: own.saveInspection }).click();
      await expect(page.getByText(own.found)).toBeVisible();
      await page
        .getByRole("region", { name: /Returns|Devoluciones/ })
        .getByRole("button", { name: own.refund })
        .click();
      await dialog.getByRole("button", { name: own.refundAmount }).click();
      await expect(page.getByText(own.refunded)).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-returns-${language}`);

      // A box of the same order broke: its replacement is set aside, listed, and handed over.
      await page.getByRole("button", { name: own.replace, exact: true }).first().click();
      await dialog.getByLabel(own.reason).selectOption({ index: 1 });
      await expectAccessible(page);
      await shoot(page, `office-replace-${language}`);
      await dialog.getByRole("button", { name: own.setAside }).click();
      await expect(dialog).toBeHidden();
      await page.goto("/office/returns/replacements");
      await expect(page.getByRole("heading", { level: 1, name: own.replacements })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-replacements-${language}`);
      await page.getByRole("link", { name: String(orderNo), exact: true }).click();
      await page.getByRole("button", { name: own.handOver, exact: true }).click();
      await dialog.getByLabel(own.carrier, { exact: true }).fill("UPS");
      await dialog.getByRole("button", { name: own.handOver, exact: true }).click();
      await expect(page.getByText(own.sent)).toBeVisible();

      await page.goto("/office/returns?state=refunded");
      await expect(page.getByRole("heading", { level: 1, name: own.list })).toBeVisible();
      await expect(page.getByRole("link", { name: String(orderNo), exact: true })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-return-list-${language}`);
    });
  });
}
