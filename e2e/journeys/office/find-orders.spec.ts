import { guestOrder } from "../../fixtures/guest-order.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    find: "Find orders",
    orders: "Orders",
    order: "Order",
    toPick: "To pick",
    late: "Late",
    search: "Search",
    filter: "Filter",
    nothing: /Nothing here matches “nobody at all”/,
  },
  es: {
    locale: "es-MX",
    find: "Buscar pedidos",
    orders: "Pedidos",
    order: "Pedido",
    toPick: "Por surtir",
    late: "Atrasados",
    search: "Buscar",
    filter: "Filtrar",
    nothing: /Nada en esta lista coincide con “nobody at all”/,
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`staff find an order by its buyer, its number and what it waits for (${language})`, async ({ page }) => {
      const { orderNo, email } = await guestOrder(language);
      await openOffice(page, "/office/");

      // The buyer's email, from any page.
      await page.getByRole("textbox", { name: own.find }).fill(email.slice(0, -4));
      await page.getByRole("textbox", { name: own.find }).press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: own.orders, exact: true })).toBeFocused();
      await expect(page).toHaveURL(/\/office\/orders\?status=all&q=delay-/);
      await expect(page.getByRole("link", { name: String(orderNo), exact: true })).toBeVisible();

      // The search stays in the address with the filter of work.
      await page.getByRole("link", { name: own.toPick, exact: true }).click();
      await expect(page.getByRole("link", { name: String(orderNo), exact: true })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-find-${language}`);
      await page.getByRole("link", { name: own.late, exact: true }).click();
      await expect(page).toHaveURL(/status=late/);
      await page.getByLabel(own.search, { exact: true }).fill("nobody at all");
      await page.getByRole("button", { name: own.filter, exact: true }).click();
      await expect(page.getByText(own.nothing)).toBeVisible();
      await expectAccessibleAtBothSizes(page);

      // A number leads to its order.
      await page.getByRole("textbox", { name: own.find }).fill(String(orderNo));
      await page.getByRole("textbox", { name: own.find }).press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: `${own.order} ${orderNo}` })).toBeFocused();
    });
  });
}
