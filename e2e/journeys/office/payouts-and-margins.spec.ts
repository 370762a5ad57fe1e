import { signedInStaff } from "../../fixtures/caller.ts";
import { guestOrder } from "../../fixtures/guest-order.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    order: "Order",
    costs: "Item number and cost per unit",
    check: "Check 1 line",
    saveCosts: "Save 1 line",
    savedCosts: "1 cost saved.",
    refresh: "Refresh",
    payout: /^Payout of /,
    agreesPayout: "Agrees",
  },
  es: {
    locale: "es-MX",
    order: "Pedido",
    costs: "Número de artículo y costo por unidad",
    check: "Revisar 1 renglón",
    saveCosts: "Guardar 1 renglón",
    savedCosts: "1 costo guardado.",
    refresh: "Actualizar",
    payout: /^Depósito del /,
    agreesPayout: "Cuadra",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`accounting compares payouts with the books, imports a cost and reads margins (${language})`, async ({ page }) => {
      const { orderNo } = await guestOrder(language);
      await openOffice(page, "/office/money/payouts");
      await expect(page.getByRole("button", { name: own.refresh })).toBeVisible();

      // The provider's day ends: what it took goes to the bank account, and the books know all of it.
      const sandbox = `http://localhost:${Number(process.env.E2E_PORT ?? 3410) + 1}`;
      await fetch(`${sandbox}/stripe/control/payouts`, { method: "POST", headers: { authorization: "Bearer sk_test_demo" } });
      await page.getByRole("button", { name: own.refresh }).click();
      await expect(page.locator("tbody").getByRole("link").first()).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-payouts-${language}`);
      await page.locator("tbody").getByRole("link").first().click();
      await expect(page.getByRole("heading", { level: 1, name: own.payout })).toBeVisible();
      await expect(page.locator(".facts-line").getByText(own.agreesPayout)).toBeVisible();
      await expect(page.getByRole("link", { name: `${own.order} ${orderNo}` })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-payout-${language}`);

      // Costs of an item are pasted, checked and saved; the margin then covers it.
      const { lines } = (await (await signedInStaff())(`office/order?orderNo=${orderNo}`)) as { lines: { itemNo: string }[] };
      await page.goto("/office/reports/costs");
      await page.getByLabel(own.costs).fill(`Item\tCost\n${lines[0]?.itemNo}\t12.50`);
      await page.getByRole("button", { name: own.check }).click();
      await page.getByRole("button", { name: own.saveCosts }).click();
      await expect(page.getByText(own.savedCosts)).toBeAttached();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-costs-${language}`);
      await page.goto("/office/reports/margin?by=item");
      await expect(page.getByRole("img")).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-margin-${language}`);
    });
  });
}
