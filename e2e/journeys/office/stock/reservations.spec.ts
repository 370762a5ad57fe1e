import { signedInStaff } from "../../../fixtures/caller.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../../fixtures/shop.ts";
import { openOffice } from "../../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    reserve: "Reserve",
    quantity: /^Quantity/,
    without: "Without one",
    with: "With an account",
    name: "Name",
    phone: "Phone",
    note: "Note",
    pick: "Choose the customer.",
    made: /3 units of lot .+ reserved/,
    reservations: "Reservations",
    write: "Write order",
    goOn: "Continue order",
    release: "Release",
    released: /released\./,
  },
  es: {
    locale: "es-MX",
    reserve: "Apartar",
    quantity: /^Cantidad/,
    without: "Sin cuenta",
    with: "Con cuenta",
    name: "Nombre",
    phone: "Teléfono",
    note: "Nota",
    pick: "Elija al cliente.",
    made: /Se apartaron 3 unidades/,
    reservations: "Apartados",
    write: "Tomar pedido",
    goOn: "Seguir con el pedido",
    release: "Liberar",
    released: /Se liberó el apartado/,
  },
} as const;

interface Lot {
  store: string;
  code: string;
  onHand: number;
  reserved: number;
}

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`staff reserve a lot for a customer, write the order from it, and release it (${language})`, async ({ page }) => {
      const call = await signedInStaff();
      const { containers } = (await call("office/containers")) as { containers: { code: string }[] };
      const code = containers[language === "en" ? 0 : 1]?.code;
      const { contents } = (await call(`office/readcontainer?code=${code}`)) as { contents: { itemNo: string; sellUnit: string }[] };
      let itemNo = "";
      let lot: Lot | undefined;
      for (const one of contents) {
        const { lots } = (await call(`office/stock?itemNo=${one.itemNo}`)) as { lots: Lot[] };
        lot = lots.find(({ onHand, reserved }) => onHand - reserved > 10);
        itemNo = one.itemNo;
        if (lot) break;
      }
      const before = lot as Lot;
      const reservedNow = async () => {
        const { lots } = (await call(`office/stock?itemNo=${itemNo}`)) as { lots: Lot[] };
        return lots.find(({ store, code: lotCode }) => store === before.store && lotCode === before.code)?.reserved;
      };

      await openOffice(page, `/office/stock?item=${itemNo}`);
      const row = page.locator("tbody tr").filter({ hasText: before.code }).first();
      await row.getByRole("button", { name: own.reserve }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(own.quantity).fill("3");
      await dialog.getByRole("button", { name: own.reserve, exact: true }).click();
      await expect(dialog.getByText(own.pick)).toBeVisible();
      await dialog.getByRole("combobox").fill("ladera");
      await expect(dialog.getByRole("option").first()).toBeVisible();
      await shoot(page, `office-reserve-find-${language}`);
      await dialog.getByLabel(own.without).check();
      await dialog.getByLabel(own.name, { exact: true }).fill("Ana <b>Ruiz</b>");
      await dialog.getByLabel(own.phone).fill("775 555 0100");
      await dialog.getByLabel(own.note).fill(`Walk ${language}`);
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-reserve-${language}`);
      await dialog.getByRole("button", { name: own.reserve, exact: true }).click();
      await expect(page.getByText(own.made)).toBeAttached();
      expect(await reservedNow()).toBe(before.reserved + 3);
      await shoot(page, `office-stock-reserved-${language}`);

      await page.goto(`/office/stock/reservations?query=${itemNo}`);
      const kept = page
        .locator("tbody tr")
        .filter({ hasText: `Walk ${language}` })
        .first();
      await expect(kept).toContainText("Ana <b>Ruiz</b>");
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-reservations-${language}`);
      await kept.getByRole("button", { name: own.write }).click();
      await expect(page).toHaveURL(/\/orders\/new\/\d+$/);
      await expect(page.getByText(itemNo).first()).toBeVisible();
      await expect(page.locator("main")).toContainText(before.code);
      await expect(page.locator("[name=firstName]")).toHaveValue("Ana");
      await expect(page.locator("[name=lastName]")).toHaveValue("<b>Ruiz</b>");
      await expect(page.locator("[name=phone]")).toHaveValue("775 555 0100");
      expect(await reservedNow()).toBe(before.reserved + 3);

      await page.goto(`/office/stock/reservations?query=${itemNo}`);
      await expect(kept.getByRole("button", { name: own.goOn })).toBeVisible();
      await kept.getByRole("button", { name: own.release }).click();
      await expectAccessibleAtBothSizes(page);
      await page.getByRole("dialog").getByRole("button", { name: own.release, exact: true }).click();
      await expect(page.getByText(own.released)).toBeAttached();
      expect(await reservedNow()).toBe(before.reserved);
      await page.goto("/office/stock/reservations?state=all");
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-reservations-all-${language}`);
    });
  });
}
