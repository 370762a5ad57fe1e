import { expect, test } from "../fixtures/shop.ts";
import { Shopper } from "../fixtures/shopper.ts";

test.use({ javaScriptEnabled: false });
test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, "the same on a phone");

const lists = { en: "/en/product/list/gift-cards/", es: "/es/product/list/tarjetas-de-regalo/" } as const;
const words = {
  en: { email: "Recipient's email", name: "Recipient's name", save: "Save recipient", faults: "needs attention" },
  es: {
    email: "Correo electrónico del destinatario",
    name: "Nombre del destinatario",
    save: "Guardar destinatario",
    faults: "por corregir",
  },
} as const;

for (const language of ["en", "es"] as const) {
  test(`without scripts a refused form comes back filled in, with its errors, in the bag and at checkout (${language})`, {
    tag: language === "es" ? "@daily-desktop" : [],
  }, async ({ page }) => {
    const shopper = new Shopper(page, language, "plain");
    const say = words[language];
    await shopper.addFirstOf(lists[language]);
    await page.getByLabel(say.name).fill("Luz");
    await page.getByLabel(say.email).fill("luz@");
    await page.getByRole("button", { name: say.save, exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: say.faults })).toBeVisible();
    await expect(page.getByLabel(say.email)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel(say.name)).toHaveValue("Luz");
    await expect(page.getByLabel(say.email)).toHaveValue("luz@");
    await page.getByLabel(say.email).fill("luz@example.test");
    await page.getByRole("button", { name: say.save, exact: true }).click();
    await expect(page.getByLabel(say.email)).toHaveValue("luz@example.test");

    await shopper.goToCheckout();
    await page.getByLabel(shopper.say.first, { exact: true }).fill("Ana");
    await shopper.next();
    await expect(page.getByRole("alert").filter({ hasText: shopper.say.required })).toBeVisible();
    const email = page.getByLabel(shopper.say.email, { exact: true });
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription(new RegExp(shopper.say.required));
    await expect(page.getByLabel(shopper.say.first, { exact: true })).toHaveValue("Ana");
    await shopper.tellWho();
    await expect(page).toHaveURL(/checkout\/payment$/);
  });
}

test("without scripts an empty bag says why an item could not be added", async ({ page }) => {
  await page.goto(lists.en);
  const offer = page.locator("button[name=add]").first();
  await offer.evaluate((button: HTMLButtonElement) => {
    button.value = "NO-SUCH-ITEM";
  });
  await offer.click({ force: true });
  await expect(page).toHaveURL(/shoppingbag$/);
  await expect(page.getByRole("alert")).toContainText("no longer carry this product");
});
