import { signIn } from "../../fixtures/member.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, type Language, shoot, test, words } from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";

eachLanguageAtOneSize();

const lists: Record<Language, string> = { en: "/en/product/list/porcelain/wood-look/", es: "/es/product/list/porcelanico/efecto-madera/" };
const say = {
  en: {
    credit: "Credit line",
    both: "Part on the credit line, the rest by card",
    amount: "Amount on the credit line",
    place: /^Place the order: \$/,
    owed: /^On your credit line, due/,
  },
  es: {
    credit: "Línea de crédito",
    both: "Una parte a la línea de crédito y el resto con tarjeta",
    amount: "Importe a la línea de crédito",
    place: /^Hacer el pedido: \$/,
    owed: /^A su línea de crédito; vence el/,
  },
} as const;

for (const language of ["en", "es"] as const) {
  test(`a dealer charges an order to the credit line, then another to both the line and a card (${language})`, async ({ page }, info) => {
    test.setTimeout(150_000);
    const own = say[language];
    const shopper = new Shopper(page, language, "credit");
    const look = (name: string) => shoot(page, `${info.project.name}-${language}-${name}`);
    await signIn(page, language, language === "en" ? "dealer-buyer@demo.test" : "dealer-admin@demo.test");
    await shopper.addFirstOf(lists[language]);
    const purchaseOrderNo = `LR-${Date.now().toString(36)}`;
    await shopper.reachPayment(undefined, { purchaseOrderNo, jobName: "Arrowcreek clubhouse" });
    await expect(page.getByRole("radio", { name: own.credit, exact: false }).first()).toBeChecked();
    await expect(page.locator("#card-number")).toBeHidden();
    await expectAccessibleAtBothSizes(page);
    await look("credit-line");
    await page.getByLabel(words[language].agree).check();
    await page.getByRole("button", { name: own.place }).click();
    await shopper.expectReceipt();
    await expect(page.getByText(own.owed)).toBeVisible();
    await expect(page.getByText(purchaseOrderNo)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await look("credit-line-receipt");
    await page.goto(`/${language}/account/orders?search=${purchaseOrderNo}`);
    await expect(page.locator("tbody tr")).toHaveCount(1);
    await expect(page.locator("tbody tr")).toContainText("Arrowcreek clubhouse");
    await expectAccessibleAtBothSizes(page);
    await look("dealer-orders");

    await shopper.addFirstOf(lists[language]);
    await shopper.reachPayment();
    await page.getByRole("radio", { name: own.both }).check();
    await page.getByLabel(own.amount).fill("ten");
    await shopper.payWith("4242424242424242");
    await expect(page.getByLabel(own.amount)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel(own.amount)).toHaveValue("ten");
    await expectAccessibleAtBothSizes(page);
    await look("credit-line-and-card");
    await page.getByLabel(own.amount).fill("10.00");
    await page.getByRole("button", { name: words[language].pay }).click();
    await shopper.expectReceipt();
    await expect(page.getByText(own.owed).locator("..")).toContainText("$10.00");
    await expect(page.getByText("4242")).toBeVisible();
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an order on the credit line is placed by plain forms", async ({ page }) => {
    await signIn(page, "en", "dealer-buyer@demo.test");
    const shopper = new Shopper(page, "en", "plain-credit");
    await shopper.addFirstOf(lists.en);
    await shopper.reachPayment();
    await page.getByLabel(words.en.agree).check();
    await page.getByRole("button", { name: say.en.place }).click();
    await shopper.expectReceipt();
    await expect(page.getByText(say.en.owed)).toBeVisible();
  });
});
