import { readFile } from "node:fs/promises";
import { signIn } from "../../fixtures/member.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const papers = {
  en: { order: "Order confirmation", receipt: "Receipt", quote: "Quote (PDF)", open: /^Open until/ },
  es: { order: "Confirmación del pedido", receipt: "Recibo", quote: "Cotización (PDF)", open: /^Abierta hasta/ },
} as const;
const batches = {
  en: { some: "Download 2 PDFs", all: /^Download \d+ PDFs$/, over: "Downloaded 2 PDFs.", file: "invoices.zip" },
  es: { some: "Descargar 2 PDF", all: /^Descargar \d+ PDF$/, over: "Se descargaron 2 PDF.", file: "facturas.zip" },
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

  test(`an accountant downloads several invoices at once (${language})`, async ({ page }, info) => {
    const own = batches[language];
    await signIn(page, language, "dealer-accounting@demo.test");
    await page.goto(`/${language}/account/invoices`, { waitUntil: "networkidle" });
    await expect(page.getByRole("button", { name: own.all })).toBeVisible();
    const boxes = page.locator("tbody input[type=checkbox]");
    for (const index of [0, 1]) await boxes.nth(index).check();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: own.some, exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(own.file);
    const archive = await readFile(await download.path());
    expect(archive.subarray(0, 2).toString()).toBe("PK");
    expect(archive.toString("latin1").split("%PDF-")).toHaveLength(3);
    await expect(page.getByText(own.over)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `${info.project.name}-${language}-invoices-download`);
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
