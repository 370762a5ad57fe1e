import { readPdf } from "@azulejo/testing/pdf/read-pdf.ts";
import { holdScripts } from "../fixtures/held-scripts.ts";
import { eachLanguageAtOneSize, expect, test } from "../fixtures/shop.ts";

eachLanguageAtOneSize();

const said = {
  en: { wall: "product/list/porcelain/wood-look/", sheet: "Tear sheet PDF", documents: "Documents", fact: "Shade variation" },
  es: {
    wall: "product/list/porcelanico/efecto-madera/",
    sheet: "Ficha del producto PDF",
    documents: "Documentos",
    fact: "Variación de tono",
  },
} as const;

for (const language of ["en", "es"] as const) {
  test(`an architect takes a tear sheet along (${language})`, async ({ page }, info) => {
    const own = said[language];
    await page.goto(`/${language}/${own.wall}`);
    const path = (await page.locator("article h3 a").first().getAttribute("href")) ?? "";
    const release = await holdScripts(page);
    await page.goto(path);
    const name = await page.getByRole("heading", { level: 1 }).innerText();
    // Tapped before the scripts run.
    if (info.project.name === "phone") await page.getByText(own.documents, { exact: true }).tap();
    release();
    await expect(page.getByRole("link", { name: own.sheet })).toBeVisible();
    const address = (await page.getByRole("link", { name: own.sheet }).getAttribute("href")) ?? "";
    expect(address).toMatch(new RegExp(`^/assets/tearsheets/${language}/[^/]+\\.pdf$`));
    const answer = await page.request.get(address);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    const body = await answer.body();
    const { words } = readPdf(body);
    expect(words).toContain(own.fact);
    expect(words).toContain(name.split("\n")[0]);
    expect(body.includes("/Subtype /Image")).toBe(true);
  });
}
