import { expect, test } from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";

const titles = {
  en: { agreeing: "Terms of sale", "place-order": "Place the order", "create-account": "Create an account" },
  es: { agreeing: "Condiciones de venta", "place-order": "Hacer el pedido", "create-account": "Crear una cuenta" },
};
const ceramics = { en: "/en/product/list/ceramic/", es: "/es/product/list/ceramica/" };

for (const language of ["en", "es"] as const)
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled });

      test(`agreeing and placing the order have addresses, which lead back while data are missing (${language})`, async ({
        page,
      }, info) => {
        test.skip((info.project.name === "phone") !== (language === "es"), "each language on one size");
        const shopper = new Shopper(page, language, `parts-${javaScriptEnabled}`);
        const isAt = async (flow: string, part: "agreeing" | "place-order" | "create-account") => {
          await page.goto(`/${language}/${flow}/${part}`);
          await expect(page).toHaveURL(new RegExp(`${flow}/${part}$`));
          await expect(page).toHaveTitle(new RegExp(`^${titles[language][part]} `));
          await expect(page.locator(`#${part}`)).toBeFocused();
          await expect(page.locator(`#${part}`)).toBeInViewport();
        };
        await shopper.addFirstOf(ceramics[language]);
        await page.goto(`/${language}/checkout/place-order`);
        await expect(page).toHaveURL(/checkout\/user$/);
        await isAt("checkout", "create-account");
        await page.goto(`/${language}/shoppingbag`);
        await shopper.reachPayment();
        for (const flow of ["checkout", "checkout2"]) for (const part of ["agreeing", "place-order"] as const) await isAt(flow, part);
        await page.reload();
        await expect(page.locator("#place-order")).toBeFocused();
      });
    });
