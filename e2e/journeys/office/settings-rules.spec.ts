import type { Page } from "@playwright/test";
import { signedInStaff } from "../../fixtures/caller.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

/** Each language changes a setting of its own, because both run in one shop. */
const say = {
  en: {
    locale: "en-US",
    rules: "Rules",
    site: "Site",
    terms: "Display names",
    field: "Days to pack",
    key: "handlingDays",
    review: "Review changes",
    save: "Save settings",
    saved: /^Settings saved\./,
    quotes: "Quotes",
    delivery: "Delivery times",
    add: "Add: Reasons to reject",
    wrong: /Days to pack must be/,
    find: "Find a name or code",
  },
  es: {
    locale: "es-MX",
    rules: "Reglas",
    site: "Sitio",
    terms: "Nombres visibles",
    field: "Días para llevar a una tienda",
    key: "transferDays",
    review: "Revisar cambios",
    save: "Guardar configuración",
    saved: /^Configuración guardada\./,
    quotes: "Cotizaciones",
    delivery: "Tiempos de entrega",
    add: "Agregar: Motivos de rechazo",
    wrong: /Días para llevar a una tienda/,
    find: "Buscar un nombre o código",
  },
} as const;

/** Returns the days of deliveries as they are saved. */
async function savedDays(key: string): Promise<number> {
  const staff = await signedInStaff();
  const { settings } = (await staff("office/shopsettings?sections=storefront")) as {
    settings: { storefront: { delivery: Record<string, number> } };
  };
  return settings.storefront.delivery[key] ?? 0;
}

/** Opens a group of settings, which is folded on a phone. */
async function unfold(page: Page, name: string): Promise<void> {
  const summary = page.locator("summary").filter({ hasText: name });
  await page.locator("h2").filter({ hasText: name }).first().waitFor({ state: "attached" });
  if (await summary.isVisible()) await summary.click();
}

/** The rules' height in screens of a phone, before any group is opened. */
const MAX_SCREENS = 3;

for (const language of ["en", "es"] as const) {
  const own = say[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`an owner changes rules of the shop and sees what the site offers (${language})`, async ({ page }) => {
      await openOffice(page, "/office/settings/rules");
      await expect(page.getByRole("heading", { level: 1, name: own.rules })).toBeVisible();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 1 };
      if (width < 500) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MAX_SCREENS * height);
      await unfold(page, own.quotes);
      await page.getByRole("button", { name: own.add }).click();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-settings-rules-${language}`);
      await page.reload();

      await unfold(page, own.delivery);
      const before = await savedDays(own.key);
      const field = page.getByLabel(own.field, { exact: true });
      await field.fill("many");
      await page.getByRole("button", { name: own.review }).click();
      await expect(page.getByText(own.wrong).first()).toBeVisible();
      await field.fill(String(before + 1));
      await page.getByRole("button", { name: own.review }).click();
      await expect(page.getByRole("dialog").getByRole("button", { name: own.save })).toBeEnabled();
      await expect(page.getByRole("dialog")).toHaveCSS("opacity", "1");
      await expectAccessible(page);
      await page.getByRole("dialog").getByRole("button", { name: own.save }).click();
      await expect(page.getByText(own.saved)).toBeVisible();
      expect(await savedDays(own.key)).toBe(before + 1);
      await field.fill(String(before));
      await page.getByRole("button", { name: own.review }).click();
      await page.getByRole("dialog").getByRole("button", { name: own.save }).click();
      await expect.poll(() => savedDays(own.key)).toBe(before);

      await page.goto("/office/settings/site");
      await expect(page.getByRole("heading", { level: 1, name: own.site })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-settings-site-${language}`);

      await page.goto("/office/settings/terms");
      await expect(page.getByRole("heading", { level: 1, name: own.terms })).toBeVisible();
      await page.getByLabel(own.find).fill("honed");
      await expect(page.getByRole("row")).toHaveCount(2);
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-settings-terms-${language}`);
    });
  });
}
