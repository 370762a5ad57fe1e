import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../../fixtures/shop.ts";
import { openOffice } from "../../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    receipt: /^Your order 100042/,
    customer: "The customer",
    thanks: "Thank you",
    standard: /has been placed|We have your order|Thank/,
    wrong: "Fix the marked words to update the preview.",
    reset: "Discard changes",
    plain: "Plain text",
    phone: "Phone",
    other: "Spanish",
    test: "Send test to me",
    sent: "Test sent to staff@demo.test.",
    all: "All messages",
  },
  es: {
    locale: "es-MX",
    receipt: /100042/,
    customer: "El cliente",
    thanks: "Gracias",
    standard: /Gracias/,
    wrong: "Corrija los textos marcados para actualizar la vista previa.",
    reset: "Descartar cambios",
    plain: "Texto simple",
    phone: "Teléfono",
    other: "Inglés",
    test: "Enviarme una prueba",
    sent: "Prueba enviada a staff@demo.test.",
    all: "Todos los textos",
  },
} as const;

const SCRIPT = "<script>document.title='run'</script> Own words";

for (const language of ["en", "es"] as const) {
  const own = say[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`an email is previewed while its words are typed, and a test is sent (${language})`, async ({ page }) => {
      await openOffice(page, "/office/settings/words");
      const orders = page.locator("#orders");
      await expect(orders.getByText(own.customer, { exact: true }).first()).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-letters-${language}`);

      await orders.getByRole("table").getByRole("link").first().click();
      const paper = page.frameLocator("iframe");
      await expect(paper.getByText("Ana").first()).toBeVisible();
      await expect
        .poll(() =>
          paper
            .locator("img")
            .first()
            .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
        )
        .toBeGreaterThan(0);
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-letter-${language}`);

      const field = page.locator(".own-words textarea").nth(1);
      await field.fill(SCRIPT);
      await expect(paper.locator("p").getByText(SCRIPT)).toBeVisible();
      expect(await page.title()).not.toBe("run");
      await field.fill("{nobody}");
      await expect(page.getByText(own.wrong)).toBeVisible();
      await expect(page.getByRole("button", { name: own.test })).toBeDisabled();
      await field.fill(SCRIPT);
      await page.getByRole("radio", { name: own.plain }).check();
      await expect(page.locator(".letter-paper textarea")).toHaveValue(new RegExp(SCRIPT.replace(/[()]/g, "\\$&")));
      await page.getByRole("button", { name: own.test }).click();
      await expect(page.getByText(own.sent)).toBeVisible();
      await page.getByRole("button", { name: own.reset }).click();
      await expect(page.locator(".letter-paper textarea")).not.toHaveValue(/script/);
      await page.getByRole("radio", { name: own.other }).check();
      await expect(page.locator(".letter-paper textarea")).toHaveAttribute("lang", language === "en" ? "es" : "en");
      await page.getByRole("radio", { name: own.phone }).check();
      await expect(page.locator(".letter-paper")).toHaveAttribute("data-width", "phone");
    });
  });
}
