import { guestCall } from "../../fixtures/caller.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    email: "Email",
    password: "Password",
    signIn: "Sign in",
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
  },
  es: {
    locale: "es-MX",
    email: "Correo electrónico",
    password: "Contraseña",
    signIn: "Iniciar sesión",
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
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`staff take orders by phone with the keyboard alone (${language})`, async ({ page }) => {
      const { products } = (await guestCall("product/list", { listing: "porcelain" })) as { products: { lead: { itemNo: string } }[] };
      const [first, second] = products.map(({ lead }) => lead.itemNo);
      const keys = page.keyboard;
      await page.goto("/office/orders");
      await page.getByLabel(own.email).fill("staff@demo.test");
      await page.getByLabel(own.password).fill("Azulejo-demo-1");
      await page.getByRole("button", { name: own.signIn, exact: true }).click();
      await expect(page.locator("tbody tr").first()).toBeVisible();
      await keys.press("n");
      await expect(page.getByRole("heading", { level: 1, name: own.title })).toBeVisible();
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
      for (const typed of ["1 Main Street", "89501", "Reno", "NV"]) {
        await keys.press("ControlOrMeta+a");
        await keys.type(typed);
        await keys.press("Tab");
      }
      await page.getByLabel(own.entry).focus();
      await expect(page.getByRole("button", { name: own.placeCredit })).toBeEnabled();
      await shoot(page, `office-phone-order-${language}`);
      await page.getByRole("button", { name: own.placeCredit }).focus();
      await keys.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^${own.order} \\d+$`) })).toBeVisible();
      await expect(page.getByText(own.taken)).toBeVisible();
      await expectAccessible(page);
    });
  });
}
