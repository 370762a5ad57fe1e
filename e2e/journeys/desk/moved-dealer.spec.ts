import { linkTo, mailsTo } from "../../fixtures/mail.ts";
import { moveDealerIn } from "../../fixtures/moved-dealer.ts";
import {
  eachLanguageAtOneSize,
  expect,
  expectAccessible,
  expectAccessibleAtBothSizes,
  expectToFit,
  shoot,
  test,
  typeCard,
} from "../../fixtures/shop.ts";
import { openOffice, startAction } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const PASSWORD = "a wall of old azulejos";

const say = {
  en: {
    locale: "en-US",
    newPassword: "New password",
    email: "Email",
    password: "Password",
    signIn: "Sign in",
    save: "Save password",
    balance: "Balance",
    search: "Invoice, order, PO or job",
    pay: /^Pay \$/,
    thanks: "Payment received. Thank you.",
    searchOrder: "Order, job, item or lot",
    again: "Order again",
    items: "Items",
    boxes: /^D-\d+ \d+ box(?:es)?$/m,
    add: /^Add \d+ lines? to bag/,
    bag: /^Bag/,
    receipt: "See the receipt",
    write: "Write to us about this order",
    text: "Your message",
    send: "Send message",
    question: "One box is another shade. Can I bring it back?",
    back: "Create return",
    units: /^Units of /,
    reason: "Reason",
    ours: "Our fault",
    inspect: "Inspect",
    store: "Store that keeps the goods",
    lot: /^Lot of D-/,
    saveInspection: "Save inspection",
    refund: "Refund",
    refundAmount: /^Refund \$/,
    refunded: /^Refunded\. /,
    returns: "Returns",
    credit: "Credit",
  },
  es: {
    locale: "es-MX",
    newPassword: "Contraseña nueva",
    email: "Correo electrónico",
    password: "Contraseña",
    signIn: "Iniciar sesión",
    save: "Guardar contraseña",
    balance: "Saldo",
    search: "Factura, pedido, O. C. u obra",
    pay: /^Pagar \$/,
    thanks: "Recibimos su pago. Gracias.",
    searchOrder: "Pedido, obra, artículo o lote",
    again: "Pedir de nuevo",
    items: "Artículos",
    boxes: /^D-\d+ \d+ cajas?$/m,
    add: /^Agregar \d+ líneas? a la bolsa/,
    bag: /^Bolsa/,
    receipt: "Ver el recibo",
    write: "Escríbanos sobre este pedido",
    text: "Su mensaje",
    send: "Enviar mensaje",
    question: "Una caja es de otro tono. ¿La puedo devolver?",
    back: "Crear devolución",
    units: /^Unidades de /,
    reason: "Motivo",
    ours: "Culpa nuestra",
    inspect: "Revisar",
    store: "Tienda donde se queda la mercancía",
    lot: /^Lote de D-/,
    saveInspection: "Guardar revisión",
    refund: "Reembolsar",
    refundAmount: /^Reembolsar \$/,
    refunded: /^Reembolsada\. /,
    returns: "Devoluciones",
    credit: "Nota de crédito",
  },
} as const;

const dollars = (cents: number): string => (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });

