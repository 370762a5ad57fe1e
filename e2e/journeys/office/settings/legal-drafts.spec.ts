import { signedInStaff } from "../../../fixtures/caller.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../../fixtures/shop.ts";
import { openOffice } from "../../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    address: "billing-and-shipping",
    ask: "Request review",
    note: "Note for the reviewer (optional)",
    review: "In review",
    approve: "Approve",
    at: "When",
    approved: "Approved",
    draft: "Not published",
    ended: /^Review ended: content@demo.test changed/,
    list: "Legal texts",
    old: "agree to version 2020-01 of the terms of sale, but version 2026-09",
    set: "Have buyers agree to version 2026-09",
    check: "Check the terms of sale",
  },
  es: {
    locale: "es-MX",
    address: "returns",
    ask: "Pedir revisión",
    note: "Nota para quien revise (opcional)",
    review: "En revisión",
    approve: "Aprobar",
    at: "Cuándo",
    approved: "Aprobado",
    draft: "Sin publicar",
    ended: /^Terminó la revisión: content@demo.test cambió/,
    list: "Textos legales",
    old: "aceptan la versión 2020-01 de las condiciones de venta, pero la publicada es la 2026-09",
    set: "Que los compradores acepten la versión 2026-09",
    check: "Revisar las condiciones de venta",
  },
} as const;

interface Story {
  id: number;
  lockVersion: number;
  name: string;
  content: Record<string, unknown>;
}

for (const language of ["en", "es"] as const) {
  const own = say[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`a draft of a legal text is read, approved, and loses its approval with an edit (${language})`, async ({ page }) => {
      const call = await signedInStaff("content@demo.test");
      const owner = await signedInStaff();
      const { texts } = (await owner("office/legaltexts")) as { texts: { storyId: number; address: string }[] };
      const storyId = texts.find(({ address }) => address === own.address)?.storyId ?? 0;
      const save = async (fields: object) => {
        const { id, lockVersion, name, content } = (await call(`office/contentstory?id=${storyId}`)) as Story;
        await call("office/savecontentstory", { id, lockVersion, name, content: { ...content, ...fields } });
      };
      await save({ version: "2026-12", title: "Terms of delivery", title__i18n__es: "Condiciones de entrega" });

      await openOffice(page, `/office/settings/legal/${storyId}`);
      await expect(page.locator(".word-changes ins").filter({ hasText: "2026-12" })).toHaveCount(2);
      await expect(page.frameLocator("iframe").first().getByRole("heading", { level: 1 })).toHaveText("Terms of delivery");
      await expect(page.frameLocator("iframe").nth(1).getByRole("heading", { level: 1 })).toHaveText("Condiciones de entrega");
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-legal-draft-${language}`);

      await page.getByRole("button", { name: own.ask }).click();
      await page.getByRole("dialog").getByLabel(own.note).fill("Laura Kim");
      await expectAccessible(page);
      await page.getByRole("dialog").getByRole("button", { name: own.ask, exact: true }).click();
      await expect(page.locator(".page-heading").getByText(own.review, { exact: true })).toBeVisible();
      await page.getByRole("button", { name: own.approve, exact: true }).click();
      await page.getByRole("dialog").getByLabel(own.at).fill("2099-01-01T00:00");
      await shoot(page, `office-legal-approve-${language}`);
      await page.getByRole("dialog").getByRole("button", { name: own.approve, exact: true }).click();
      await expect(page.locator(".page-heading").getByText(own.approved, { exact: true })).toBeVisible();
      await shoot(page, `office-legal-approved-${language}`);

      await save({ version: "2027-01" });
      await page.reload();
      await expect(page.locator(".page-heading").getByText(own.draft, { exact: true })).toBeVisible();
      await expect(page.getByText(own.ended)).toBeVisible();
      await shoot(page, `office-legal-ended-${language}`);
    });

    test(`a warning stands where buyers agree to other terms than are published (${language})`, async ({ page }) => {
      let agreed = "2020-01";
      await page.route(/\/legaltexts/, async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        answer.value.terms.agreed = agreed;
        await route.fulfill({ response, json: answer });
      });
      await page.route(/\/settermsversion/, (route) => {
        agreed = route.request().postDataJSON().version;
        return route.fulfill({ json: { success: true, value: { termsVersion: agreed }, message: [] } });
      });
      await openOffice(page, "/office/");
      await expect(page.getByRole("alert")).toContainText(own.old);
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-today-terms-${language}`);
      await page.getByRole("link", { name: own.check }).click();
      await expect(page.getByRole("heading", { level: 1, name: own.list })).toBeVisible();
      await expect(page.getByRole("alert")).toContainText(own.old);
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-legal-terms-${language}`);
      await page.getByRole("button", { name: own.set }).click();
      await expect(page.getByRole("alert")).toHaveCount(0);
      expect(agreed).toBe("2026-09");
    });
  });
}
