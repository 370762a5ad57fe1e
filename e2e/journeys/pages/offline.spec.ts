import { guestOrder } from "../../fixtures/guest-order.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, loudTest, shoot } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    title: "No connection",
    order: "Order",
    length: "Length (ft)",
    width: "Width (ft)",
    box: "Sq ft per box",
    said: "132 sq ft with waste · Boxes: 13",
  },
  es: {
    title: "Sin conexión",
    order: "Pedido",
    length: "Largo (pies)",
    width: "Ancho (pies)",
    box: "Pie² por caja",
    said: "132 pie² con desperdicio · Cajas: 13",
  },
} as const;

// The browser reports each file that it can't load without a connection.
for (const language of ["en", "es"] as const)
  loudTest(
    `without a connection, the job site has the last order, the boxes of a room and the stores' phones (${language})`,
    async ({ page, context }) => {
      const own = say[language];
      const { orderNo, receiptId } = await guestOrder(language);
      await page.goto(`/${language}/`);
      expect(
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
        "a first visit costs nothing",
      ).toBe(0);
      await page.goto(`/${language}/order/receipt/${receiptId}`);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active);
      await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe("activated");

      await context.setOffline(true);
      await page.goto(`/${language}/search?q=white`);
      await expect(page.getByRole("heading", { level: 1, name: own.title })).toBeVisible();
      await expect(page.getByText(`${own.order} ${orderNo}`)).toBeVisible();
      for (const [label, typed] of [
        [own.length, "12"],
        [own.width, "10"],
        [own.box, "10.75"],
      ] as const)
        await page.getByLabel(label).fill(typed);
      await expect(page.getByText(own.said)).toBeVisible();
      expect(await page.locator("main a[href^='tel:']").count()).toBeGreaterThan(5);
      expect(await page.locator("main").innerText(), "no price may be old").not.toContain("$");
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `offline-${language}`);

      await context.setOffline(false);
      await page.reload();
      await expect(page).toHaveURL(/search/);
      await expect(page.getByRole("heading", { level: 1, name: own.title })).toBeHidden();
    },
  );