for (const language of ["en", "es"] as const) {
  const own = say[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: own.locale });

    test(`a dealer comes from another system, pays what was owed there, orders again and returns a box (${language})`, async ({ page }) => {
      test.setTimeout(300_000);
      const dealer = await moveDealerIn(language);
      const look = (name: string) => shoot(page, `moved-dealer-${name}-${language}`);

      // The other language's journey has invited everybody, and the mailbox forgets what is old.
      if ((await mailsTo(dealer.email)).length === 0) {
        await page.goto(`/${language}/account/forgotpassword`);
        await page.locator("#main").getByLabel(own.email, { exact: true }).fill(dealer.email);
        await page.locator("#main").getByRole("button").first().click();
        await expect(page).toHaveURL(/passwordResetLinkSent$/, { timeout: 30_000 });
      }
      await page.goto(await linkTo(dealer.email, "account/forgotpassword/reset?token="));
      await page.getByLabel(own.newPassword, { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: own.save }).click();
      await expect(page).toHaveURL(/account\/login$/);
      await page.getByLabel(own.email, { exact: true }).fill(dealer.email);
      await page.getByLabel(own.password, { exact: true }).fill(PASSWORD);
      await page.locator("#main").getByRole("button", { name: own.signIn }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/account/$`));
      await page.goto(`/${language}/account/`, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 2, name: own.balance })).toBeVisible();
      await expect(page.getByText(dollars(dealer.balanceCents)).first()).toBeVisible();
      await look("overview");

      await page.goto(`/${language}/account/invoices?search=${dealer.invoice.number}`, { waitUntil: "networkidle" });
      const rows = page.locator("table tbody tr");
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(dealer.invoice.number);
      await expect(rows).toContainText(dollars(dealer.invoice.openCents));
      await expectAccessibleAtBothSizes(page);
      await look("invoice");
      await rows.getByRole("checkbox").check();
      await page.getByRole("button", { name: own.pay }).click();
      await typeCard(page, "4242424242424242");
      await page.getByRole("button", { name: own.pay }).click();
      await expect(page.getByText(own.thanks)).toBeVisible();
      await page.goto(`/${language}/account/`, { waitUntil: "networkidle" });
      await expect(page.getByText(dollars(dealer.balanceCents - dealer.invoice.openCents)).first()).toBeVisible();

      await page.goto(`/${language}/account/orders?search=${dealer.orderNumber}`, { waitUntil: "networkidle" });
      await expect(rows).toHaveCount(1);
      await rows.getByRole("link").first().click();
      await expect(page.getByText(dealer.orderNumber).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectAccessibleAtBothSizes(page);
      await expectToFit(page);
      await look("order");
      const orderUrl = page.url();
      const orderNo = /\d{6,}/.exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")?.[0] ?? "";
      await page.getByRole("link", { name: own.again }).click();
      await expect(page).toHaveURL(/account\/quickorder\?order=/);
      await page.waitForLoadState("networkidle");
      // In the units of the other system, which the catalog may not sell by.
      await expect(page.getByLabel(own.items).first()).toHaveValue(own.boxes);
      await look("order-again");
      await page.getByRole("button", { name: own.add }).click();
      await expect(page.getByRole("link", { name: own.bag })).not.toContainText("0");

      await page.goto(orderUrl, { waitUntil: "networkidle" });
      await page.getByRole("link", { name: own.receipt }).click();
      await expect(page.getByText(/^D-\d+$/).first()).toBeVisible();
      await expect(page.getByText(/^, D-/)).toHaveCount(0);
      await page.getByRole("link", { name: own.write }).click();
      await page.getByLabel(own.text).fill(own.question);
      await page.getByRole("button", { name: own.send }).click();
      await expect(page.getByText(own.question)).toBeVisible();

      await openOffice(page, `/office/orders/${orderNo}`);
      await expect(page.getByText(own.question)).toBeVisible();
      await startAction(page, own.back);
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(own.units).first().fill("1");
      await dialog.getByRole("radio", { name: own.ours }).check();
      await dialog.getByLabel(own.reason).selectOption({ index: 1 });
      await dialog.getByRole("button", { name: own.back }).click();
      await page.getByRole("button", { name: own.inspect, exact: true }).click();
      await dialog.getByLabel(own.store).selectOption({ index: 1 });
      await dialog.getByLabel(own.lot).fill("L-OLD-7");
      await expectAccessible(page);
      await look("office-inspect");
      await dialog.getByRole("button", { name: own.saveInspection }).click();
      await page.getByRole("region", { name: own.returns }).getByRole("button", { name: own.refund }).click();
      await expect(dialog.getByRole("button", { name: own.refundAmount })).toBeVisible();
      await expectAccessible(page);
      await look("office-refund");
      await dialog.getByRole("button", { name: own.refundAmount }).click();
      await expect(page.getByText(own.refunded)).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await look("office-order");

      await expect
        .poll(async () => {
          await page.goto(`/${language}/account/invoices?status=all&search=${orderNo}`, { waitUntil: "networkidle" });
          return rows.count();
        })
        .toBe(1);
      await expect(rows).toContainText(own.credit);
      await look("credit");
    });
  });
}
