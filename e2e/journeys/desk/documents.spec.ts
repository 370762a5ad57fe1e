import { signIn } from "../../fixtures/member.ts";
import { eachLanguageAtOneSize, expect, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const papers = {
  en: { order: "Order (PDF)", receipt: "Receipt (PDF)", quote: "Quote (PDF)", open: /^Open until/ },
  es: { order: "Pedido (PDF)", receipt: "Recibo (PDF)", quote: "Cotización (PDF)", open: /^Abierta hasta/ },
} as const;
const statements = { en: "Download as PDF", es: "Descargar en PDF" } as const;

for (const language of ["en", "es"] as const) {
  test(`an accountant opens an invoice and a statement as PDF (${language})`, async ({ page }) => {
    await signIn(page, language, "dealer-accounting@demo.test");
    await page.goto(`/${language}/account/invoices`);
    const invoice = await page.locator("tbody th a").first().getAttribute("href");
    await page.goto(`/${language}/account/statements`);
    const statement = await page.getByRole("link", { name: statements[language] }).getAttribute("href");
    for (const address of [invoice, statement]) {
      const answer = await page.request.get(address ?? "");
      expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
      expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
    }
  });

  test(`a buyer opens an order, its receipt and a quote as PDF (${language})`, async ({ page }) => {
    const own = papers[language];
    await signIn(page, language, "dealer-admin@demo.test");
    await page.goto(`/${language}/account/orders`);
    await page.locator("tbody th a").first().click();
    const hrefOf = (name: string) => page.getByRole("link", { name, exact: true }).getAttribute("href");
    const [order, receipt] = [await hrefOf(own.order), await hrefOf(own.receipt)];
    await page.goto(`/${language}/account/quotes?show=waiting`);
    await page
      .locator("tbody tr", { has: page.getByText(own.open) })
      .locator("th a")
      .last()
      .click();
    for (const address of [order, receipt, await hrefOf(own.quote)]) {
      const answer = await page.request.get(address ?? "");
      expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    }
  });
}
