import { signIn } from "../../fixtures/member.ts";
import { eachLanguageAtOneSize, expect, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const statements = { en: "Download as PDF", es: "Descargar en PDF" } as const;

for (const language of ["en", "es"] as const)
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
