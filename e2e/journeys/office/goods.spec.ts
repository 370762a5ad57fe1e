import { signedInStaff } from "../../fixtures/caller.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    number: "Number",
    supplier: "Supplier",
    place: "Location",
    due: "Due",
    lines: "Lines",
    unread: "Line 2 can't be read",
    announce: "Add container",
    expected: "Expected",
    fill: "Fill in as expected",
    book: "Receive 2 lines",
    booked: "2 lines received into stock.",
    received: "Received",
    from: "From",
    to: "To",
    send: "Send transfer",
    receive: "Receive transfer",
    arrived: "3 units received into stock.",
    start: "Start count",
    scope: "Item numbers beginning with",
    save: "Save counts",
    saved: "1 lot saved.",
    bookCount: "Post count",
    bookDifferences: "Post differences",
    state: "Posted",
  },
  es: {
    locale: "es-MX",
    number: "Número",
    supplier: "Proveedor",
    place: "Lugar",
    due: "Llegada",
    lines: "Líneas",
    unread: "No se entiende la línea 2",
    announce: "Agregar contenedor",
    expected: "En camino",
    fill: "Llenar según lo previsto",
    book: "Recibir 2 líneas",
    booked: "Se registraron 2 líneas en las existencias.",
    received: "Recibido",
    from: "Desde",
    to: "Hacia",
    send: "Enviar traslado",
    receive: "Registrar lo que llegó",
    arrived: "Entraron 3 unidades a las existencias.",
    start: "Iniciar conteo",
    scope: "Números de artículo que empiezan con",
    save: "Guardar lo contado",
    saved: "Se guardó 1 lote.",
    bookCount: "Registrar conteo",
    bookDifferences: "Registrar diferencias",
    state: "Registrado",
  },
} as const;

interface Lot {
  store: string;
  code: string;
  onHand: number;
}

for (const language of ["en", "es"] as const) {
  const own = say[language];
  // Each language works in a place of its own: a place has one open count.
  const [place, other] = language === "en" ? ["denver", "dallas"] : ["phoenix", "austin"];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`goods arrive in a container, go to another place and are counted (${language})`, async ({ page }) => {
      const call = await signedInStaff();
      const { containers } = (await call("office/containers")) as { containers: { code: string }[] };
      const { contents } = (await call(`office/readcontainer?code=${containers[0]?.code}`)) as { contents: { itemNo: string }[] };
      const [first, second] = [...new Set(contents.map(({ itemNo }) => itemNo))];
      const code = `E2E-${language}-${Date.now().toString(36)}`;
      const lotAt = async (store: string) => {
        const { lots } = (await call(`office/stock?itemNo=${first}`)) as { lots: Lot[] };
        return lots.find((lot) => lot.store === store && lot.code === code)?.onHand ?? 0;
      };

      await openOffice(page, "/office/stock/containers/new");
      await page.getByLabel(own.number, { exact: true }).fill(code);
      await page.getByLabel(own.supplier).fill("Alcora");
      await page.getByLabel(own.place).selectOption(place);
      await page.getByLabel(own.due).fill("2099-03-01");
      await page.getByLabel(own.lines, { exact: true }).fill(`${first}\t${code}\tB2\t\t20\nnonsense`);
      await expect(page.getByText(own.unread)).toBeVisible();
      await page.getByLabel(own.lines, { exact: true }).fill(`${first}\t${code}\tB2\t\t20\n${second}\t${code}\t\t9\t6`);
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-new-container-${language}`);
      await page.getByRole("button", { name: own.announce }).click();

      await expect(page.getByRole("heading", { level: 1 })).toContainText(code);
      await page.getByRole("button", { name: own.fill }).click();
      await page.locator(".units-input").first().fill("18");
      await expect(page.getByText(/^−2 /)).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-container-${language}`);
      await page.getByRole("button", { name: own.book }).click();
      const summary = page.getByRole("dialog");
      await expect(summary.locator("tbody tr")).toHaveCount(1);
      await expect(summary.locator("tbody tr")).toContainText("−2 ");
      await expectAccessibleAtBothSizes(page);
      await summary.getByRole("button", { name: own.book }).click();
      await expect(page.getByText(own.booked)).toBeVisible();
      await expect(page.locator(".facts-line")).toContainText(own.received);

      const counted = await lotAt(place);
      await page.goto("/office/stock/transfers/new");
      await page.getByLabel(own.from).selectOption(place);
      await page.getByLabel(own.to).selectOption(other);
      await page.getByLabel(own.lines, { exact: true }).fill(`${first}, ${code}, 3`);
      await expectAccessibleAtBothSizes(page);
      await page.getByRole("button", { name: own.send }).click();
      await expect(page).toHaveURL(/\/transfers\/\d+$/);
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-transfer-${language}`);
      await page.getByRole("button", { name: own.receive }).click();
      await expect(page.getByText(own.arrived)).toBeVisible();
      expect([await lotAt(place), await lotAt(other)]).toEqual([counted - 3, 3]);

      await page.goto("/office/stock/counts");
      await page.locator(".page-actions").getByRole("button", { name: own.start }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(own.place).selectOption(other);
      await dialog.getByLabel(own.scope).fill(first ?? "");
      await dialog.getByRole("button", { name: own.start }).click();
      await expect(page).toHaveURL(/\/counts\/\d+$/);
      await page.locator("tr", { hasText: code }).locator(".units-input").fill("2");
      await page.getByRole("button", { name: own.save }).click();
      await expect(page.getByText(own.saved)).toBeVisible();
      await expect(page.locator("tr", { hasText: code })).toContainText("−1");
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-count-${language}`);
      await page.getByRole("button", { name: own.bookCount }).click();
      await page.getByRole("dialog").getByRole("button", { name: own.bookDifferences }).click();
      await expect(page.locator(".facts-line")).toContainText(own.state);
      expect(await lotAt(other)).toBe(2);

      for (const path of ["containers", "transfers", "counts"]) {
        await page.goto(`/office/stock/${path}?state=all`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessibleAtBothSizes(page);
      }
    });
  });
}
