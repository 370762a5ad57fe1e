import { signedInStaff } from "../../fixtures/caller.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const MONDAY = "2098-12-01";

const say = {
  en: {
    locale: "en-US",
    of: "For",
    keys: "Codes or item numbers",
    percent: "Percent off the list price",
    from: "First day",
    until: "Last day",
    preview: "Preview",
    touches: "What this changes",
    save: "Change 1 price",
    saved: "1 price changed.",
    kind: "Change",
    percentUp: "Percent",
    begins: "Begins Monday",
    planned: "Planned prices",
    plan: /^Plan \d+ prices$/,
    change: "Change",
    withdraw: "Withdraw",
    planList: "Plan list prices",
    noSuch: /^We don't know no-such/,
    takeOut: "Take out",
    takeOutOf: /^Take .+ out of the plan$/,
    except: "Except these items (optional)",
  },
  es: {
    locale: "es-MX",
    of: "Para",
    keys: "Códigos o números de artículo",
    percent: "Porcentaje de descuento sobre el precio de lista",
    from: "Primer día",
    until: "Último día",
    preview: "Vista previa",
    touches: "Lo que cambia",
    save: "Cambiar 1 precio",
    saved: "Se cambió 1 precio.",
    kind: "Cambio",
    percentUp: "Porcentaje",
    begins: "Comienza el lunes",
    planned: "Precios planeados",
    plan: /^Planear \d+ precios$/,
    change: "Cambiar",
    withdraw: "Retirar",
    planList: "Planear precios de lista",
    noSuch: /^No conocemos no-such/,
    takeOut: "Excluir",
    takeOutOf: /^Excluir .+ del plan$/,
    except: "Excepto estos artículos (opcional)",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`a sale is planned with what it touches in view, and its price keeps a history (${language})`, async ({ page }) => {
      const call = await signedInStaff();
      const { containers } = (await call("office/containers")) as { containers: { code: string }[] };
      const { contents } = (await call(`office/readcontainer?code=${containers[1]?.code}`)) as { contents: { itemNo: string }[] };
      const itemNo = [...new Set(contents.map((line) => line.itemNo))][language === "en" ? 0 : 1] ?? "";

      await openOffice(page, "/office/prices/plan?of=series&keys=no-such-series&percent=10");
      await expect(page.getByText(own.noSuch)).toBeVisible();

      await page.getByLabel(own.of, { exact: true }).selectOption("item");
      await page.getByLabel(own.keys).fill(itemNo);
      await page.getByLabel(own.percent).fill("12.5");
      await page.getByLabel(own.from).fill("2098-11-27");
      await page.getByLabel(own.until).fill("2098-11-30");
      await page.getByRole("button", { name: own.preview }).click();
      await expect(page.getByRole("heading", { name: own.touches })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-price-plan-${language}`);

      // Another person changes the price while this one looks at the preview.
      const change = { scope: { of: "item", keys: [itemNo] }, kind: "sale", basisPoints: 500, from: "2097-01-01", until: "2097-01-02" };
      const { revision } = (await call("office/previewprices", change)) as { revision: string };
      await call("office/changeprices", { change, revision });
      await page.getByRole("button", { name: own.save }).click();
      await expect(page.locator("[role=alert]").first()).toBeVisible();
      await page.getByRole("button", { name: own.save }).click();
      await expect(page.getByText(own.saved)).toBeVisible();

      await page.goto(`/office/prices/history?item=${itemNo}`);
      await expect(page.locator("tbody tr").first()).toContainText("staff@demo.test");
      await expect(page.locator("tbody tr")).not.toHaveCount(1);
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-price-history-${language}`);
    });

    test(`a price of one series begins on a Monday, is changed until then and withdrawn (${language})`, async ({ page }) => {
      const series = language === "en" ? "pizarral" : "levante";
      await openOffice(page, "/office/prices/planned");
      await page.getByRole("link", { name: own.planList }).click();
      await page.getByLabel(own.keys).fill(series);
      await page.getByLabel(own.percentUp, { exact: true }).fill("5");
      await page.getByLabel(own.from).fill(MONDAY);
      await page.getByRole("button", { name: own.preview }).click();
      await expect(page.getByText(own.begins)).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-price-monday-${language}`);
      await page.getByRole("button", { name: own.plan }).click();
      await page.waitForURL("**/prices/planned");
      await expect(page.getByRole("heading", { name: own.planned, exact: true })).toBeVisible();

      const plan = page.getByRole("row").filter({ hasText: series });
      await expect(plan).toContainText("+5%");
      await expect(plan).toContainText("staff@demo.test");
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-planned-prices-${language}`);
      await plan.getByRole("link").first().click();
      await expect(page.getByText(own.begins)).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-planned-price-${language}`);

      const rows = page.locator("tbody tr");
      const count = await rows.count();
      await page.getByRole("button", { name: own.takeOutOf }).first().click();
      await expectAccessibleAtBothSizes(page);
      await page.getByRole("dialog").getByRole("button", { name: own.takeOut, exact: true }).click();
      await expect(rows).toHaveCount(count - 1);

      await page.getByRole("link", { name: own.change, exact: true }).click();
      await expect(page.getByLabel(own.except)).not.toHaveValue("");
      await page.getByLabel(own.percentUp, { exact: true }).fill("7.5");
      await expect(page.getByRole("button", { name: own.plan }), "the preview still shows 5 %").toBeDisabled();
      await page.getByRole("button", { name: own.preview }).click();
      await page.getByRole("button", { name: own.plan }).click();
      await page.waitForURL("**/prices/planned");
      await expect(page.getByRole("heading", { name: own.planned, exact: true })).toBeVisible();
      await expect(plan).toHaveCount(1);
      await expect(plan).toContainText("+7.5%");

      await plan.getByRole("link").first().click();
      await page.getByRole("button", { name: own.withdraw }).click();
      await page.getByRole("dialog").getByRole("button", { name: own.withdraw }).click();
      await expect(page.getByRole("heading", { name: own.planned, exact: true })).toBeVisible();
      await expect(plan).toHaveCount(0);
    });
  });
}
