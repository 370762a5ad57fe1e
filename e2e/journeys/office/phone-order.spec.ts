import type { Page } from "@playwright/test";
import { guestCall } from "../../fixtures/caller.ts";
import {
  eachLanguageAtOneSize,
  expect,
  expectAccessible,
  expectAccessibleAtBothSizes,
  makeCardMistakes,
  shoot,
  test,
  typeCard,
} from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    email: "Email",
    title: "New order",
    whom: "Find a customer",
    option: /Ladera/,
    entry: "Item number and amount",
    remove: /^Remove /,
    firstName: "First name",
    street: "Street address",
    placeCredit: "Place order on account",
    order: "Order",
    taken: /^staff@demo\.test took the order by phone/,
    lastName: "Last name",
    phone: "Phone",
    city: "City",
    state: "State",
    zip: "ZIP code",
    text: "Text the link too (optional)",
    placeLink: "Place order and email a payment link",
    takeCard: "Take a card",
    cardTitle: "Card payment",
    charge: /^Charge \$/,
    declined: /declined/,
    unpaid: /canceled if unpaid after/,
  },
  es: {
    locale: "es-MX",
    email: "Correo electrónico",
    title: "Pedido nuevo",
    whom: "Buscar un cliente",
    option: /Ladera/,
    entry: "Número de artículo y cantidad",
    remove: /^Quitar /,
    firstName: "Nombre",
    street: "Calle y número",
    placeCredit: "Hacer el pedido a crédito",
    order: "Pedido",
    taken: /^staff@demo\.test tomó el pedido por teléfono/,
    lastName: "Apellido",
    phone: "Teléfono",
    city: "Ciudad",
    state: "Estado",
    zip: "Código postal",
    text: "Enviar también el enlace por mensaje de texto (opcional)",
    placeLink: "Hacer el pedido y enviar enlace de pago",
    takeCard: "Cobrar con tarjeta",
    cardTitle: "Cobro con tarjeta",
    charge: /^Cobrar \$/,
    declined: /rechazada/,
    unpaid: /se cancela si no se paga/,
  },
} as const;

