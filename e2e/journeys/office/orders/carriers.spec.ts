import { guestOrder } from "../../../fixtures/guest-order.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../../fixtures/shop.ts";
import { openOffice } from "../../../fixtures/staff.ts";

eachLanguageAtOneSize();

const sandbox = `http://localhost:${Number(process.env.E2E_PORT ?? 3410) + 1}`;

const say = {
  en: {
    locale: "en-US",
    book: "Book a carrier",
    sizes: { "Parcels of this size": "2", "Weight (lb)": "32.5", "Length (in)": "20", "Width (in)": "20", "Height (in)": "8" },
    rates: "Rate",
    getRates: "Get rates",
    confirm: "Book",
    booked: "UPS is booked.",
    cost: /UPS Ground, \$51\.32/,
    label: "Label of parcel 2",
    cancel: "Cancel booking",
    delivered: /^Delivered .*signed by A\. Recipient$/,
  },
  es: {
    locale: "es-MX",
    book: "Contratar transportista",
    sizes: { "Paquetes de este tamaño": "2", "Peso (lb)": "32.5", "Largo (pulg)": "20", "Ancho (pulg)": "20", "Alto (pulg)": "8" },
    rates: "Tarifa",
    getRates: "Consultar tarifas",
    confirm: "Contratar",
    booked: "UPS quedó contratado.",
    cost: /UPS Ground, \$51\.32/,
    label: "Etiqueta del paquete 2",
    cancel: "Cancelar envío",
    delivered: /^Entregado .*firmó A\. Recipient$/,
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`staff book a carrier for two parcels, whose reports of the delivery reach the order (${language})`, async ({ page, request }) => {
      const { orderNo } = await guestOrder(language);
      await openOffice(page, `/office/orders/${orderNo}`);
      await page.getByRole("button", { name: own.book }).click();
      const dialog = page.getByRole("dialog");
      for (const [label, typed] of Object.entries(own.sizes)) await dialog.getByLabel(label).fill(typed);
      await dialog.getByRole("button", { name: own.getRates }).click();
      await expect(dialog.getByRole("group", { name: own.rates, exact: true }).getByRole("radio")).toHaveCount(2);
      await expectAccessible(page);
      await dialog.getByRole("button", { name: own.confirm, exact: true }).click();
      await expect(page.getByText(own.booked)).toBeAttached();
      await expect(page.getByText(own.cost)).toBeVisible();
      await expect(page.getByRole("button", { name: own.label })).toBeVisible();
      await expect(page.getByRole("button", { name: own.cancel })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-carriers-${language}`);

      const { shipments } = (await (await request.get(`${sandbox}/easypost/control/shipments`)).json()) as {
        shipments: { id: string; reference: string }[];
      };
      const update = { status: "delivered", signedBy: "A. Recipient" };
      for (const { id } of shipments.filter(({ reference }) => reference === String(orderNo)))
        await request.post(`${sandbox}/easypost/control/shipments/${id}/track`, { data: update });
      await page.reload();
      await expect(page.getByText(own.delivered)).toBeVisible();
      await expect(page.getByRole("button", { name: own.cancel })).toHaveCount(0);
    });
  });
}
