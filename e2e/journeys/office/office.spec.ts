import type { Page } from "@playwright/test";
import { signedInStaff } from "../../fixtures/caller.ts";
import { guestOrder } from "../../fixtures/guest-order.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";
import { openOffice, startAction } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    email: "Email",
    password: "Password",
    signIn: "Sign in",
    today: "Today",
    find: "Find orders",
    order: "Order",
    notStarted: "Not started",
    pick: "Pick",
    markPicked: "Mark as picked",
    picked: "4 units marked as picked.",
    allPicked: "4 of 4 picked",
    ship: "Ship",
    handOver: "Fulfill",
    carrier: "Carrier",
    tracking: "Tracking number",
    shipped: "4 units fulfilled.",
    finished: "Completed",
    pickedInHistory: /^staff@demo\.test picked 2 × /,
    refund: "Refund",
    unitsOf: /^Units of/,
    scrap: "Scrap, or not coming back",
    reason: "Reason",
    damaged: "Arrived damaged",
    refundOne: /^Refund \$/,
    refunded: /^Refund of 1 × .* and 1 × .* requested\.$/,
    close: "Close",
    signOut: "Sign out",
    shortcuts: "Keyboard shortcuts",
    again: "Sign in again",
    goBack: "Go back",
    name: "Name",
    code: "Code",
    amount: "Amount, price 1",
    key: "Code or item number, price 1",
    save: "Save prices",
    newLevel: "New price level",
    saved: /^Prices of .* saved\.$/,
    changed: /^Someone else has saved these prices/,
    compare: "Keep mine and compare",
  },
  es: {
    locale: "es-MX",
    email: "Correo electrónico",
    password: "Contraseña",
    signIn: "Iniciar sesión",
    today: "Hoy",
    find: "Buscar pedidos",
    order: "Pedido",
    notStarted: "Sin empezar",
    pick: "Surtir",
    markPicked: "Marcar como surtido",
    picked: "4 unidades marcadas como surtidas.",
    allPicked: "4 de 4 surtidas",
    ship: "Enviar",
    handOver: "Despachar",
    carrier: "Transportista",
    tracking: "Número de rastreo",
    shipped: "4 unidades despachadas.",
    finished: "Completado",
    pickedInHistory: /^staff@demo\.test surtió 2 × /,
    refund: "Reembolsar",
    unitsOf: /^Unidades de/,
    scrap: "Inservibles, o no vuelven",
    reason: "Motivo",
    damaged: "Llegó con daños",
    refundOne: /^Reembolsar \$/,
    refunded: /^Reembolso de 1 × .* y 1 × .* solicitado\.$/,
    close: "Cerrar",
    signOut: "Cerrar sesión",
    shortcuts: "Atajos de teclado",
    again: "Inicie sesión de nuevo",
    goBack: "Volver",
    name: "Nombre",
    code: "Código",
    amount: "Valor, precio 1",
    key: "Código o número de artículo, precio 1",
    save: "Guardar precios",
    newLevel: "Nuevo nivel de precio",
    saved: /^Se guardaron los precios de /,
    changed: /^Otra persona guardó estos precios/,
    compare: "Conservar los míos y comparar",
  },
} as const;

type Words = (typeof say)["en" | "es"];