/** Every way to pay is in sight beside two lines, above the bar of keys. */
async function expectInFirstScreen(page: Page, names: readonly (string | RegExp)[]): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 900 });
  const bar = await page.locator(".keys-bar").boundingBox();
  for (const name of names) {
    const button = await page.locator(".pay-part").getByRole("button", { name }).boundingBox();
    expect((button?.y ?? 900) + (button?.height ?? 0), String(name)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  if (size) await page.setViewportSize(size);
}

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`staff take orders by phone with the keyboard alone (${language})`, { tag: language === "en" ? "@daily-desktop" : [] }, async ({
      page,
    }) => {
      const { products } = (await guestCall("product/list", { listing: "porcelain" })) as { products: { lead: { itemNo: string } }[] };
      const [first, second] = products.map(({ lead }) => lead.itemNo);
      const keys = page.keyboard;
      await openOffice(page, "/office/orders");
      await expect(page.locator("tbody tr").first()).toBeVisible();
      // A key that comes before the page listens does nothing, as for a person, who presses it again.
      await expect(async () => {
        await keys.press("n");
        await expect(page.getByRole("heading", { level: 1, name: own.title })).toBeVisible({ timeout: 3000 });
      }).toPass();
      await expect(page).toHaveURL(/\/orders\/new\/\d+$/);

      // A business: found by its administrator, whose orders need no approval; its credit line pays.
      await page.getByLabel(own.whom).focus();
      await keys.type("dealer-admin@demo.test");
      await expect(page.getByRole("option", { name: own.option }).first()).toBeVisible();
      await expectAccessible(page);
      await keys.press("Enter");
      await expect(page.getByLabel(own.entry)).toBeFocused();
      await keys.type(`${first} 3`);
      await keys.press("Enter");
      await keys.type(`${second} 25 sf`);
      await keys.press("Enter");
      await expect(page.getByRole("button", { name: own.remove })).toHaveCount(2);
      await expectAccessibleAtBothSizes(page);
      await expectInFirstScreen(page, [own.placeCredit, own.takeCard, own.placeLink]);

      // A reload finds the draft as it was.
      await page.reload();
      await expect(page.getByRole("button", { name: own.remove })).toHaveCount(2);
      await page.getByLabel(own.firstName, { exact: true }).focus();
      await expect(page.getByLabel(own.firstName, { exact: true })).toBeFocused();
      for (const typed of ["Ana", "Ruiz", "775 555 0100", "ana@example.test"]) {
        await keys.press("ControlOrMeta+a");
        await keys.type(typed);
        await keys.press("Tab");
      }
      await keys.press("Tab");
      await keys.press("Tab");
      await keys.press("Tab");
      await keys.press("Tab");
      await expect(page.getByLabel(own.street)).toBeFocused();
      for (const typed of ["1 Main Street", "89501", "Reno"]) {
        await keys.press("ControlOrMeta+a");
        await keys.type(typed);
        await keys.press("Tab");
      }
      await expect(page.getByLabel(own.state)).toHaveValue("US-NV");
      await page.getByLabel(own.entry).focus();
      await expect(page.getByRole("button", { name: own.placeCredit })).toBeEnabled();
      await shoot(page, `office-phone-order-${language}`);
      await page.getByRole("button", { name: own.placeCredit }).focus();
      await keys.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^${own.order} \\d+$`) })).toBeVisible();
      await expect(page.getByText(own.taken)).toBeVisible();
      await expectAccessible(page);
    });

    test(`a customer reads out a card on the phone, and another gets the link as a text (${language})`, async ({ page }) => {
      const { products } = (await guestCall("product/list", { listing: "porcelain" })) as { products: { lead: { itemNo: string } }[] };
      const begin = async () => {
        await page.goto("/office/orders/new");
        await expect(page).toHaveURL(/\/orders\/new\/\d+$/);
        await page.getByLabel(own.entry).fill(`${products[2]?.lead.itemNo} 2`);
        await page.keyboard.press("Enter");
        await expect(page.getByRole("button", { name: own.remove })).toHaveCount(1);
        const fields = [
          [own.firstName, "Ana"],
          [own.lastName, "Ruiz"],
          [own.phone, "775 555 0100"],
          [own.email, `phone-card-${language}@example.test`],
          [own.street, "1 Main Street"],
          [own.zip, "M5V 3L9"],
          [own.zip, "89501"],
          [own.city, "Reno"],
        ] as const;
        const state = page.getByLabel(own.state, { exact: true });
        for (const [label, typed] of fields) {
          await page.getByLabel(label, { exact: true }).fill(typed);
          if (typed === "M5V 3L9") await expect(state).toHaveValue("CA-ON");
        }
        await expect(state).toHaveValue("US-NV");
        await page.getByLabel(own.entry).focus();
        await expect(page.locator("main").getByRole("button", { name: own.takeCard })).toBeEnabled();
      };
      await openOffice(page, "/office/orders/new");
      await expect(page.getByRole("heading", { level: 1, name: own.title })).toBeVisible();

      await begin();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-phone-order-guest-${language}`);
      await page.locator("main").getByRole("button", { name: own.takeCard }).click();
      await expect(page.getByRole("heading", { level: 1, name: own.cardTitle })).toBeVisible();
      await makeCardMistakes(page, language, page.getByRole("button", { name: own.charge }));
      await typeCard(page, "4000000000000002");
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-card-${language}`);
      await page.getByRole("button", { name: own.charge }).click();
      await expect(page.getByRole("alert").filter({ hasText: own.declined })).toBeVisible();
      await typeCard(page, "4242424242424242");
      await page.getByRole("button", { name: own.charge }).click();
      await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^${own.order} \\d+$`) })).toBeVisible();
      await expect(page.getByText(/ 4242/)).toBeVisible();
      await expect(page.getByText(own.taken)).toBeVisible();

      // An order that waits for its link can be paid with a card too.
      await begin();
      await page.getByLabel(own.text).fill("775 555 0177");
      await page.getByRole("button", { name: own.placeLink }).click();
      await expect(page.getByText(own.unpaid)).toBeVisible();
      await shoot(page, `office-order-unpaid-${language}`);
      await page.locator("main").getByRole("button", { name: own.takeCard }).click();
      await typeCard(page, "5555555555554444");
      await page.getByRole("button", { name: own.charge }).click();
      await expect(page.getByText(/ 4444/)).toBeVisible();
      await expect(page.getByText(own.unpaid)).toBeHidden();
    });
  });
}
