import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";

eachLanguageAtOneSize();

const lists = {
  en: ["/en/product/list/ceramic/", "/en/product/list/porcelain/"],
  es: ["/es/product/list/ceramica/", "/es/product/list/porcelanico/"],
} as const;
const words = {
  en: {
    match: "Match your sample's shade, or keep a room in one lot",
    save: "Save rooms",
    room: "Name of room 1",
    boxes: "Room 1: boxes",
    kitchen: "Kitchen",
    inLot: /Kitchen: 2 boxes of lot \w+/,
    ready: /ready by/,
    arrives: /Delivery, by/,
    warning: "WARNING",
  },
  es: {
    match: "Igualar el tono de su muestra o un cuarto en un solo lote",
    save: "Guardar cuartos",
    room: "Nombre del cuarto 1",
    boxes: "Cuarto 1: cajas",
    kitchen: "Cocina",
    inLot: /Cocina: 2 cajas del lote \w+/,
    ready: /lista? (?:a más tardar )?el|a más tardar/,
    arrives: /Entrega a domicilio/,
    warning: "ADVERTENCIA",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const say = words[language];

  test(`one order is delivered, picked up and sent as a sample, each with its own date and price (${language})`, async ({ page }, info) => {
    const shopper = new Shopper(page, language, `mixed-${info.retry}`);
    await shopper.addFirstOf(lists[language][0]);
    await page.goto(lists[language][1]);
    await page.locator("article h3 a").first().click();
    await page.getByRole("button", { name: shopper.say.sample, exact: true }).click();
    await shopper.openBag();
    await shopper.addFirstOf(lists[language][1], { way: "PKUP" });
    await page.waitForLoadState("networkidle");
    const quantity = page.locator("main input[name=quantity]").last();
    await quantity.fill("3");
    await expect(
      page
        .locator("aside")
        .getByText(/^5|^\$/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText(say.match).last()).toBeVisible();
    const rooms = page.getByText(say.match).last();
    await expect(async () => {
      await rooms.click();
      await expect(page.getByRole("textbox", { name: say.room })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.getByRole("textbox", { name: say.room }).fill(say.kitchen);
    await page.getByRole("textbox", { name: say.boxes }).fill("2");
    await page.getByRole("button", { name: say.save }).click();
    await expect(page.getByText(say.inLot)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `mixed-bag-${language}`);
    await shopper.goToCheckout();
    await shopper.tellWho();
    await shopper.fillAddress();
    await shopper.next();
    await expect(page).toHaveURL(/checkout\/pickup$/);
    await page.locator("input[name=storeNumber]").first().check();
    await shopper.next();
    await expect(page).toHaveURL(/checkout\/shipping-options$/);
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `mixed-options-${language}`);
    await shopper.next();
    await expect(page).toHaveURL(/checkout\/payment$/);
    await expect(page.getByText(say.warning).filter({ visible: true }).first()).toBeVisible();
    await shoot(page, `mixed-payment-${language}`);
    await shopper.payWith("4242424242424242");
    await shopper.expectReceipt();
    await expect(page.getByText(say.inLot)).toBeVisible();
    await expect(page.getByText(say.arrives)).toHaveCount(2);
    await expect(page.getByText(say.ready).first()).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `mixed-receipt-${language}`);
  });
}
