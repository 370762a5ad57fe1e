import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    text: "Terms of sale",
    never: "Never reviewed",
    mark: "Mark as reviewed",
    note: "Reviewed by",
    reviewed: "Reviewed",
    today: /legal texts? to review/,
  },
  es: {
    locale: "es-MX",
    text: "No vender ni compartir mi información personal",
    never: "Sin revisar",
    mark: "Marcar como revisado",
    note: "Quién lo revisó",
    reviewed: "Revisado",
    today: /textos? legal(es)? por revisar/,
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`a legal text is marked as reviewed (${language})`, async ({ page }) => {
      await openOffice(page, "/office/");
      await page.getByRole("link", { name: own.today }).click();
      const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: own.text, exact: true }) });
      await expect(row.getByText(own.never)).toBeVisible();
      await expectAccessibleAtBothSizes(page);

      await row.getByRole("button", { name: own.mark }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(own.note).fill("Laura Kim, Kim & Partners");
      await expectAccessible(page);
      await shoot(page, `office-legal-texts-review-${language}`);
      await dialog.getByRole("button", { name: own.mark, exact: true }).click();
      await expect(row.getByText(own.reviewed, { exact: true })).toBeVisible();
      // A phone's list has no room for the note.
      await expect(row.getByText("Laura Kim, Kim & Partners")).toBeVisible({ visible: test.info().project.name !== "phone" });
      await shoot(page, `office-legal-texts-${language}`);
      await row.getByRole("link", { name: own.text, exact: true }).click();
      await expect(page).toHaveURL(/\/office\/settings\/legal\/\d+/);
    });
  });
}
