import { expect, type Language, shoot, test } from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";

const lists: Record<Language, string> = { en: "/en/product/list/porcelain/wood-look/", es: "/es/product/list/porcelanico/efecto-madera/" };

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const language of ["en", "es"] as const)
      test(`the state of an address follows its ZIP code, unless another was chosen (${language})`, async ({ page }, info) => {
        const shopper = new Shopper(page, language, `zip-${info.project.name}-${javaScriptEnabled}`);
        const { say } = shopper;
        await shopper.addFirstOf(lists[language]);
        await shopper.goToCheckout();
        await shopper.tellWho();
        await expect(page).toHaveURL(/checkout\/shipping$/);
        // Their labels change with the country.
        const field = (name: string) => page.locator(`[name='deliveryAddress.${name}']`);
        const [state, zip, country] = [field("province"), field("postalCode"), field("country")];
        await page.getByLabel(say.street).fill("1 Main Street");
        await page.getByLabel(say.city).fill("Reno");
        await zip.fill("89501");
        if (javaScriptEnabled) {
          await expect(state).toHaveValue("NV");
          await zip.fill("94105");
          await expect(state).toHaveValue("CA");
          await state.selectOption("AZ");
          await zip.fill("89501");
          await expect(state).toHaveValue("AZ");
          await state.selectOption("");
          await zip.fill("M5V 3L9");
          await expect(country).toHaveValue("CA");
          await expect(state).toHaveValue("ON");
          await zip.fill("89501");
          await expect(country).toHaveValue("US");
          await expect(state).toHaveValue("NV");
          const heights = await page
            .locator(".step-now :is(input:not([type=radio], [type=checkbox], [type=hidden]), select)")
            .evaluateAll((fields) =>
              fields.filter((field) => field.checkVisibility()).map((field) => field.getBoundingClientRect().height),
            );
          expect(new Set(heights).size, "fields and lists have one height").toBe(1);
          await shoot(page, `${info.project.name}-${language}-address`);
        }
        await shopper.next();
        await expect(page).toHaveURL(/checkout\/shipping-options$/);
        await expect(page.getByText(/NV 89501/).first()).toBeAttached();
      });
  });