async function typePassword(page: Page, own: Words): Promise<void> {
  await page.getByLabel(own.email).fill("staff@demo.test");
  await page.getByLabel(own.password).fill("Azulejo-demo-1");
  await page.getByRole("button", { name: own.signIn, exact: true }).click();
}

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`staff pick, ship and refund an order (${language})`, { tag: language === "es" ? "@daily-phone" : [] }, async ({ page }) => {
      const { orderNo } = await guestOrder(language);
      await page.goto(`/office/orders/${orderNo}`);
      await expect(page).toHaveURL(/\/office\/signin\?to=/);
      await expectAccessibleAtBothSizes(page);
      await typePassword(page, own);

      // The address that was asked for first is open after the sign-in.
      await expect(page.getByRole("heading", { level: 1, name: `${own.order} ${orderNo}` })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByText(own.notStarted)).toBeVisible();
      await expectAccessibleAtBothSizes(page);

      await page.getByRole("button", { name: own.pick, exact: true }).first().click();
      await expectAccessible(page);
      await page.getByRole("dialog").getByRole("button", { name: own.markPicked }).click();
      await expect(page.getByText(own.picked)).toBeVisible();
      await expect(page.getByText(own.allPicked)).toBeVisible();

      await page.getByRole("button", { name: own.ship, exact: true }).first().click();
      const ship = page.getByRole("dialog");
      await ship.getByLabel(own.carrier).fill("UPS");
      await ship.getByLabel(own.tracking).fill("1Z999AA10123456784");
      await expectAccessible(page);
      await ship.getByRole("button", { name: own.handOver }).click();
      await expect(page.getByText(own.shipped)).toBeVisible();
      await expect(page.locator("main .progress")).toHaveText(own.finished);
      await expect(page.getByRole("link", { name: "1Z999AA10123456784" })).toHaveAttribute("href", /ups\.com/);
      await expect(page.getByText(own.pickedInHistory)).toBeVisible();

      await startAction(page, own.refund);
      const refund = page.getByRole("dialog");
      const units = refund.getByLabel(own.unitsOf);
      for (const index of [0, 1]) await units.nth(index).fill("1");
      await refund.getByLabel(own.scrap, { exact: true }).check();
      await refund.getByLabel(own.reason, { exact: true }).selectOption(own.damaged);
      await expectAccessible(page);
      await refund.getByRole("button", { name: own.refundOne }).click();
      await expect(page.getByText(own.refunded)).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await shoot(page, `office-order-${language}`);
      await page.reload();
      await expect(page.locator("main .progress")).toHaveText(own.finished);
    });

    test(`what two people change at once is not lost (${language})`, { tag: language === "en" ? "@daily-desktop" : [] }, async ({
      page,
    }) => {
      const code = `E2E${Date.now().toString(36).toUpperCase()}`;
      await openOffice(page, "/office/prices/new");
      await page.getByLabel(own.code, { exact: true }).fill(code);
      await page.getByLabel(own.name, { exact: true }).fill(`Level ${code}`);
      await page.locator("tbody select").first().selectOption("all");
      await page.getByLabel(own.amount).fill("12.5");
      await page.getByRole("button", { name: own.save }).click();
      await expect(page.getByText(own.saved)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/office/prices/${code}$`));
      await expectAccessibleAtBothSizes(page);

      const call = await signedInStaff();
      const levels = (await call("office/pricelevels")) as { code: string; name: string; lines: object[]; revision: string }[];
      const level = levels.find((one) => one.code === code);
      const lines = [{ ...level?.lines[0], offBasisPoints: 500 }];
      await call("office/savepricelevel", { code, name: level?.name, lines, revision: level?.revision });

      await page.getByLabel(own.amount).fill("7");
      await page.getByRole("button", { name: own.save }).click();
      await expect(page.getByText(own.changed)).toBeVisible();
      await expect(page.getByLabel(own.amount)).toHaveValue("7");
      await page.getByRole("button", { name: own.compare }).click();
      await expect(page.locator("td", { hasText: "5%" }).first()).toBeVisible();
      await expect(page.getByLabel(own.amount)).toHaveValue("7");
      await page.getByRole("button", { name: own.save }).click();
      // The message of the first saving is still there.
      const offOf = async () => {
        const now = (await call("office/pricelevels")) as { code: string; lines: { offBasisPoints: number }[] }[];
        return now.find((one) => one.code === code)?.lines.map((one) => one.offBasisPoints);
      };
      await expect.poll(offOf).toEqual([700]);
    });
  });
}

test("keys go to sections, move through rows and stay silent in fields (en)", { tag: "@daily-desktop" }, async ({ page }) => {
  const own = say.en;
  await openOffice(page);
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await page.keyboard.type("go");
  await expect(page).toHaveURL(/\/office\/orders$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("j");
  const rows = page.locator("tbody tr a");
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("/");
  await expect(page.getByRole("textbox", { name: own.find })).toBeFocused();
  await page.keyboard.type("gt?");
  await expect(page.getByRole("textbox", { name: own.find })).toHaveValue("gt?");
  await expect(page).toHaveURL(/\/office\/orders$/);
  await page.getByRole("textbox", { name: own.find }).blur();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: own.shortcuts })).toBeVisible();
  await expectAccessible(page);
});

test("a session that ended asks to sign in above the page, and sends what was typed (en)", { tag: "@daily-desktop" }, async ({
  page,
  context,
}) => {
  const own = say.en;
  const { orderNo } = await guestOrder("en");
  await openOffice(page, `/office/orders/${orderNo}`);
  await page.getByRole("button", { name: own.pick, exact: true }).first().click();
  await context.clearCookies();
  await page.getByRole("button", { name: own.markPicked }).click();
  const again = page.getByRole("dialog", { name: own.again });
  await expect(again).toBeVisible();
  await again.getByLabel(own.email).fill("staff@demo.test");
  await again.getByLabel(own.password).fill("Azulejo-demo-1");
  await again.getByRole("button", { name: own.signIn, exact: true }).click();
  await expect(page.getByText(own.picked)).toBeVisible();
});
