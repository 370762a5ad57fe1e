import { signedInStaff } from "../../fixtures/caller.ts";
import { guestOrder } from "../../fixtures/guest-order.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    write: "Write to us about this order",
    text: "Your message",
    send: "Send message",
    sent: "We got your message and will reply by email.",
    open: "Waiting for an answer",
    close: "No answer needed",
  },
  es: {
    locale: "es-MX",
    write: "Escríbanos sobre este pedido",
    text: "Su mensaje",
    send: "Enviar mensaje",
    sent: "Recibimos su mensaje. Le respondemos por correo.",
    open: "Sin responder",
    close: "No requiere respuesta",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`a customer asks about an order, and staff see it and answer (${language})`, async ({ page }) => {
      const { orderNo, receiptId } = await guestOrder(language);
      await page.goto(`/${language}/order/receipt/${receiptId}`);
      await page.getByRole("link", { name: own.write }).click();
      await expectAccessibleAtBothSizes(page);
      await page.getByLabel(own.text).fill("Could the driver call <b>Luis</b> at the gate?");
      await page.getByRole("button", { name: own.send }).dblclick();
      await expect(page.getByText(own.sent)).toBeVisible();
      await expect(page.getByText("Could the driver call <b>Luis</b>")).toHaveCount(1);
      await expect(page.getByLabel(own.text)).toHaveValue("");
      const call = await signedInStaff();
      await call("office/sendordermessage", { orderNo, text: "Yes, he will." }, crypto.randomUUID());
      await page.reload();
      await expect(page.getByText("Yes, he will.")).toBeVisible();
      await page.getByLabel(own.text).fill("Thank you!");
      await page.getByRole("button", { name: own.send }).click();
      await expect(page.locator("ol > li").nth(2)).toContainText("Thank you!");
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `order-messages-${language}`);

      await openOffice(page, "/office/orders?status=answer");
      await page
        .getByRole("link", { name: String(orderNo) })
        .first()
        .click();
      await expect(page.getByText(own.open)).toHaveCount(1);
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-order-question-${language}`);
      await page.getByRole("button", { name: own.close }).click();
      await expect(page.getByText(own.open)).toHaveCount(0);
    });
  });
}
